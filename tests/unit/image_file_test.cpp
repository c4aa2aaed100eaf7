#include "headroom/image_files/image_file.hpp"

#include <gmock/gmock.h>

#include <cstring>

#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

template <typename Sample>
Image imageOf(ImageSize size, int channels, Depth depth, const std::vector<Sample>& samples) {
  std::vector<std::byte> bytes(samples.size() * sizeof(Sample));
  std::memcpy(bytes.data(), samples.data(), bytes.size());
  return {size, channels, depth, bytes};
}

template <typename Sample>
std::vector<Sample> samplesOf(const Image& image) {
  std::vector<Sample> samples(image.bytes().size() / sizeof(Sample));
  std::memcpy(samples.data(), image.bytes().data(), image.bytes().size());
  return samples;
}

/// Neighbouring samples all differ; alpha is never 0.
template <typename Sample>
Image patterned(ImageSize size, int channels, Depth depth) {
  std::vector<Sample> samples;
  for (std::int64_t i = 0; i < size.pixels() * channels; ++i) {
    const auto value = i * 2654435761 % 250 + 5;
    if constexpr (std::is_floating_point_v<Sample>) {
      samples.push_back(static_cast<Sample>(value) / 256);
    } else {
      samples.push_back(static_cast<Sample>(sizeof(Sample) == 2 ? value * 257 + 3 : value));
    }
  }
  return imageOf(size, channels, depth, samples);
}

std::string failureOf(const fs::path& file) {
  return sentenceOf<Error>([&] { loadImage(file); });
}

#ifndef HEADROOM_HAVE_OPENCV

TEST(ImageFile, withoutACodecSaysHowToGetOne) {
  EXPECT_FALSE(imageFilesSupported());
  EXPECT_THAT(failureOf("photo.png"), HasSubstr("HEADROOM_OPENCV"));
  EXPECT_THAT(sentenceOf<Error>([] {
                saveImage(patterned<std::uint8_t>({2, 2}, 1, Depth::U8), "photo.png");
              }),
              HasSubstr("HEADROOM_OPENCV"));
}

#else

template <typename Sample>
void expectKept(const TestFolder& folder, const std::string& name, int channels, Depth depth) {
  const Image image = patterned<Sample>({7, 5}, channels, depth);
  saveImage(image, folder / name);
  const LoadedImage loaded = loadImage(folder / name);
  EXPECT_EQ(loaded.image.size(), image.size()) << name;
  EXPECT_EQ(loaded.image.channels(), image.channels()) << name;
  EXPECT_EQ(loaded.image.depth(), image.depth()) << name;
  EXPECT_EQ(samplesOf<Sample>(loaded.image), samplesOf<Sample>(image)) << name << ", " << channels << " channels";
  EXPECT_TRUE(loaded.warnings.empty());
}

/// A 2 x 1 red and blue JPEG block pair, 16 x 8 pixels, with an EXIF orientation.
void saveOrientedJpeg(const fs::path& file, char orientation) {
  std::vector<std::uint8_t> samples;
  for (int i = 0; i < 16 * 8; ++i) {
    const bool isLeft = i % 16 < 8;
    for (const int sample : {isLeft ? 255 : 0, 0, isLeft ? 0 : 255})
      samples.push_back(static_cast<std::uint8_t>(sample));
  }
  saveImage(imageOf({16, 8}, 3, Depth::U8, samples), file);
  std::string content = readFile(file);
  std::string exif(
      "\xFF\xE1\x00\x22"
      "Exif\0\0"
      "MM\0*\0\0\0\x08"
      "\0\x01"
      "\x01\x12\0\x03\0\0\0\x01\0\0\0\0"
      "\0\0\0\0",
      36);
  exif[29] = orientation;
  content.insert(2, exif);
  writeFile(file, content);
}

TEST(ImageFile, everyListedEndingIsWrittenAndRead) {
  const TestFolder folder;
  EXPECT_TRUE(imageFilesSupported());
  for (const std::string& ending : imageFileEndings()) {
    const Image image = patterned<std::uint8_t>({7, 5}, ending == "pgm" ? 1 : 3, Depth::U8);
    saveImage(image, folder / ("photo." + ending));
    EXPECT_EQ(loadImage(folder / ("photo." + ending)).image.size(), image.size()) << ending;
  }
}

TEST(ImageFile, pngKeepsDepthChannelsAndEverySample) {
  const TestFolder folder;
  for (const int channels : {1, 3, 4}) {
    expectKept<std::uint8_t>(folder, "photo.png", channels, Depth::U8);
    expectKept<std::uint16_t>(folder, "photo.png", channels, Depth::U16);
  }
}

