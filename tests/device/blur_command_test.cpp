// headroom-cli blur, best and run --variants best: the choice, and its report.
#include <gmock/gmock.h>

#include <filesystem>

#include "command_line_fixture.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/choice.hpp"
#include "headroom/image_files/image_file.hpp"
#include "headroom/system/file.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class BlurCommand : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    std::vector<std::byte> bytes;
    for (int i = 0; i < 90 * 60 * 3; ++i) bytes.push_back(static_cast<std::byte>(i * 7919 % 251));
    if (!IsSkipped()) saveImage(Image({90, 60}, 3, Depth::U8, bytes), path("in.png"));
  }
  Ended blur(const std::string& options) {
    return cli("blur '" + path("in.png") + "' '" + path("out.png") + "' --sigma 2 " + options);
  }
};

TEST_F(BlurCommand, WithoutAVariantUsesTheBestAndSaysWhy) {
  const Ended ended = blur("--allow exact");
  ASSERT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.err, AllOf(HasSubstr("note: blur."), HasSubstr("that are exact"), HasSubstr("sigma 2")));
  EXPECT_THAT(ended.out, HasSubstr("of the exact Gaussian"));
  const Catalogue catalogue;
  const std::string used = ended.out.substr(ended.out.find("blur."), ended.out.find(" on ") - ended.out.find("blur."));
  EXPECT_TRUE(isExact(catalogue.find(used))) << ended.out;
  EXPECT_EQ(loadImage(path("out.png")).image.size(), (Size{90, 60}));
}

TEST_F(BlurCommand, TellsWhereTheTimeWent) {
  const Ended ended = blur("--variant separable");
  ASSERT_EQ(ended.code, 0) << ended.err;
  for (const char* step : {"reading and decoding", "upload", "into planes", "kernels", "into pixels", "download",
                           "encoding and writing", "starting", "total"}) {
    EXPECT_THAT(ended.out, HasSubstr(step));
  }
  EXPECT_THAT(ended.err, Not(HasSubstr("fastest of"))) << "nothing was chosen";
}

TEST_F(BlurCommand, ChecksAsMuchAsIsAskedFor) {
  EXPECT_THAT(blur("--variant separable --check sample").out, HasSubstr("of the exact Gaussian in samples"));
  EXPECT_THAT(blur("--variant separable --check none").out, Not(HasSubstr("largest error")));
  EXPECT_THAT(blur("--variant separable").out, AllOf(HasSubstr("largest error"), Not(HasSubstr("in samples"))));
  EXPECT_EQ(blur("--variant separable --check half").code, 2);
}

TEST_F(BlurCommand, WritesAReportWithBothPicturesAndTheirDifference) {
  const Ended ended =
      blur("--variant separable --html '" + path("report.html") + "' --markdown '" + path("report.md") + "'");
  ASSERT_EQ(ended.code, 0) << ended.err;
  const std::string html = readFile(path("report.html"));
  std::size_t pictures = 0;
  for (std::size_t at = 0; (at = html.find("data:image/png;base64,", at)) != html.npos; ++at) ++pictures;
  EXPECT_EQ(pictures, 3U);
  EXPECT_THAT(html, AllOf(HasSubstr("in.png, 90 x 60, 3 channels"), HasSubstr("blur.separable"),
                          HasSubstr("Error against the true Gaussian"), HasSubstr("<h2>Kernels</h2>")));
  EXPECT_THAT(readFile(path("report.md")), Not(HasSubstr("base64")));
  EXPECT_EQ(blur("--variant separable --html -").code, 2);
}

TEST_F(BlurCommand, RefusesAnAllowanceThatItDoesNotKnow) {
  const Ended ended = blur("--allow precise");
  EXPECT_EQ(ended.code, 2);
  EXPECT_THAT(ended.err, AllOf(HasSubstr("\"precise\""), HasSubstr("exact, visually-exact"), HasSubstr("fast")));
  EXPECT_EQ(cli("best --allow precise").code, 2);
  EXPECT_EQ(blur("--variant separable --allow exact").code, 2) << "one of them is meant";
}

TEST_F(BlurCommand, TellsWhatTheOutputsFormatCannotKeep) {
  saveImage(Image({40, 30}, 4, Depth::U16, std::vector<std::byte>(std::size_t{40} * 30 * 4 * 2)), path("deep.png"));
  const std::string start = "blur '" + path("deep.png") + "' --sigma 2 --variant separable '";
  const Ended lossy = cli(start + path("out.jpg") + "'");
  EXPECT_EQ(lossy.code, 0) << lossy.err;
  EXPECT_THAT(lossy.err, AllOf(HasSubstr("note: " + path("out.jpg")), HasSubstr("16 bits"), HasSubstr("transparency")));
  EXPECT_THAT(cli(start + path("out.png") + "'").err, Not(HasSubstr("keep")));
}

