// Handmade files of every kind and the samples read from them, and files from Headroom, decoded by hand.
#include <gmock/gmock.h>

#include <cstring>

#include "headroom/image_files/image_file.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "picture_bytes.hpp"
#include "test_folder.hpp"

#ifdef HEADROOM_HAVE_OPENCV

namespace headroom {
namespace {

using namespace std::string_literals;
using picture::Order;
using picture::Tiff;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::vector<double> samplesIn(const Image& image) {
  std::vector<double> samples;
  const std::size_t size = bytesPerSample(image.depth());
  for (std::size_t at = 0; at < image.bytes().size(); at += size) {
    const std::byte* const from = image.bytes().data() + at;
    float real = 0;
    std::uint16_t word = 0;
    if (image.depth() == Depth::F32) std::memcpy(&real, from, sizeof real);
    if (image.depth() == Depth::U16) std::memcpy(&word, from, sizeof word);
    samples.push_back(image.depth() == Depth::F32   ? double{real}
                      : image.depth() == Depth::U16 ? word
                                                    : std::to_integer<int>(*from));
  }
  return samples;
}

std::string words(const std::vector<std::uint64_t>& values, int bytes, Order order) {
  std::string text;
  for (const std::uint64_t value : values) text += picture::number(value, bytes, order);
  return text;
}

class PictureFormats : public testing::Test {
 protected:
  /// Returns the image read from a file with that content.
  LoadedImage loaded(const std::string& content, const std::string& name = "a.bin") {
    picture::write(folder_ / name, content);
    return loadImage(folder_ / name);
  }
  std::vector<double> samplesOfFile(const std::string& content) { return samplesIn(loaded(content).image); }
  std::string refusal(const std::string& content) {
    return sentenceOf<Error>([&] { loaded(content); });
  }
  /// Returns Headroom's file for the image in a file with that content.
  std::string saved(const std::string& content, const std::string& name) {
    const LoadedImage picture = loaded(content);
    saveImage(picture.image, folder_ / name, picture.metadata);
    return readFile(folder_ / name);
  }