TEST(ImageFile, tiffKeepsFloatsToo) {
  const TestFolder folder;
  for (const int channels : {1, 3, 4}) {
    expectKept<std::uint8_t>(folder, "photo.tiff", channels, Depth::U8);
    expectKept<std::uint16_t>(folder, "photo.tif", channels, Depth::U16);
    expectKept<float>(folder, "photo.tif", channels, Depth::F32);
  }
}

TEST(ImageFile, otherLosslessFormatsKeepWhatTheyCanHold) {
  const TestFolder folder;
  expectKept<std::uint8_t>(folder, "photo.bmp", 3, Depth::U8);
  expectKept<std::uint8_t>(folder, "photo.webp", 3, Depth::U8);
  expectKept<std::uint8_t>(folder, "photo.webp", 4, Depth::U8);
  expectKept<std::uint16_t>(folder, "photo.ppm", 3, Depth::U16);
  expectKept<std::uint16_t>(folder, "photo.pgm", 1, Depth::U16);
  expectKept<std::uint8_t>(folder, "PHOTO.PNM", 1, Depth::U8);
}

TEST(ImageFile, channelsAreInTheOrderRedGreenBlue) {
  const TestFolder folder;
  const Image image = imageOf<std::uint8_t>({1, 1}, 3, Depth::U8, {200, 100, 50});
  saveImage(image, folder / "photo.ppm");
  // Decoded by hand, because a byte swap in both directions would cancel out.
  EXPECT_THAT(readFile(folder / "photo.ppm"), testing::EndsWith("\xC8\x64\x32"));
}

TEST(ImageFile, greyWithAlphaIsWrittenAsColourWithAlpha) {
  const TestFolder folder;
  const Image image = imageOf<std::uint8_t>({2, 1}, 2, Depth::U8, {10, 255, 200, 100});
  saveImage(image, folder / "photo.png");
  EXPECT_THAT(samplesOf<std::uint8_t>(loadImage(folder / "photo.png").image),
              ElementsAre(10, 10, 10, 255, 200, 200, 200, 100));
}

TEST(ImageFile, greyWithAlphaIsReadInItsTwoChannels) {
  const TestFolder folder;
  // 2 x 1, 8 bits, grey with alpha: 10 opaque, 200 at alpha 100.
  constexpr char kPng[] =
      "\x89\x50\x4E\x47\x0D\x0A\x1A\x0A\x00\x00\x00\x0D\x49\x48\x44\x52\x00\x00\x00\x02\x00\x00\x00\x01"
      "\x08\x04\x00\x00\x00\x5E\x2B\xB7\x01\x00\x00\x00\x10\x49\x44\x41\x54\x78\x01\x01\x05\x00\xFA\xFF"
      "\x00\x0A\xFF\xC8\x64\x05\x1E\x02\x36\x5B\xA1\xF5\xBA\x00\x00\x00\x00\x49\x45\x4E\x44\xAE\x42\x60"
      "\x82";
  writeFile(folder / "grey.png", std::string_view(kPng, sizeof kPng - 1));
  const Image image = loadImage(folder / "grey.png").image;
  EXPECT_EQ(image.channels(), 2);
  EXPECT_THAT(samplesOf<std::uint8_t>(image), ElementsAre(10, 255, 200, 100));
}

TEST(ImageFile, jpegIsCloseAndLosesAlphaOntoWhite) {
  const TestFolder folder;
  std::vector<std::uint8_t> samples;
  for (int i = 0; i < 64; ++i) samples.insert(samples.end(), {0, 0, 0, 0});  // black, but transparent
  saveImage(imageOf({8, 8}, 4, Depth::U8, samples), folder / "photo.jpg");
  const Image loaded = loadImage(folder / "photo.jpg").image;
  EXPECT_EQ(loaded.channels(), 3);
  EXPECT_THAT(samplesOf<std::uint8_t>(loaded), testing::Each(testing::Ge(253)));
}

TEST(ImageFile, deeperSamplesAreRoundedToWhatTheFormatHolds) {
  const TestFolder folder;
  saveImage(imageOf<std::uint16_t>({2, 1}, 1, Depth::U16, {65535, 32896}), folder / "photo.bmp");
  EXPECT_THAT(samplesOf<std::uint8_t>(loadImage(folder / "photo.bmp").image), ElementsAre(255, 128));
  saveImage(imageOf<float>({3, 1}, 1, Depth::F32, {1, 0.5F, -3}), folder / "photo.png");
  EXPECT_THAT(samplesOf<std::uint16_t>(loadImage(folder / "photo.png").image), ElementsAre(65535, 32768, 0));
}