TEST_F(BlurCommand, WrapsWhatDecodersSayInASentence) {
  // libjpeg skips data between the image and the end marker, and prints its own warning.
  saveImage(Image({90, 60}, 1, Depth::U8, std::vector<std::byte>(90 * 60)), path("in.jpg"));
  std::string damaged = contentOf(path("in.jpg"));
  damaged.insert(damaged.size() - 2, std::string(18, 'x'));
  write("damaged.jpg", damaged);
  const std::string start =
      "blur '" + path("damaged.jpg") + "' '" + path("out.png") + "' --sigma 2 --variant separable ";
  const Ended ended = cli(start);
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("note: " + path("damaged.jpg") + " may be damaged: its decoder says \""));
  EXPECT_THAT(ended.err, HasSubstr("note: POCL_AFFINITY=1"));
  EXPECT_THAT(ended.out, AllOf(HasSubstr(", 1 channel, "), Not(HasSubstr("1 channels"))));
  EXPECT_THAT(cli(start + "-q").err, IsEmpty());
}

TEST_F(BlurCommand, ChecksTheOutputBeforeItsWork) {
  std::filesystem::create_directory(path("folder.png"));
  struct Mistake {
    const char* output;
    int code;
    const char* reason;
  };
  const Mistake mistakes[] = {{"folder.png", 1, "it is a folder"},
                              {"missing/out.png", 1, "there is no folder"},
                              {"out.xyz", 2, "its ending"},
                              {"out", 2, "its ending"},
                              {"missing/out.xyz", 2, "its ending"}};
  for (const auto& [output, code, mistake] : mistakes) {
    // A missing photo shows that nothing was done before the check.
    const Ended ended = cli("blur '" + path("none.png") + "' '" + path(output) + "'");
    EXPECT_EQ(ended.code, code) << output;
    EXPECT_THAT(ended.err, AllOf(HasSubstr(output), HasSubstr(mistake), Not(HasSubstr("note:"))));
  }
  EXPECT_THAT(cli("blur '" + path("in.png") + "' '" + path("out.pgm") + "'").err,
              AllOf(HasSubstr("grey pictures only"), Not(HasSubstr("fastest"))));
}

TEST_F(BlurCommand, OverwritesThePhotoOnlyWithForce) {
  const std::string original = contentOf(path("in.png"));
  std::filesystem::create_hard_link(path("in.png"), path("hard.png"));
  std::filesystem::create_symlink(path("in.png"), path("soft.png"));
  const std::string start = "blur '" + path("in.png") + "' --sigma 2 --variant separable ";
  for (const char* name : {"in.png", "./in.png", "hard.png", "soft.png"}) {
    const Ended ended = cli(start + "'" + path(name) + "'");
    EXPECT_EQ(ended.code, 2) << name;
    EXPECT_THAT(ended.err, AllOf(HasSubstr(path(name) + " is the photo itself"), HasSubstr("--force")));
    EXPECT_EQ(contentOf(path("in.png")), original) << name;
  }
  const Ended forced = cli(start + "--force '" + path("in.png") + "'");
  EXPECT_EQ(forced.code, 0) << forced.err;
  EXPECT_NE(contentOf(path("in.png")), original);
  EXPECT_EQ(loadImage(path("in.png")).image.size(), (Size{90, 60}));
}

TEST_F(BlurCommand, KeepsWhatThePhotoSaysOfItselfOrSaysThatItCannot) {
  ImageMetadata metadata;
  metadata.density = PixelDensity{7000, 7000, true};
  metadata.xmp = "<x:xmpmeta>title</x:xmpmeta>";
  saveImage(Image({40, 30}, 3, Depth::U8, std::vector<std::byte>(40 * 30 * 3)), path("said.png"), metadata);
  const std::string start = "blur '" + path("said.png") + "' --sigma 2 --variant separable '";
  const Ended kept = cli(start + path("out.png") + "'");
  EXPECT_EQ(kept.code, 0) << kept.err;
  EXPECT_THAT(kept.err, Not(HasSubstr("cannot keep")));
  const ImageMetadata again = loadImage(path("out.png")).metadata;
  EXPECT_EQ(again.xmp, metadata.xmp);
  EXPECT_EQ(again.density.value_or(PixelDensity{}).x, 7000);
  EXPECT_THAT(cli(start + path("out.ppm") + "'").err,
              HasSubstr("note: " + path("out.ppm") + " cannot keep the XMP data or the resolution. A .png file can."));
}

TEST_F(BlurCommand, BestListsTheCandidatesAndMarksTheChosenOne) {
  const Ended ended = cli("best --size 90x60 --sigma 2");
  ASSERT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out,
              AllOf(HasSubstr("*  blur."), HasSubstr("blur.cosines-3"), HasSubstr("exact"), HasSubstr("GP/s")));
  EXPECT_THAT(ended.out, AllOf(HasSubstr("come first, by their measured speed"), HasSubstr("*: chosen. -: further")));
  EXPECT_EQ(cli("best --size 90x60 --sigma 0").code, 2);
  EXPECT_EQ(cli("best --size nothing").code, 2);
  EXPECT_EQ(cli("best --size 90x60 --device nosuchdevice").code, 5);
}

TEST_F(BlurCommand, RunMeasuresTheBestOfEachSize) {
  const Ended ended = cli("run --variants best --sizes 90x60 --sigma 2 --no-ceilings --time-budget 0.01 --one-process");
  ASSERT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("blur."));
  EXPECT_THAT(ended.err, HasSubstr("note: blur."));
  EXPECT_EQ(cli("run --workload copy --variants best --sizes 90x60").code, 2);
}

}  // namespace
}  // namespace headroom
