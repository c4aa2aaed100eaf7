// Metadata of photos in handmade files: kept if the format can store it, reported if not.
#include <gmock/gmock.h>

#include "headroom/image_files/image_file.hpp"
#include "headroom/report/report.hpp"
#include "picture_bytes.hpp"
#include "test_folder.hpp"

#ifdef HEADROOM_HAVE_OPENCV

namespace headroom {
namespace {

using namespace std::string_literals;
using picture::Order;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

const std::string kXmpText = "<x:xmpmeta><tiff:Orientation>6</tiff:Orientation>title</x:xmpmeta>";

/// A profile's header, which names its colour space, and some data after it.
std::string profileFor(const std::string& colours, std::size_t bytes = 200) {
  std::string profile(bytes, 'p');
  return profile.replace(16, 4, colours);
}

std::vector<std::uint64_t> text(const std::string& value) {
  std::vector<std::uint64_t> bytes(value.begin(), value.end());
  bytes.push_back(0);
  return bytes;
}

std::vector<std::uint64_t> rawBytes(const std::string& value) {
  std::vector<std::uint64_t> values;
  for (const char byte : value) values.push_back(static_cast<unsigned char>(byte));
  return values;
}

const std::vector<picture::Field> kPosition{{1, 2, {'N', 0}}, {2, 5, {47, 1, 30, 1, 0, 1}}};
const std::vector<picture::Field> kExposure{{33434, 5, {1, 250}}, {40962, 4, {3}}, {40963, 4, {2}}};

/// An EXIF block: a camera, an exposure, a position; orientation: turn right.
std::string exifBlock(Order order, bool hasThumbnail = false) {
  std::string block = picture::tiffFile({.width = 3,
                                         .height = 2,
                                         .more = {{271, 2, text("Camera")}, {274, 3, {6}}},
                                         .pixels = "",
                                         .order = order,
                                         .exif = kExposure,
                                         .gps = kPosition});
  if (!hasThumbnail) return block;
  // A second directory after the first, which points to it in the four bytes before its values.
  const std::string directory =
      picture::number(2, 2, order) + picture::number(513, 2, order) + picture::number(4, 2, order) +
      picture::number(1, 4, order) + picture::number(block.size() + 30, 4, order) + picture::number(514, 2, order) +
      picture::number(4, 2, order) + picture::number(1, 4, order) + picture::number(9, 4, order) + std::string(4, '\0');
  const auto first = static_cast<unsigned char>(block[order == Order::Big ? 7 : 4]) +
                     256U * static_cast<unsigned char>(block[order == Order::Big ? 6 : 5]);
  const auto count = static_cast<unsigned char>(block[order == Order::Big ? first + 1 : first]);
  return block.replace(first + 2 + 12 * count, 4, picture::number(block.size(), 4, order)) + directory + "thumbnail";
}

class PictureMetadata : public testing::Test {
 protected:
  std::string written(const std::string& content, const std::string& name) {
    picture::write(folder_ / "in.bin", content);
    const LoadedImage picture = loadImage(folder_ / "in.bin");
    losses_ = lossesWhenSaved(picture.image, name, picture.metadata);
    saveImage(picture.image, folder_ / name, picture.metadata);
    return readFile(folder_ / name);
  }
  /// 3 x 2 pixels with a rotation, and all metadata that a JPEG can contain.
  std::string photo(Order order = Order::Little) {
    std::string file = bare("bare.jpg");
    const std::string profile = profileFor("RGB ");
    const std::string segments = picture::jpegSegment('\xE1', "Exif\0\0"s + exifBlock(order, true)) +
                                 picture::jpegSegment('\xE1', "http://ns.adobe.com/xap/1.0/\0"s + kXmpText) +
                                 picture::jpegSegment('\xE2', "ICC_PROFILE\0\2\2"s + profile.substr(150)) +
                                 picture::jpegSegment('\xE2', "ICC_PROFILE\0\1\2"s + profile.substr(0, 150)) +
                                 picture::jpegSegment('\xED', "Photoshop 3.0\0"s + kThumbnailResource + kIptcResource) +
                                 picture::jpegSegment('\xFE', "a comment");
    file.replace(13, 5, "\1\1\x2C\1\x2C");  // 300 per inch
    return file.insert(20, segments);
  }
  /// A file of 3 x 2 pixels as written by Headroom, without metadata.
  std::string bare(const std::string& name) {
    std::vector<std::byte> pixels(18, std::byte{90});
    saveImage(Image({3, 2}, 3, Depth::U8, pixels), folder_ / name);
    return readFile(folder_ / name);
  }