  TestFolder folder_;
};

TEST_F(PictureFormats, StraightAlphaOfATiffStaysStraightAndIsWrittenAsSuch) {
  const Tiff tiff{.samples = 4, .photometric = 2, .more = {{338, 3, {2}}}, .pixels = "\xC8\x64\x32\x80"};
  EXPECT_THAT(samplesOfFile(picture::tiffFile(tiff)), ElementsAre(200, 100, 50, 128));
  const std::string written = saved(picture::tiffFile(tiff), "out.tif");
  EXPECT_THAT(picture::tiffPixels(written), ElementsAre(200, 100, 50, 128));
  EXPECT_THAT(picture::tiffTag(written, 338), ElementsAre(2)) << "unassociated alpha";
}

TEST_F(PictureFormats, AssociatedAlphaOfATiffIsDividedOutInEveryDepth) {
  for (const Order order : {Order::Little, Order::Big}) {
    Tiff tiff{.samples = 4, .photometric = 2, .more = {{338, 3, {1}}}, .pixels = "\x64\x32\x19\x80", .order = order};
    EXPECT_THAT(samplesOfFile(picture::tiffFile(tiff)), ElementsAre(199, 100, 50, 128));
    tiff.bits = 16;
    tiff.pixels = words({20000, 10000, 5000, 32768}, 2, order);
    EXPECT_THAT(samplesOfFile(picture::tiffFile(tiff)), ElementsAre(39999, 20000, 10000, 32768));
    tiff.bits = 32;
    tiff.more.push_back({339, 3, {3, 3, 3, 3}});
    tiff.pixels = words({0x3E800000, 0x3E000000, 0x3D800000, 0x3F000000}, 4, order);  // 1/4, 1/8, 1/16, 1/2
    EXPECT_THAT(samplesOfFile(picture::tiffFile(tiff)), ElementsAre(0.5, 0.25, 0.125, 0.5));
  }
}

TEST_F(PictureFormats, AFourthChannelIsAlphaUnlessTheFileSaysOtherwise) {
  Tiff tiff{.samples = 4, .photometric = 2, .pixels = "\xC8\x64\x32\x80"};
  EXPECT_EQ(loaded(picture::tiffFile(tiff)).image.channels(), 4);
  tiff.more = {{338, 3, {0}}};
  const LoadedImage other = loaded(picture::tiffFile(tiff));
  EXPECT_THAT(samplesIn(other.image), ElementsAre(200, 100, 50));
  EXPECT_THAT(other.warnings, ElementsAre(HasSubstr("a.bin has 1 more channel per pixel")));
}

TEST_F(PictureFormats, GreyTiffsHaveBlackOrWhiteAtZeroInEveryDepth) {
  for (const Order order : {Order::Little, Order::Big}) {
    const auto grey = [&](int bits, int photometric, const std::string& pixels, int width) {
      return samplesOfFile(picture::tiffFile(
          {.width = width, .bits = bits, .photometric = photometric, .pixels = pixels, .order = order}));
    };
    EXPECT_THAT(grey(16, 0, words({0, 65535, 1000}, 2, order), 3), ElementsAre(65535, 0, 64535));
    EXPECT_THAT(grey(16, 1, words({0, 65535, 1000}, 2, order), 3), ElementsAre(0, 65535, 1000));
    EXPECT_THAT(grey(8, 0, "\x01\xFF\x0A", 3), ElementsAre(254, 0, 245));
    EXPECT_THAT(grey(4, 0, "\x05\xF0"s, 3), ElementsAre(255, 170, 0));
    EXPECT_THAT(grey(4, 1, "\x05\xF0"s, 3), ElementsAre(0, 85, 255));
    EXPECT_THAT(grey(2, 1, "\x1B", 4), ElementsAre(0, 85, 170, 255));
    EXPECT_THAT(grey(1, 0, "\xA0", 4), ElementsAre(0, 255, 0, 255));
    EXPECT_THAT(grey(12, 1, "\xFF\xF8\x00"s, 2), ElementsAre(65535, 32776));
  }
}

TEST_F(PictureFormats, TiffSamplesOfOtherKindsBecomeFloats) {
  for (const Order order : {Order::Little, Order::Big}) {
    const auto grey = [&](int bits, std::uint64_t format, const std::string& pixels) {
      return loaded(picture::tiffFile(
                        {.width = 3, .bits = bits, .more = {{339, 3, {format}}}, .pixels = pixels, .order = order}))
          .image;
    };
    const Image half = grey(16, 3, words({0x3C00, 0x3800, 0xC000}, 2, order));
    EXPECT_EQ(half.depth(), Depth::F32);
    EXPECT_THAT(samplesIn(half), ElementsAre(1, 0.5, -2));
    EXPECT_THAT(samplesIn(grey(64, 3, words({0x3FF0000000000000, 0x3FE0000000000000, 0xC000000000000000}, 8, order))),
                ElementsAre(1, 0.5, -2));
    EXPECT_THAT(samplesIn(grey(32, 1, words({0xFFFFFFFF, 0, 0x80000000}, 4, order))),
                ElementsAre(1, 0, testing::DoubleNear(0.5, 1e-7)));
    EXPECT_THAT(samplesIn(grey(24, 1, words({0xFFFFFF, 0, 0x800000}, 3, order))),
                ElementsAre(1, 0, testing::DoubleNear(0.5, 1e-7)));
  }
}

TEST_F(PictureFormats, TiffsInTilesInPlanesAndWithPalettesAreReadAlike) {
  const Tiff planes{.width = 2,
                    .samples = 3,
                    .photometric = 2,
                    .more = {{273, 4, {8, 10, 12}}, {279, 4, {2, 2, 2}}, {284, 3, {2}}},
                    .pixels = "\1\2\3\4\5\6"};
  EXPECT_THAT(samplesOfFile(picture::tiffFile(planes)), ElementsAre(1, 3, 5, 2, 4, 6));
  std::string tile(256, '\0');
  tile[0] = 10;
  tile[1] = 20;
  tile[16] = 30;
  const Tiff tiled{.width = 2,
                   .height = 2,
                   .more = {{322, 3, {16}}, {323, 3, {16}}, {324, 4, {8}}, {325, 4, {256}}},
                   .pixels = tile};
  EXPECT_THAT(samplesOfFile(picture::tiffFile(tiled)), ElementsAre(10, 20, 30, 0));
  std::vector<std::uint64_t> map(48);
  map[1] = 255 * 257;       // red of entry 1
  map[16 + 2] = 200 * 257;  // green of entry 2
  const Tiff indexed{.width = 3, .bits = 4, .photometric = 3, .more = {{320, 3, map}}, .pixels = "\x01\x20"s};
  EXPECT_THAT(samplesOfFile(picture::tiffFile(indexed)), ElementsAre(0, 0, 0, 255, 0, 0, 0, 200, 0));
}

TEST_F(PictureFormats, TiffsAreTurnedAsTheySay) {
  const std::pair<std::uint64_t, std::vector<double>> expected[] = {
      {1, {1, 2, 3, 4, 5, 6}}, {2, {3, 2, 1, 6, 5, 4}}, {3, {6, 5, 4, 3, 2, 1}}, {4, {4, 5, 6, 1, 2, 3}},
      {5, {1, 4, 2, 5, 3, 6}}, {6, {4, 1, 5, 2, 6, 3}}, {7, {6, 3, 5, 2, 4, 1}}, {8, {3, 6, 2, 5, 1, 4}}};
  for (const auto& [orientation, samples] : expected) {
    const LoadedImage turned = loaded(
        picture::tiffFile({.width = 3, .height = 2, .more = {{274, 3, {orientation}}}, .pixels = "\1\2\3\4\5\6"}));
    EXPECT_EQ(turned.image.size(), (orientation >= 5 ? Size{2, 3} : Size{3, 2})) << orientation;
    EXPECT_EQ(samplesIn(turned.image), samples) << orientation;
  }
}

TEST_F(PictureFormats, PnmSamplesAreSharesOfTheLargest) {
  EXPECT_THAT(samplesOfFile("P5 3 1 4095\n" + words({4095, 0, 2048}, 2, Order::Big)), ElementsAre(65535, 0, 32776));
  EXPECT_THAT(samplesOfFile("P5 3 1 15\n\x0F\x00\x07"s), ElementsAre(255, 0, 119));
  EXPECT_THAT(samplesOfFile("P6 1 1 1000\n" + words({1000, 500, 0}, 2, Order::Big)), ElementsAre(65535, 32768, 0));
  EXPECT_THAT(samplesOfFile("P3\n#c\n1 1 # d\n4095\n4095 0 2048\n"), ElementsAre(65535, 0, 32776));
  EXPECT_THAT(samplesOfFile("P2 2 1 1 1 0"), ElementsAre(255, 0));
  EXPECT_THAT(samplesOfFile("P1\n4 1\n01 1 0\n"), ElementsAre(255, 0, 0, 255));
  EXPECT_THAT(samplesOfFile("P4\n4 1\n\x60"), ElementsAre(255, 0, 0, 255));
  EXPECT_THAT(samplesOfFile("P5 1 1 100\n\xC8"), ElementsAre(255)) << "above the largest";
}

TEST_F(PictureFormats, APnmOfTwelveBitsIsWrittenWithSixteen) {
  const std::string written = saved("P5 2 1 4095\n" + words({4095, 0}, 2, Order::Big), "out.pgm");
  EXPECT_THAT(written, AllOf(HasSubstr("65535"), testing::EndsWith("\xFF\xFF\x00\x00"s)));
}

TEST_F(PictureFormats, PamAndPfmAreReadWithAlphaAndAsFloats) {
  const std::string start = "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 4\nMAXVAL 255\n";
  EXPECT_THAT(samplesOfFile(start + "TUPLTYPE RGB_ALPHA\nENDHDR\n\xC8\x64\x32\x80"), ElementsAre(200, 100, 50, 128));
  EXPECT_THAT(refusal(start + "TUPLTYPE CMYK\nENDHDR\n1234"), HasSubstr("is not supported: its pixels are neither"));
  EXPECT_THAT(samplesOfFile("Pf 1 2 -1\n" + words({0x3F000000, 0x3F800000}, 4, Order::Little)), ElementsAre(1, 0.5));
  EXPECT_THAT(samplesOfFile("PF 1 1 1.0\n" + words({0x3F000000, 0x3F800000, 0}, 4, Order::Big)),
              ElementsAre(0.5, 1, 0));
}

TEST_F(PictureFormats, BadPnmHeadersAndSamplesAreRefused) {
  for (const std::string& content :
       {"P5 1 1 0\n\1"s, "P5 1 1 65536\n\1\1"s, "P2 2 1 255 1"s, "P2 2 1 255 1 x"s, "P1 2 1 12"s,
        "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 3\nMAXVAL 255\nTUPLTYPE GRAYSCALE\nENDHDR\n123"s, "P7\nWIDTH 1\n"s,
        "Pf 1 1 0\n1234"s}) {
    EXPECT_THAT(refusal(content), HasSubstr("is damaged: ")) << content;
  }
}

TEST_F(PictureFormats, BmpsOfEveryCodingAreRead) {
  const std::string os2 = picture::number(12, 4, Order::Little) + words({2, 1, 1}, 2, Order::Little);
  EXPECT_THAT(samplesOfFile(picture::bmpFile(os2 + "\x18\0"s, "\x32\x64\xC8\3\2\1\0\0"s, 0)),
              ElementsAre(200, 100, 50, 1, 2, 3));
  EXPECT_THAT(samplesOfFile(picture::bmpFile(os2 + "\x01\0"s, "\x32\x64\xC8\3\2\1\x40\0\0\0"s, 6)),
              ElementsAre(200, 100, 50, 1, 2, 3));
  const std::string masks565 = words({0xF800, 0x7E0, 0x1F}, 4, Order::Little);
  EXPECT_THAT(samplesOfFile(picture::bmpFile(picture::bmpHeader(2, 1, 16, 3, 0),
                                             masks565 + words({0xF81F, 0x0400}, 2, Order::Little), 12)),
              ElementsAre(255, 0, 255, 0, 130, 0));
  EXPECT_THAT(
      samplesOfFile(picture::bmpFile(picture::bmpHeader(2, 1, 16, 0, 0), words({0x7C1F, 0x3E0}, 2, Order::Little), 0)),
      ElementsAre(255, 0, 255, 0, 255, 0));
  const std::string blackAndWhite = "\0\0\0\0\xFF\xFF\xFF\0"s;
  EXPECT_THAT(samplesOfFile(picture::bmpFile(picture::bmpHeader(4, 2, 8, 1, 2),
                                             blackAndWhite + "\3\1\1\0\0\0\0\4\0\1\0\1\0\1"s, 8)),
              ElementsAre(0, 255, 0, 255, 255, 255, 255, 0));
  EXPECT_THAT(samplesOfFile(picture::bmpFile(picture::bmpHeader(4, 1, 4, 2, 2), blackAndWhite + "\4\x10\0\1"s, 8)),
              ElementsAre(255, 0, 255, 0));
  EXPECT_THAT(samplesOfFile(picture::bmpFile(picture::bmpHeader(1, -2, 24, 0, 0), "\1\2\3\0\4\5\6\0"s, 0)),
              ElementsAre(3, 2, 1, 6, 5, 4));
}

TEST_F(PictureFormats, TheAlphaOfABmpIsWhatItsHeaderNames) {
  std::string header = picture::bmpHeader(1, 1, 32, 3, 0, 56);
  header.replace(40, 16, words({0xFF0000, 0xFF00, 0xFF, 0xFF000000}, 4, Order::Little));
  EXPECT_THAT(samplesOfFile(picture::bmpFile(header, "\x32\x64\xC8\x80", 0)), ElementsAre(200, 100, 50, 128));
  const auto unnamed = [&](const std::string& pixel) {
    return loaded(picture::bmpFile(picture::bmpHeader(1, 1, 32, 0, 0), pixel, 0));
  };
  const LoadedImage guess = unnamed("\x32\x64\xC8\x80");
  EXPECT_THAT(samplesIn(guess.image), ElementsAre(200, 100, 50));
  EXPECT_THAT(guess.warnings, ElementsAre(HasSubstr("a.bin has bits in each pixel that its header does not name")));
  EXPECT_THAT(unnamed("\x32\x64\xC8\0"s).warnings, IsEmpty());
  EXPECT_THAT(unnamed("\x32\x64\xC8\xFF").warnings, IsEmpty());
}

TEST_F(PictureFormats, DamagedBmpsAreRefused) {
  const std::string grey(1024, '\0');
  EXPECT_THAT(refusal(picture::bmpFile(picture::bmpHeader(4, 2, 8, 1, 0), grey + "\3\1\1"s, 1024)),
              HasSubstr("is damaged"));
  EXPECT_THAT(refusal(picture::bmpFile(picture::bmpHeader(4, 2, 7, 0, 0), grey, 0)), HasSubstr("is damaged"));
  // Skips runs and moves that leave the image.
  EXPECT_EQ(
      samplesOfFile(picture::bmpFile(picture::bmpHeader(2, 1, 8, 1, 0), grey + "\xFF\1\0\2\xFF\xFF\5\5\0\1"s, 1024))
          .size(),
      2U);
}

TEST_F(PictureFormats, ATransparentColourOfAPngBecomesAlpha) {
  const std::string grey = picture::pngFile(4, 1, 4, 0, picture::pngChunk("tRNS", "\0\5"s), {"\x05\xAF"});
  EXPECT_THAT(samplesOfFile(grey), ElementsAre(0, 255, 85, 0, 170, 255, 255, 255));
  const std::string rgb = picture::pngFile(2, 1, 8, 2, picture::pngChunk("tRNS", "\0\1\0\2\0\3"s), {"\1\2\3\1\2\4"});
  EXPECT_THAT(samplesOfFile(rgb), ElementsAre(1, 2, 3, 0, 1, 2, 4, 255));
  const std::string deep = picture::pngFile(2, 1, 16, 0, picture::pngChunk("tRNS", "\1\2"s), {"\1\2\1\3"});
  EXPECT_THAT(samplesOfFile(deep), ElementsAre(258, 0, 259, 65535));
}

TEST_F(PictureFormats, PngsOfFewBitsAreSharesOfWhite) {
  EXPECT_THAT(samplesOfFile(picture::pngFile(4, 1, 2, 0, "", {"\x1B"})), ElementsAre(0, 85, 170, 255));
  EXPECT_THAT(samplesOfFile(picture::pngFile(3, 1, 4, 0, "", {"\x05\xF0"s})), ElementsAre(0, 85, 255));
  EXPECT_THAT(samplesOfFile(picture::pngFile(4, 1, 1, 0, "", {"\x50"})), ElementsAre(0, 255, 0, 255));
}

TEST_F(PictureFormats, ValidFilesOfOtherKindsAreSaidToBeUnsupportedNotDamaged) {
  const auto grey = [](int bits, std::uint64_t format) {
    return picture::tiffFile({.bits = bits, .more = {{339, 3, {format}}}, .pixels = std::string(16, 'x')});
  };
  const std::string vp8x = "VP8X" + words({10, 2}, 4, Order::Little) + std::string(6, '\0');
  const auto jpeg = [](const std::string& marker, const std::string& frame) {
    return "\xFF\xD8\xFF"s + marker + "\0\x14\x08\0\1\0\1"s.replace(2, 1, frame.substr(0, 1)) + frame.substr(1) +
           std::string(12, '\1') + "\xFF\xD9";
  };
  const std::pair<std::string, std::string> cases[] = {
      {"RIFF" + words({vp8x.size() + 4}, 4, Order::Little) + "WEBP" + vp8x, "it is animated"},
      {grey(16, 2), "signed or complex numbers of 16 bits"},
      {grey(64, 1), "integers of 64 bits"},
      {picture::tiffFile({.samples = 4, .photometric = 5, .pixels = "1234"}), "inks (CMYK)"},
      {picture::tiffFile({.samples = 3, .photometric = 8, .pixels = "123"}), "CIE L*a*b*"},
      {picture::tiffFile({.photometric = 32803, .pixels = "1"}), "camera raw"},
      {picture::tiffFile({.more = {{259, 3, {34712}}}, .pixels = "1"}), "its compression (number 34712)"},
      {jpeg("\xC0", "\x08\x04"), "inks (CMYK)"},
      {jpeg("\xC1", "\x0C\x03"), "its samples have 12 bits"},
      {jpeg("\xC3", "\x08\x03"), "lossless"},
      {picture::bmpFile(picture::bmpHeader(1, 1, 32, 5, 0), "1234", 0), "its coding"}};
  for (const auto& [content, reason] : cases) {
    EXPECT_THAT(refusal(content), AllOf(HasSubstr("a.bin is not supported: "), HasSubstr(reason),
                                        Not(HasSubstr("damaged")), testing::EndsWith(".")));
  }
}

TEST_F(PictureFormats, PicturesBehindTheFirstAreSaid) {
  std::string pages = picture::tiffFile({.pixels = "1"});
  const std::size_t next = pages.size() - 4;  // all values fit into their entries
  const std::string second = pages.substr(10);
  pages.replace(next, 4, picture::number(pages.size(), 4, Order::Little));
  pages += second;
  EXPECT_THAT(loaded(pages).warnings, ElementsAre(HasSubstr("a.bin holds 2 pages. Only the first is used.")));
  EXPECT_THAT(loaded("P5 1 1 255\n1P5 1 1 255\n2").warnings, ElementsAre(HasSubstr("more than one picture")));
  const std::string frames = picture::pngChunk("acTL", words({3, 0}, 4, Order::Big));
  EXPECT_THAT(loaded(picture::pngFile(1, 1, 8, 0, frames, {"1"})).warnings,
              ElementsAre(HasSubstr("is an animation of 3 frames. Only its still picture is used.")));
  EXPECT_THAT(loaded(picture::tiffFile({.pixels = "1"})).warnings, IsEmpty());
}

TEST_F(PictureFormats, ARingOfPagesEnds) {
  std::string ring = picture::tiffFile({.pixels = "1"});
  ring.replace(ring.size() - 4, 4, picture::number(10, 4, Order::Little));
  EXPECT_EQ(loaded(ring).image.channels(), 1);
}

TEST_F(PictureFormats, DamageAnywhereInAFileIsASentence) {
  std::vector<std::uint64_t> map(48, 1);
  const std::string files[] = {
      picture::tiffFile({.width = 3, .bits = 4, .photometric = 3, .more = {{320, 3, map}}, .pixels = "\x01\x20"s}),
      picture::tiffFile({.width = 2, .samples = 4, .photometric = 2, .more = {{338, 3, {1}}}, .pixels = "12345678"}),
      picture::bmpFile(picture::bmpHeader(4, 1, 4, 2, 2), "\0\0\0\0\xFF\xFF\xFF\0\4\x10\0\1"s, 8),
      "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n1234",
      picture::pngFile(4, 1, 4, 0, picture::pngChunk("tRNS", "\0\5"s), {"\x05\xAF"})};
  for (const std::string& whole : files) {
    for (std::size_t i = 0; i < whole.size(); ++i) {
      // Alternately flips the lowest bit of a byte and sets all of its bits.
      std::string content = whole;
      content[i] = i % 2 == 0 ? static_cast<char>(whole[i] ^ 1) : '\xFF';
      try {
        loaded(content);
      } catch (const Error& failure) {
        EXPECT_EQ(failure.stage, Stage::ImageFile) << failure.what();
      }
    }
  }
}

}  // namespace
}  // namespace headroom

#endif
