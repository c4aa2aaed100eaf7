// Reports of blurred photos.
#include "headroom/pages/photo_page.hpp"

#include <gmock/gmock.h>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "headroom/image_files/image_file.hpp"
#include "headroom/pages/run_page.hpp"
#include "roofline_rows.hpp"
#include "test_folder.hpp"
#include "text/base64.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

constexpr std::string_view kPngData = "data:image/png;base64,";

Image greyPhoto(ImageSize size, int value) {
  return Image(size, 1, Depth::U8,
               std::vector<std::byte>(static_cast<std::size_t>(size.pixels()), static_cast<std::byte>(value)));
}

/// Returns the picture with one pixel of another value.
Image withPixel(const Image& image, int x, int y, int value) {
  std::vector<std::byte> bytes(image.bytes().begin(), image.bytes().end());
  bytes[static_cast<std::size_t>(y) * static_cast<std::size_t>(image.size().width) + static_cast<std::size_t>(x)] =
      static_cast<std::byte>(value);
  return Image(image.size(), 1, Depth::U8, bytes);
}

BlurredPhoto photoOf(const Image& before, const Image& after) {
  BlurredPhoto photo;
  photo.name = "holiday <1>.jpg";
  photo.before = before;
  photo.after = after;
  photo.row = blurRow(before.size(), 31);
  photo.row.parameters = {{"sigma", 5}};
  photo.row.error = ErrorFigures{0.013, 0.0005, 66};
  photo.choice = "It is the fastest.";
  return photo;
}

std::string htmlOf(const BlurredPhoto& photo) {
  RunContext machine;
  machine.startedAt = "2026-11-27T08:00:00Z";
  return toHtml(pageOf(photo, machine, Catalogue()));
}

/// Returns the pictures of a page, decoded, in their order.
std::vector<Image> picturesIn(const std::string& html) {
  const TestFolder folder;
  std::vector<Image> pictures;
  for (std::size_t at = html.find(kPngData); at != html.npos; at = html.find(kPngData, at)) {
    at += kPngData.size();
    const std::filesystem::path file = folder / "picture.png";
    std::ofstream(file, std::ios::binary) << fromBase64(html.substr(at, html.find('"', at) - at));
    pictures.push_back(loadImage(file).image);
  }
  return pictures;
}

int byteAt(const Image& image, int x, int y, int channel) {
  const auto pixel =
      static_cast<std::size_t>(y) * static_cast<std::size_t>(image.size().width) + static_cast<std::size_t>(x);
  const auto channels = static_cast<std::size_t>(image.channels());
  return std::to_integer<int>(image.bytes()[pixel * channels + static_cast<std::size_t>(channel)]);
}

class PhotoPage : public testing::Test {
 protected:
  void SetUp() override {
    if (!imageFilesSupported()) GTEST_SKIP() << "this build writes no image files";
  }
};

TEST_F(PhotoPage, HasBothPicturesAndTheirDifferenceScaledDown) {
  const Image before = greyPhoto({1300, 701}, 100);
  const std::string html = htmlOf(photoOf(before, withPixel(before, 650, 301, 110)));
  const std::vector<Image> pictures = picturesIn(html);
  ASSERT_THAT(pictures, SizeIs(3));
  for (const Image& picture : pictures) EXPECT_EQ(picture.size(), (ImageSize{434, 234})) << "a third, rounded up";
  EXPECT_THAT(html, AllOf(HasSubstr("Before, scaled down to 1/3, the mean of each 3 x 3 pixels."),
                          HasSubstr("After, scaled down to 1/3"), HasSubstr("amplified 16x"),
                          HasSubstr("the largest difference of each 3 x 3 pixels")));
  EXPECT_EQ(byteAt(pictures[0], 5, 5, 0), 100);
  EXPECT_EQ(byteAt(pictures[1], 650 / 3, 301 / 3, 0), 101) << "the mean of 9 pixels";
  // 10 of 255, amplified 16 times: the single pixel is visible, and orange.
  EXPECT_GT(byteAt(pictures[2], 650 / 3, 301 / 3, 0), 100);
  EXPECT_LT(byteAt(pictures[2], 650 / 3, 301 / 3, 2), byteAt(pictures[2], 650 / 3, 301 / 3, 0));
  EXPECT_EQ(byteAt(pictures[2], 5, 5, 0), 0);
}

TEST_F(PhotoPage, HasTheFiguresOfTheError) {
  const Image before = greyPhoto({40, 30}, 100);
  const std::string html = htmlOf(photoOf(before, withPixel(before, 3, 4, 151)));
  EXPECT_THAT(html, AllOf(HasSubstr("holiday &lt;1&gt;.jpg, 40 x 30, 1 channel"),
                          HasSubstr("Error against the true Gaussian: up to 0.013, RMS 5.0e-04, PSNR 66 dB"),
                          HasSubstr("Before and after: differences up to 0.2"), HasSubstr("It is the fastest."),
                          HasSubstr("Before, in full size.")));
  BlurredPhoto unchecked = photoOf(before, before);
  unchecked.row.error.reset();
  EXPECT_THAT(htmlOf(unchecked), AllOf(HasSubstr("The error was not measured."), HasSubstr("no difference")));
}

TEST_F(PhotoPage, IsSelfContainedAndOfBoundedSize) {
  const ImageSize size{4000, 3000};
  std::vector<std::byte> noise(static_cast<std::size_t>(size.pixels()));
  unsigned state = 1;
  for (std::byte& sample : noise) sample = static_cast<std::byte>((state = state * 1664525 + 1013904223) >> 24);
  const std::string html = htmlOf(photoOf(Image(size, 1, Depth::U8, noise), greyPhoto(size, 128)));
  EXPECT_THAT(picturesIn(html), SizeIs(3));
  EXPECT_LT(html.size(), 6'000'000U);
  EXPECT_THAT(html, AllOf(HasSubstr("img-src data:"), Not(HasSubstr("src=\"http")), Not(HasSubstr("<script"))));
}

TEST_F(PhotoPage, TransparentPixelsAreBlendedOntoWhite) {
  const std::vector<std::byte> pixels{std::byte{255}, std::byte{0}, std::byte{0}, std::byte{0}};
  const Image red({1, 1}, 4, Depth::U8, pixels);
  const std::vector<Image> pictures = picturesIn(htmlOf(photoOf(red, red)));
  ASSERT_THAT(pictures, SizeIs(3));
  for (const int channel : {0, 1, 2}) EXPECT_EQ(byteAt(pictures[0], 0, 0, channel), 255);
}

TEST_F(PhotoPage, MarkdownNamesThePicturesInstead) {
  const Image before = greyPhoto({40, 30}, 100);
  RunContext machine;
  const std::string text = toMarkdown(pageOf(photoOf(before, before), machine, Catalogue()));
  EXPECT_THAT(text, AllOf(HasSubstr("Picture, in the HTML report only: Before, in full size."),
                          HasSubstr("RMS 5.0e-04"), Not(HasSubstr("base64"))));
}

TEST_F(PhotoPage, IsAPartOfARunsReport) {
  RunDocument run;
  run.rows = withCeilings({copyRow({1000, 1000}, 25), peakRow({1000, 1000}, 100), blurRow({1000, 1000}, 31)});
  const Image before = greyPhoto({40, 30}, 100);
  const std::string html = toHtml(pageOf(run, Catalogue(), photoBlocks(photoOf(before, before))));
  EXPECT_THAT(picturesIn(html), SizeIs(3));
  EXPECT_LT(html.find("<h2>Results</h2>"), html.find("<h2>Photo</h2>"));
}

}  // namespace
}  // namespace headroom
