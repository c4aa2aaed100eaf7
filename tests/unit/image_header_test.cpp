#include "codecs/image_header.hpp"

#include <gmock/gmock.h>

#include <stdexcept>
#include <string>

namespace headroom {
namespace {

using namespace std::string_literals;

std::string big(std::uint64_t value, int count) {
  std::string bytes;
  for (int i = count - 1; i >= 0; --i) bytes += static_cast<char>(i < 8 ? value >> (8 * i) & 0xFF : 0);
  return bytes;
}

std::string little(std::uint64_t value, int count) {
  const std::string bytes = big(value, count);
  return {bytes.rbegin(), bytes.rend()};
}

std::string pngChunk(const std::string& type, const std::string& content) {
  return big(content.size(), 4) + type + content + big(0, 4);
}

std::string pngStart(std::uint32_t width, std::uint32_t height, int colourType = 2) {
  return "\x89PNG\r\n\x1A\n" +
         pngChunk("IHDR", big(width, 4) + big(height, 4) + big(8, 1) + big(colourType, 1) + big(0, 3));
}

/// One TIFF directory with width, height and orientation, as shorts.
std::string bigEndianTiff(int width, int height, int orientation) {
  const auto entry = [](int tag, int value) { return big(tag, 2) + big(3, 2) + big(1, 4) + big(value, 2) + big(0, 2); };
  return "MM\0*"s + big(8, 4) + big(3, 2) + entry(256, width) + entry(257, height) + entry(274, orientation) +
         big(0, 4);
}

std::string jpegFrame(int width, int height) {
  return "\xFF\xC0"s + big(11, 2) + big(8, 1) + big(height, 2) + big(width, 2) + big(1, 1) + big(1, 1) + big(0x11, 1) +
         big(0, 1);
}

std::string jpegScan() {
  return "\xFF\xDA"s + big(3, 2) + "\0"s + "data\xFF\x00more\xFF\xD0rest"s;
}

ImageHeader headerOf(const std::string& content) {
  return readImageHeader(content).value();
}

void expectSize(const ImageHeader& header, ImageFormat format, std::int64_t width, std::int64_t height) {
  EXPECT_EQ(header.format, format);
  EXPECT_EQ(header.width, width);
  EXPECT_EQ(header.height, height);
}

TEST(ImageHeader, ofAPngTellsItsSizeHoweverLarge) {
  expectSize(headerOf(pngStart(100'000, 100'000)), ImageFormat::Png, 100'000, 100'000);
}

TEST(ImageHeader, aPngIsWholeWithItsEndChunkOnly) {
  const std::string start = pngStart(3, 2) + pngChunk("IDAT", "content");
  EXPECT_FALSE(headerOf(start).isWhole);
  EXPECT_TRUE(headerOf(start + pngChunk("IEND", "")).isWhole);
  EXPECT_FALSE(headerOf(pngStart(3, 2) + big(0xFFFFFFFF, 4) + "IDATxx").isWhole);
}

TEST(ImageHeader, ofAPngTellsGreyWithAlphaAndOrientation) {
  EXPECT_TRUE(headerOf(pngStart(3, 2, 4)).isGreyWithAlpha);
  EXPECT_FALSE(headerOf(pngStart(3, 2, 6)).isGreyWithAlpha);
  EXPECT_EQ(headerOf(pngStart(3, 2) + pngChunk("eXIf", bigEndianTiff(3, 2, 6))).orientation, 6);
}

TEST(ImageHeader, ofAJpegIsFoundBehindOtherSegments) {
  const std::string comment = "\xFF\xFE"s + big(6, 2) + "\xFF\xD9xy";
  const ImageHeader header = headerOf("\xFF\xD8" + comment + jpegFrame(640, 480) + jpegScan() + "\xFF\xD9");
  expectSize(header, ImageFormat::Jpeg, 640, 480);
  EXPECT_TRUE(header.isWhole);
  EXPECT_EQ(header.orientation, 1);
}

TEST(ImageHeader, anEndMarkerInsideAThumbnailDoesNotMakeAJpegWhole) {
  const std::string thumbnail = "\xFF\xE1"s + big(8, 2) + "\xFF\xD8\xFF\xD9??";
  EXPECT_FALSE(headerOf("\xFF\xD8" + thumbnail + jpegFrame(640, 480) + jpegScan()).isWhole);
}

TEST(ImageHeader, ofAJpegTellsExifOrientation) {
  const std::string exif = "Exif\0\0"s + bigEndianTiff(1, 1, 8);
  const std::string segment = "\xFF\xE1"s + big(exif.size() + 2, 2) + exif;
  EXPECT_EQ(headerOf("\xFF\xD8" + segment + jpegFrame(640, 480)).orientation, 8);
}

TEST(ImageHeader, aDamagedExifBlockIsPassedOver) {
  const std::string exif = "Exif\0\0MM\0*\xFF\xFF\xFF\xFF"s;
  const std::string segment = "\xFF\xE1"s + big(exif.size() + 2, 2) + exif;
  EXPECT_EQ(headerOf("\xFF\xD8" + segment + jpegFrame(640, 480)).orientation, 1);
  const std::string wild = "Exif\0\0"s + bigEndianTiff(1, 1, 99);
  EXPECT_EQ(headerOf("\xFF\xD8\xFF\xE1" + big(wild.size() + 2, 2) + wild + jpegFrame(640, 480)).orientation, 1);
}

TEST(ImageHeader, ofATiffIsReadInBothByteOrdersAndBothSizes) {
  expectSize(headerOf(bigEndianTiff(640, 480, 1)), ImageFormat::Tiff, 640, 480);
  const auto entry = [](int tag, int value) { return little(tag, 2) + little(4, 2) + little(1, 4) + little(value, 4); };
  expectSize(headerOf("II*\0"s + little(8, 4) + little(2, 2) + entry(256, 70'000) + entry(257, 5)), ImageFormat::Tiff,
             70'000, 5);
  const auto wide = [](int tag, int value) { return little(tag, 2) + little(4, 2) + little(1, 8) + little(value, 8); };
  expectSize(
      headerOf("II+\0"s + little(8, 2) + little(0, 2) + little(16, 8) + little(2, 8) + wide(256, 640) + wide(257, 480)),
      ImageFormat::Tiff, 640, 480);
}

TEST(ImageHeader, ofEveryWebPKindIsRead) {
  const auto file = [](const std::string& chunks) { return "RIFF" + little(chunks.size() + 4, 4) + "WEBP" + chunks; };
  expectSize(headerOf(file("VP8X" + little(10, 4) + little(0, 4) + little(639, 3) + little(479, 3))), ImageFormat::WebP,
             640, 480);
  expectSize(headerOf(file("VP8L" + little(5, 4) + "\x2F" + little(639 | 479 << 14, 4))), ImageFormat::WebP, 640, 480);
  const std::string lossy = file("VP8 " + little(10, 4) + "\x01\x02\x03\x9D\x01\x2A" + little(640, 2) + little(480, 2));
  expectSize(headerOf(lossy), ImageFormat::WebP, 640, 480);
  EXPECT_TRUE(headerOf(lossy).isWhole);
  std::string cut = lossy;
  cut[4] = '\x7F';
  EXPECT_FALSE(headerOf(cut).isWhole);
}

TEST(ImageHeader, ofABmpMayHaveItsRowsFromTheTop) {
  const std::string start = "BM" + little(0, 12);
  const std::string rest = little(1, 2) + little(24, 2) + little(0, 4);
  expectSize(headerOf(start + little(40, 4) + little(640, 4) + little(480, 4) + rest), ImageFormat::Bmp, 640, 480);
  expectSize(headerOf(start + little(40, 4) + little(640, 4) + little(0xFFFFFE20, 4) + rest), ImageFormat::Bmp, 640,
             480);
  expectSize(headerOf(start + little(12, 4) + little(640, 2) + little(480, 2) + rest), ImageFormat::Bmp, 640, 480);
}

TEST(ImageHeader, ofAPnmMayHaveComments) {
  expectSize(headerOf("P5\n# by hand\n640 480\n255\n"), ImageFormat::Pnm, 640, 480);
  expectSize(headerOf("P6 100000 200000 255 "), ImageFormat::Pnm, 100'000, 200'000);
}

TEST(ImageHeader, uncompressedPicturesAreWholeWithAllTheirRows) {
  // 3 x 2 pixels of 24 bits: rows of 9 bytes, padded to 12.
  const std::string bmp = "BM" + little(0, 8) + little(54, 4) + little(40, 4) + little(3, 4) + little(2, 4) +
                          little(1, 2) + little(24, 2) + little(0, 24);
  EXPECT_TRUE(headerOf(bmp + std::string(24, 'x')).isWhole);
  EXPECT_FALSE(headerOf(bmp + std::string(23, 'x')).isWhole);
  EXPECT_TRUE(headerOf("P6 3 2 255\n" + std::string(18, 'x')).isWhole);
  EXPECT_FALSE(headerOf("P6 3 2 255\n" + std::string(17, 'x')).isWhole);
  EXPECT_TRUE(headerOf("P5 3 2 65535\n" + std::string(12, 'x')).isWhole);
  EXPECT_FALSE(headerOf("P5 3 2 65535\n" + std::string(11, 'x')).isWhole);
  EXPECT_TRUE(headerOf("P4 9 2\n" + std::string(4, 'x')).isWhole);
  EXPECT_FALSE(headerOf("P4 9 2\n" + std::string(3, 'x')).isWhole);
}

TEST(ImageHeader, ofOtherFilesIsNothing) {
  for (const std::string& content :
       {""s, "P"s, "P8\n"s, "hello"s, "%PDF-1.7"s, "GIF89a"s, "RIFFxxxxWAVE"s, "\x89PN"s}) {
    EXPECT_FALSE(readImageHeader(content)) << content;
  }
}

TEST(ImageHeader, withoutASizeOrCutOffIsRefused) {
  for (const std::string& content :
       {"\x89PNG\r\n\x1A\n"s, pngStart(0, 5), pngStart(5, 0), pngStart(5, 5).substr(0, 20), "\xFF\xD8\xFF"s,
        "\xFF\xD8"s + jpegFrame(0, 5), "II*\0"s, "II*\0\xFF\xFF\xFF\xFF"s, "RIFF1234WEBP"s, "RIFF1234WEBPVP8L"s, "BM"s,
        "BM"s + little(0, 12) + little(40, 4) + little(0x80000001, 4) + little(1, 4), "P5\n"s, "P5\n12 "s, "P6\nx y"s,
        "P5 99999999999999999999 1 255 "s, "P5\n#"s}) {
    EXPECT_THROW(readImageHeader(content), std::invalid_argument) << testing::PrintToString(content);
  }
}

TEST(ImageHeader, everyTruncationEitherTellsOrThrows) {
  const std::string whole = "\xFF\xD8" + jpegFrame(640, 480) + jpegScan() + "\xFF\xD9";
  for (std::size_t length = 3; length < whole.size(); ++length) {
    try {
      EXPECT_FALSE(headerOf(whole.substr(0, length)).isWhole) << length;
    } catch (const std::invalid_argument&) {
      EXPECT_LT(length, 2 + jpegFrame(1, 1).size());
    }
  }
}

}  // namespace
}  // namespace headroom