TEST(ImageFile, greyIsWidenedWhereAFormatHasColourOnly) {
  const TestFolder folder;
  saveImage(imageOf<std::uint8_t>({1, 1}, 1, Depth::U8, {77}), folder / "photo.ppm");
  EXPECT_THAT(samplesOf<std::uint8_t>(loadImage(folder / "photo.ppm").image), ElementsAre(77, 77, 77));
}

TEST(ImageFile, aColourPictureDoesNotBecomeAPgm) {
  const TestFolder folder;
  EXPECT_THAT(sentenceOf<Error>([&] {
                saveImage(patterned<std::uint8_t>({2, 2}, 3, Depth::U8), folder / "a.pgm");
              }),
              HasSubstr("grey pictures only"));
  EXPECT_EQ(folder.entries(), 0U);
}

TEST(ImageFile, jpegsAreTurnedAsExifSays) {
  const TestFolder folder;
  struct Case {
    char orientation;
    ImageSize size;
    bool redFirst;
  };
  for (const Case& expected :
       {Case{1, {16, 8}, true}, Case{2, {16, 8}, false}, Case{3, {16, 8}, false}, Case{4, {16, 8}, true},
        Case{5, {8, 16}, true}, Case{6, {8, 16}, true}, Case{7, {8, 16}, false}, Case{8, {8, 16}, false}}) {
    saveOrientedJpeg(folder / "photo.jpg", expected.orientation);
    const Image image = loadImage(folder / "photo.jpg").image;
    EXPECT_EQ(image.size(), expected.size) << int{expected.orientation};
    const auto samples = samplesOf<std::uint8_t>(image);
    EXPECT_EQ(samples[0] > 200, expected.redFirst) << int{expected.orientation};
    EXPECT_EQ(samples[2] > 200, !expected.redFirst) << int{expected.orientation};
  }
}

TEST(ImageFile, palettesBecomeColours) {
  const TestFolder folder;
  // 2 x 1, 2 bits per pixel: palette entries 0 and 1.
  constexpr char kPng[] =
      "\x89\x50\x4E\x47\x0D\x0A\x1A\x0A\x00\x00\x00\x0D\x49\x48\x44\x52\x00\x00\x00\x02\x00\x00\x00\x01"
      "\x02\x03\x00\x00\x00\x89\x4C\x97\x19\x00\x00\x00\x06\x50\x4C\x54\x45\xFF\x00\x0A\x14\x1E\xFF\xCC"
      "\x72\x29\x99\x00\x00\x00\x0D\x49\x44\x41\x54\x78\x01\x01\x02\x00\xFD\xFF\x00\x10\x00\x12\x00\x11"
      "\x1F\x74\x29\x44\x00\x00\x00\x00\x49\x45\x4E\x44\xAE\x42\x60\x82";
  writeFile(folder / "palette.png", std::string_view(kPng, sizeof kPng - 1));
  EXPECT_THAT(samplesOf<std::uint8_t>(loadImage(folder / "palette.png").image), ElementsAre(255, 0, 10, 20, 30, 255));
}

TEST(ImageFile, tiffsAreTurnedOnce) {
  const TestFolder folder;
  // 2 x 1, 8 bits, grey: 10 and 200, upside down (orientation 3).
  const auto entry = [](char tag, char value) {
    return std::string{tag, '\x01', '\x03', '\0', '\x01', '\0', '\0', '\0', value, '\0', '\0', '\0'};
  };
  const std::string tiff = std::string("II*\0\x0C\0\0\0\x0A\xC8\0\0\x0A\0", 14) + entry(0, 2) + entry(1, 1) +
                           entry(2, 8) + entry(3, 1) + entry(6, 1) + entry(17, 8) + entry(18, 3) + entry(21, 1) +
                           entry(22, 1) + entry(23, 2) + std::string(4, '\0');
  writeFile(folder / "photo.tif", tiff);
  EXPECT_THAT(samplesOf<std::uint8_t>(loadImage(folder / "photo.tif").image), ElementsAre(200, 10));
}

TEST(ImageFile, aTruncatedJpegIsShownWithAWarning) {
  const TestFolder folder;
  saveImage(patterned<std::uint8_t>({64, 64}, 3, Depth::U8), folder / "photo.jpg");
  const std::string whole = readFile(folder / "photo.jpg");
  writeFile(folder / "photo.jpg", whole.substr(0, whole.size() / 2));
  const LoadedImage loaded = loadImage(folder / "photo.jpg");
  EXPECT_EQ(loaded.image.size(), (ImageSize{64, 64}));
  EXPECT_THAT(loaded.warnings, ElementsAre(HasSubstr("photo.jpg ends before its picture does")));
  // Decoding it twice gives the same result: missing rows are filled, not left uninitialised.
  EXPECT_EQ(samplesOf<std::uint8_t>(loadImage(folder / "photo.jpg").image), samplesOf<std::uint8_t>(loaded.image));
}

