// Photos: their headers and metadata, which the window's process reads, and their pixels, which only the decoding
// process reads.
#include <new>
#include <optional>
#include <stdexcept>

#include "codecs/image_header.hpp"
#include "codecs/picture_codec.hpp"
#include "codecs/unsupported_image.hpp"
#include "frame.hpp"
#include "headroom/image_files/image_file.hpp"
#include "headroom/system/error.hpp"
#include "unit/picture_bytes.hpp"
#include "workbench/image_files/metadata.hpp"

namespace headroom::fuzz {
namespace {

/// So that a try takes milliseconds.
constexpr std::int64_t kMostFuzzedPixels = 64 * 1024;

Error imageRefused(const std::exception& why) {
  return {Stage::ImageFile, std::string("refused: ") + why.what()};
}

ImageHeader headerIn(std::string_view bytes) {
  try {
    const std::optional<ImageHeader> header = readImageHeader(bytes);
    if (!header) throw Error(Stage::ImageFile, "This is not an image.");
    const bool isTooLong = header->width > kLongestSide || header->height > kLongestSide;
    if (isTooLong || header->width * header->height > kMostImagePixels)
      throw Error(Stage::ImageFile, "This image is too large.");
    return *header;
  } catch (const std::invalid_argument& why) {
    throw imageRefused(why);
  } catch (const UnsupportedImage& why) {
    throw imageRefused(why);
  }
}

void readHeaderAndMetadata(std::string_view bytes) {
  const ImageHeader header = headerIn(bytes);
  static_cast<void>(readMetadata(bytes, header, {static_cast<int>(header.width), static_cast<int>(header.height)}));
}

void readPixels(std::string_view bytes) {
  const ImageHeader header = headerIn(bytes);
  if (header.width * header.height > kMostFuzzedPixels) throw Error(Stage::ImageFile, "This image is too large here.");
  constexpr CodecLimits kAlmostNone{std::uint64_t{1} << 44, 1'000'000};  // see limited_memory.cpp
  try {
    static_cast<void>(decodePicture(bytes, kAlmostNone));
  } catch (const RefusedByCodec& why) {
    throw imageRefused(why);
  } catch (const UnsupportedImage& why) {
    throw imageRefused(why);
  } catch (const std::invalid_argument& why) {
    throw imageRefused(why);
  } catch (const std::bad_alloc& why) {
    throw imageRefused(why);
  }
}

std::vector<std::string> imageSeeds() {
  using namespace picture;
  const std::vector<std::uint64_t> map(48, 1);
  const std::vector<Field> camera{{271, 2, {'C', 'a', 'm', 0}}, {33434, 5, {1, 60}}, {37500, 7, {1, 2, 3, 4, 5}}};
  const std::string exif =
      tiffFile({.more = {{274, 3, {6}}}, .pixels = "1", .exif = camera, .gps = {{1, 2, {'N', 0}}}});
  const std::string bigEndian =
      tiffFile({.width = 2, .bits = 16, .samples = 3, .photometric = 2, .pixels = "123456789012", .order = Order::Big});
  const std::string jpeg = "\xFF\xD8" + jpegSegment('\xE1', std::string("Exif\0\0", 6) + exif) +
                           jpegSegment('\xC0', std::string("\x08\0\x02\0\x03\x01\x01\x11\0", 9)) +
                           jpegSegment('\xDA', std::string("\0", 1)) + "data\xFF\xD9";
  return {tiffFile({.width = 3, .bits = 4, .photometric = 3, .more = {{320, 3, map}}, .pixels = "\x01\x20"}),
          tiffFile({.width = 2, .samples = 4, .photometric = 2, .more = {{338, 3, {1}}}, .pixels = "12345678"}),
          bigEndian,
          exif,
          jpeg,
          bmpFile(bmpHeader(4, 1, 4, 2, 2), std::string("\0\0\0\0\xFF\xFF\xFF\0\4\x10\0\1", 12), 8),
          bmpFile(bmpHeader(2, 2, 24, 0, 0), std::string(16, 'b'), 0),
          "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n1234",
          "P3 2 1 4095\n1 2 3 4 5 6\n",
          "Pf\n1 1\n-1.0\n1234",
          pngFile(4, 1, 4, 0, pngChunk("tRNS", std::string("\0\5", 2)) + pngChunk("eXIf", exif), {"\x05\xAF"}),
          pngFile(2, 2, 8, 6, pngChunk("iTXt", std::string("XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta/>", 34)),
                  {"12345678", "12345678"})};
}

const Target kImageHeaders("image-headers", readHeaderAndMetadata, imageSeeds);
const Target kImagePixels("image-pixels", readPixels, imageSeeds);

}  // namespace
}  // namespace headroom::fuzz