  const std::string kIptcResource = "8BIM\4\4\0\0\0\0\0\4iptc"s;
  const std::string kThumbnailResource = "8BIM\4\x0C\0\0\0\0\0\5thumb\0"s;
  TestFolder folder_;
  std::string losses_;
};

TEST_F(PictureMetadata, AJpegKeepsAllOfAJpegAndIsNotTurnedTwice) {
  for (const Order order : {Order::Little, Order::Big}) {
    const std::string file = written(photo(order), "out.jpg");
    EXPECT_THAT(losses_, IsEmpty());
    EXPECT_EQ(loadImage(folder_ / "out.jpg").image.size(), (Size{2, 3}));
    std::string expected = exifBlock(order, true);
    const auto exif = picture::jpegSegmentsOf(file, '\xE1', "Exif\0\0"s);
    ASSERT_THAT(exif, SizeIs(1));
    EXPECT_EQ(exif[0].size(), expected.size()) << "patched where it is";
    EXPECT_THAT(exif[0], AllOf(HasSubstr("Camera"), Not(HasSubstr("thumbnail"))));
    if (order == Order::Little) {
      EXPECT_THAT(picture::tiffTag(exif[0], 274), ElementsAre(1));
      EXPECT_THAT(picture::tiffTagIn(exif[0], 34853, 2), ElementsAre(47, 1, 30, 1, 0, 1));
      EXPECT_THAT(picture::tiffTagIn(exif[0], 34665, 40962), ElementsAre(2)) << "the width, turned";
    }
    EXPECT_THAT(picture::jpegSegmentsOf(file, '\xE2', "ICC_PROFILE\0\1\1"s), ElementsAre(profileFor("RGB ")));
    EXPECT_THAT(picture::jpegSegmentsOf(file, '\xE1', "http://ns.adobe.com/xap/1.0/\0"s),
                ElementsAre(HasSubstr("<tiff:Orientation>1<")));
    EXPECT_THAT(picture::jpegSegmentsOf(file, '\xED', "Photoshop 3.0\0"s), ElementsAre(kIptcResource));
    EXPECT_THAT(picture::jpegSegmentsOf(file, '\xFE', ""), ElementsAre("a comment"));
    EXPECT_EQ(file.substr(13, 5), "\1\1\x2C\1\x2C");
  }
}

TEST_F(PictureMetadata, APngGetsWhatItHasChunksFor) {
  const std::string file = written(photo(), "out.png");
  EXPECT_EQ(losses_, "out.png cannot keep the IPTC data or the comments. A .jpg file can.");
  const std::string exif = picture::pngChunkOf(file, "eXIf");
  EXPECT_THAT(picture::tiffTag(exif, 274), ElementsAre(1));
  EXPECT_THAT(picture::tiffTagIn(exif, 34853, 2), ElementsAre(47, 1, 30, 1, 0, 1));
  EXPECT_EQ(picture::pngChunkOf(file, "pHYs"), "\0\0\x2E\x23\0\0\x2E\x23\1"s) << "11811 per metre";
  EXPECT_THAT(picture::pngChunkOf(file, "iTXt"),
              AllOf(HasSubstr("XML:com.adobe.xmp"), HasSubstr(">1</tiff:Orientation>")));
  EXPECT_THAT(picture::pngChunkOf(file, "iCCP"), HasSubstr("ICC profile"));
  // Back to JPEG, whose profile is not compressed.
  EXPECT_THAT(picture::jpegSegmentsOf(written(file, "back.jpg"), '\xE2', "ICC_PROFILE\0\1\1"s),
              ElementsAre(profileFor("RGB ")));
}

TEST_F(PictureMetadata, ATiffGetsFieldsAndDirectories) {
  for (const Order order : {Order::Little, Order::Big}) {
    const std::string file = written(photo(order), "out.tif");
    EXPECT_EQ(losses_, "out.tif cannot keep the comments. A .jpg file can.");
    EXPECT_EQ(loadImage(folder_ / "out.tif").image.size(), (Size{2, 3}));
    EXPECT_THAT(picture::tiffTag(file, 274), IsEmpty()) << "not turned again";
    EXPECT_EQ(picture::tiffTag(file, 34675), rawBytes(profileFor("RGB ")));
    EXPECT_EQ(picture::tiffTag(file, 271), text("Camera"));
    EXPECT_THAT(picture::tiffTag(file, 282), ElementsAre(300, 1));
    EXPECT_THAT(picture::tiffTag(file, 296), ElementsAre(2));
    EXPECT_THAT(picture::tiffTagIn(file, 34665, 33434), ElementsAre(1, 250));
    EXPECT_THAT(picture::tiffTagIn(file, 34853, 2), ElementsAre(47, 1, 30, 1, 0, 1));
    EXPECT_EQ(picture::tiffTag(file, 34377), rawBytes(kIptcResource));
    EXPECT_THAT(picture::tiffTag(file, 338), IsEmpty());
  }
}

TEST_F(PictureMetadata, AWebPGetsChunks) {
  const std::string file = written(photo(), "out.webp");
  EXPECT_EQ(losses_, "out.webp cannot keep the IPTC data, the resolution or the comments. A .jpg file can.");
  EXPECT_EQ(picture::riffChunkOf(file, "VP8X"), "\x2C\0\0\0\1\0\0\2\0\0"s) << "flags and 2 x 3 pixels";
  EXPECT_EQ(picture::riffChunkOf(file, "ICCP"), profileFor("RGB "));
  EXPECT_THAT(picture::tiffTag(picture::riffChunkOf(file, "EXIF"), 274), ElementsAre(1));
  EXPECT_THAT(picture::riffChunkOf(file, "XMP "), HasSubstr("title"));
  EXPECT_EQ(loadImage(folder_ / "out.webp").image.size(), (Size{2, 3}));
}

TEST_F(PictureMetadata, OtherFormatsSayWhatTheyCannotKeep) {
  written(photo(), "out.bmp");
  EXPECT_EQ(
      losses_,
      "out.bmp cannot keep the colour profile, the EXIF data with the GPS position, the XMP data, the IPTC data or "
      "the comments. A .jpg file can.");
  EXPECT_EQ(readFile(folder_ / "out.bmp").substr(38, 4), "\x23\x2E\0\0"s);
  written(photo(), "out.ppm");
  EXPECT_THAT(losses_, AllOf(HasSubstr("the colour profile"), HasSubstr("the resolution")));
}

TEST_F(PictureMetadata, OfATiffIsKeptInATiffAndAJpeg) {
  const std::string tiff = picture::tiffFile({.width = 2,
                                              .height = 1,
                                              .samples = 3,
                                              .photometric = 2,
                                              .more = {{271, 2, text("Camera")},
                                                       {274, 3, {8}},
                                                       {282, 5, {118, 1}},
                                                       {283, 5, {59, 1}},
                                                       {296, 3, {3}},
                                                       {700, 1, rawBytes(kXmpText)},
                                                       {33723, 7, rawBytes("iptc")},
                                                       {34675, 7, rawBytes(profileFor("RGB "))}},
                                              .pixels = "123456",
                                              .order = Order::Big,
                                              .exif = kExposure,
                                              .gps = kPosition});
  const std::string again = written(tiff, "out.tif");
  EXPECT_THAT(losses_, IsEmpty());
  EXPECT_EQ(picture::tiffTag(again, 34675), rawBytes(profileFor("RGB ")));
  EXPECT_EQ(picture::tiffTag(again, 271), text("Camera"));
  EXPECT_THAT(picture::tiffTagIn(again, 34665, 33434), ElementsAre(1, 250));
  EXPECT_THAT(picture::tiffTagIn(again, 34853, 2), ElementsAre(47, 1, 30, 1, 0, 1));
  EXPECT_EQ(picture::tiffTag(again, 34377), rawBytes(kIptcResource));
  const std::string jpeg = written(tiff, "out.jpg");
  EXPECT_THAT(losses_, IsEmpty());
  EXPECT_EQ(jpeg.substr(13, 5), "\2\0\x3B\0\x76"s) << "per centimetre, turned";
  const auto exif = picture::jpegSegmentsOf(jpeg, '\xE1', "Exif\0\0"s);
  ASSERT_THAT(exif, SizeIs(1));
  EXPECT_THAT(picture::tiffTagIn(exif[0], 34853, 2), ElementsAre(47, 1, 30, 1, 0, 1));
}

TEST_F(PictureMetadata, AMakerNoteStaysOnlyWhereItsBlockIsNotMoved) {
  const std::string block = picture::tiffFile({.pixels = "", .exif = {{37500, 7, rawBytes("of the maker")}}});
  const std::string file = bare("bare.jpg").insert(20, picture::jpegSegment('\xE1', "Exif\0\0"s + block));
  EXPECT_THAT(written(file, "out.png"), HasSubstr("of the maker"));
  EXPECT_THAT(losses_, IsEmpty());
  EXPECT_THAT(written(file, "out.tif"), Not(HasSubstr("of the maker")));
  EXPECT_EQ(losses_, "out.tif cannot keep the maker note in the EXIF data. A .png file can.");
}

TEST_F(PictureMetadata, AProfileForOtherColoursThanTheFilesIsNotKept) {
  const std::string grey = picture::tiffFile({.more = {{34675, 7, rawBytes(profileFor("GRAY"))}}, .pixels = "1"});
  EXPECT_THAT(written(grey, "out.png"), HasSubstr("iCCP"));
  EXPECT_THAT(written(grey, "out.webp"), Not(HasSubstr("ICCP")));
  EXPECT_THAT(losses_, HasSubstr("out.webp cannot keep the colour profile. A .png file can."));
}

TEST_F(PictureMetadata, APngKeepsItsGammaAndItsTexts) {
  const std::string gamma = picture::pngChunk("gAMA", picture::number(100000, 4, Order::Big));
  const std::string title = picture::pngChunk("tEXt", "Title\0Dawn"s);
  const std::string file = picture::pngFile(1, 1, 8, 0, gamma + title, {"1"});
  EXPECT_THAT(written(file, "out.png"), AllOf(HasSubstr(gamma), HasSubstr(title)));
  EXPECT_THAT(losses_, IsEmpty());
  written(file, "out.tif");
  EXPECT_EQ(losses_, "out.tif cannot keep its gamma and primaries or the comments. A .png file can.");
  const std::string standard = picture::pngChunk("sRGB", "\0"s) + picture::pngChunk("tEXt", "Software\0x"s);
  written(picture::pngFile(1, 1, 8, 0, standard, {"1"}), "out.tif");
  EXPECT_THAT(losses_, IsEmpty());
}

TEST_F(PictureMetadata, WhatAJpegHasNoRoomForIsSaid) {
  const std::string xmp = std::string(70000, 'x');
  const std::string file =
      picture::pngFile(1, 1, 8, 0, picture::pngChunk("iTXt", "XML:com.adobe.xmp\0\0\0\0\0"s + xmp), {"1"});
  written(file, "out.jpg");
  EXPECT_THAT(losses_, HasSubstr("out.jpg cannot keep the XMP data."));
  const std::string large = profileFor("GRAY", 100000);
  const std::string tiff = picture::tiffFile({.more = {{34675, 7, rawBytes(large)}}, .pixels = "1"});
  const std::string jpeg = written(tiff, "out.jpg");
  EXPECT_THAT(losses_, IsEmpty());
  const auto parts = picture::jpegSegmentsOf(jpeg, '\xE2', "ICC_PROFILE\0"s);
  ASSERT_THAT(parts, SizeIs(2));
  EXPECT_EQ(parts[0].substr(0, 2) + parts[1].substr(0, 2), "\1\2\2\2");
  EXPECT_EQ(parts[0].substr(2) + parts[1].substr(2), large);
}

TEST_F(PictureMetadata, DamagedBlocksAreLeftOutAndThePictureIsRead) {
  for (const std::string& exif : {""s, "MM"s, "II*\0\xFF\xFF\xFF\xFF"s, "II*\0\x08\0\0\0\xFF\xFF"s}) {
    const std::string file = bare("bare.jpg").insert(20, picture::jpegSegment('\xE1', "Exif\0\0"s + exif));
    EXPECT_THAT(picture::jpegSegmentsOf(written(file, "out.jpg"), '\xE1', ""), IsEmpty());
  }
  std::string badSum = picture::pngChunk("tEXt", "Title\0Dawn"s);
  badSum.back() = static_cast<char>(~badSum.back());
  EXPECT_THAT(written(picture::pngFile(1, 1, 8, 0, badSum, {"1"}), "out.png"), Not(HasSubstr("Dawn")));
}

}  // namespace
}  // namespace headroom

#endif