TEST(ImageFile, otherTruncatedFilesAreRefused) {
  const TestFolder folder;
  for (const std::string ending : {"png", "tif", "webp", "bmp", "ppm"}) {
    const fs::path file = folder / ("photo." + ending);
    saveImage(patterned<std::uint8_t>({64, 64}, 3, Depth::U8), file);
    const std::string whole = readFile(file);
    for (const std::size_t length : {whole.size() / 2, whole.size() - 20}) {
      writeFile(file, whole.substr(0, length));
      EXPECT_THAT(failureOf(file),
                  AllOf(HasSubstr(file.string()), testing::AnyOf(HasSubstr("damaged"), HasSubstr("incomplete"))));
    }
  }
}

TEST(ImageFile, aDamagedPngIsRefused) {
  const TestFolder folder;
  saveImage(patterned<std::uint8_t>({64, 64}, 3, Depth::U8), folder / "photo.png");
  std::string content = readFile(folder / "photo.png");
  content[content.size() / 2] = static_cast<char>(~content[content.size() / 2]);
  writeFile(folder / "photo.png", content);
  EXPECT_THAT(failureOf(folder / "photo.png"), HasSubstr("damaged PNG"));
}

TEST(ImageFile, anEnormousHeaderIsRefusedBeforeAnythingIsAllocated) {
  const TestFolder folder;
  saveImage(patterned<std::uint8_t>({8, 8}, 3, Depth::U8), folder / "photo.png");
  std::string content = readFile(folder / "photo.png");
  content.replace(16, 8, std::string("\0\x01\x86\xA0\0\x01\x86\xA0", 8));
  writeFile(folder / "photo.png", content);
  EXPECT_THAT(failureOf(folder / "photo.png"), AllOf(HasSubstr("100000 x 100000"), HasSubstr("268435456")));
  content.replace(16, 8, std::string("\0\0\x80\0\0\0\x80\0", 8));  // 2^15 x 2^15: each side alone would be valid
  writeFile(folder / "photo.png", content);
  EXPECT_THAT(failureOf(folder / "photo.png"), HasSubstr("32768 x 32768"));
}

TEST(ImageFile, whatIsNoImageGetsASentence) {
  const TestFolder folder;
  writeFile(folder / "empty.png", "");
  writeFile(folder / "text.png", "not an image");
  EXPECT_THAT(failureOf(folder / "none.png"), HasSubstr("There is no file"));
  EXPECT_THAT(failureOf(folder / "empty.png"), HasSubstr("is empty"));
  EXPECT_THAT(failureOf(folder / "text.png"), HasSubstr("not an image"));
  EXPECT_THAT(failureOf(folder.path()), HasSubstr("is a folder"));
  EXPECT_THAT(failureOf("/dev/null"), HasSubstr("not a plain file"));
  EXPECT_THAT(failureOf("/dev/null/photo.png"), HasSubstr("/dev/null/photo.png"));
}

TEST(ImageFile, failuresAreOfTheImageFileStage) {
  const TestFolder folder;
  const auto stageOf = [](auto act) {
    try {
      act();
    } catch (const Error& failure) {
      return failure.stage;
    }
    return Stage::Runner;
  };
  EXPECT_EQ(stageOf([&] { loadImage(folder / "none.png"); }), Stage::ImageFile);
  const Image image = patterned<std::uint8_t>({2, 2}, 1, Depth::U8);
  EXPECT_EQ(stageOf([&] { saveImage(image, folder / "none/photo.png"); }), Stage::ImageFile);
  EXPECT_EQ(stageOf([&] { saveImage(Image(), folder / "photo.png"); }), Stage::ImageFile);
}

TEST(ImageFile, anUnknownEndingListsTheKnownOnesAndKeepsTheOldFile) {
  const TestFolder folder;
  const Image image = patterned<std::uint8_t>({2, 2}, 1, Depth::U8);
  writeFile(folder / "photo.gif", "old");
  for (const char* name : {"photo.gif", "photo"}) {
    EXPECT_THAT(sentenceOf<Error>([&] { saveImage(image, folder / name); }),
                AllOf(HasSubstr(".png"), HasSubstr(".pnm")));
  }
  EXPECT_EQ(readFile(folder / "photo.gif"), "old");
}

#endif

}  // namespace
}  // namespace headroom
