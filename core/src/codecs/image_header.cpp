#include "codecs/image_header.hpp"

#include <fmt/format.h>

#include <set>
#include <stdexcept>
#include <string>

#include "codecs/bmp_file.hpp"
#include "codecs/byte_reader.hpp"
#include "codecs/pnm_file.hpp"
#include "codecs/tiff_directory.hpp"
#include "codecs/unsupported_image.hpp"

namespace headroom {
namespace {

using namespace std::string_view_literals;

std::string othersText(std::string_view what, std::uint64_t count) {
  if (count < 2) return {};
  return fmt::format("holds {} {}. Only the first is used.", count, what);
}

ImageHeader readPng(const ByteReader& bytes) {
  constexpr std::uint64_t kGreyWithAlpha = 4;
  constexpr std::uint64_t kPalette = 3;
  constexpr std::uint64_t kChunkFrame = 12;  // length, type, checksum
  ImageHeader header{ImageFormat::Png};
  if (!bytes.has(12, "IHDR")) throw std::invalid_argument("its first chunk is not the header");
  header.width = static_cast<std::int64_t>(bytes.big(16, 4));
  header.height = static_cast<std::int64_t>(bytes.big(20, 4));
  header.bits = static_cast<int>(bytes.big(24, 1));
  header.isGreyWithAlpha = bytes.big(25, 1) == kGreyWithAlpha;
  header.hasPalette = bytes.big(25, 1) == kPalette;
  header.isWhole = false;
  std::uint64_t frames = 1;
  for (std::uint64_t chunk = 8; chunk + kChunkFrame <= bytes.size();) {
    const std::uint64_t length = bytes.big(chunk, 4);
    if (bytes.has(chunk + 4, "acTL") && length >= 8) frames = bytes.big(chunk + 8, 4);
    if (bytes.has(chunk + 4, "tRNS")) header.transparentColour = std::string(bytes.part(chunk + 8, length));
    if (bytes.has(chunk + 4, "eXIf")) header.orientation = exifOrientation(bytes.part(chunk + 8, length));
    if (bytes.has(chunk + 4, "IEND")) {
      header.isWhole = true;
      break;
    }
    chunk += kChunkFrame + length;
  }
  if (frames > 1) header.others = fmt::format("is an animation of {} frames. Only its still picture is used.", frames);
  return header;
}

/// Returns the offset of the next marker that is neither a restart nor a stuffed zero, at or after `offset`; size() if
/// there is none.
std::uint64_t nextJpegMarker(const ByteReader& bytes, std::uint64_t offset) {
  for (; offset + 1 < bytes.size(); ++offset) {
    if (bytes.big(offset, 1) != 0xFF) continue;
    const std::uint64_t marker = bytes.big(offset + 1, 1);
    const bool isRestart = marker >= 0xD0 && marker <= 0xD7;
    if (marker != 0x00 && marker != 0xFF && !isRestart) return offset;
  }
  return bytes.size();
}

/// Checks a JPEG's frame header, at its marker.
void requireKnownJpeg(const ByteReader& bytes, std::uint64_t at) {
  constexpr std::uint64_t kArithmetic = 0xC9;
  constexpr std::uint64_t kProgressiveArithmetic = 0xCA;
  const std::uint64_t marker = bytes.big(at + 1, 1);
  const bool isKnown = marker <= 0xC2 || marker == kArithmetic || marker == kProgressiveArithmetic;
  if (!isKnown) throw UnsupportedImage("it is a lossless or hierarchical JPEG. Export it as PNG");
  const std::uint64_t bits = bytes.big(at + 4, 1);
  if (bits != 8) throw UnsupportedImage(fmt::format("its samples have {} bits, not 8. Export it as PNG", bits));
  const std::uint64_t channels = bytes.big(at + 9, 1);
  if (channels == 4) throw UnsupportedImage("its colours are inks (CMYK) for printing. Export it as RGB");
  if (channels != 1 && channels != 3) throw UnsupportedImage("it has neither 1 nor 3 channels. Export it as RGB");
}

/// Number of images in a JPEG's multi-picture index: stereo pairs, previews, gain maps.
std::uint64_t picturesInIndex(std::string_view index) {
  constexpr std::uint16_t kNumberOfImages = 0xB001;
  try {
    return TiffDirectory::firstOf(index).integer(kNumberOfImages).value_or(1);
  } catch (const std::invalid_argument&) {
    return 1;
  }
}

ImageHeader readJpeg(const ByteReader& bytes) {
  constexpr std::uint64_t kEnd = 0xD9;
  constexpr std::uint64_t kApp1 = 0xE1;
  constexpr std::uint64_t kApp2 = 0xE2;
  constexpr std::string_view kExif = "Exif\0\0"sv;
  constexpr std::string_view kIndex = "MPF\0"sv;
  ImageHeader header{ImageFormat::Jpeg};
  header.isWhole = false;
  for (std::uint64_t at = nextJpegMarker(bytes, 2); at < bytes.size();) {
    const std::uint64_t marker = bytes.big(at + 1, 1);
    if (marker == kEnd) {
      header.isWhole = true;
      break;
    }
    if (at + 4 > bytes.size()) break;
    const std::uint64_t length = bytes.big(at + 2, 2);
    const bool isFrame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    if (isFrame && header.width == 0) {
      header.height = static_cast<std::int64_t>(bytes.big(at + 5, 2));
      header.width = static_cast<std::int64_t>(bytes.big(at + 7, 2));
    }
    if (isFrame) requireKnownJpeg(bytes, at);
    if (marker == kApp2 && bytes.has(at + 4, kIndex) && length > 2 + kIndex.size()) {
      const std::string_view index = bytes.part(at + 4 + kIndex.size(), length - 2 - kIndex.size());
      header.others = othersText("pictures", picturesInIndex(index));
    }
    if (marker == kApp1 && bytes.has(at + 4, kExif) && length > 2 + kExif.size()) {
      header.orientation = exifOrientation(bytes.part(at + 4 + kExif.size(), length - 2 - kExif.size()));
    }
    at = nextJpegMarker(bytes, at + 2 + length);
  }
  if (header.width == 0) throw std::invalid_argument("it ends within its header");
  return header;
}

/// Number of images in a file's chain of directories, without thumbnails and masks.
std::size_t picturesInTiff(std::string_view content, const TiffDirectory& first) {
  constexpr std::uint16_t kSubfileType = 254;
  constexpr std::uint64_t kSmallCopyOrMask = 1 | 4;
  std::size_t pictures = 1;
  std::set<std::uint64_t> seen;  // a chain may be cyclic
  for (std::uint64_t next = first.next(); next != 0 && seen.insert(next).second;) {
    try {
      const TiffDirectory directory(content, next);
      if ((directory.integer(kSubfileType).value_or(0) & kSmallCopyOrMask) == 0) ++pictures;
      next = directory.next();
    } catch (const std::invalid_argument&) {
      break;
    }
  }
  return pictures;
}

ImageHeader readTiff(const ByteReader& bytes) {
  constexpr std::uint16_t kWidthTag = 256;
  constexpr std::uint16_t kHeightTag = 257;
  const TiffDirectory directory = TiffDirectory::firstOf(bytes.all());
  ImageHeader header{ImageFormat::Tiff};
  header.width = static_cast<std::int64_t>(directory.integer(kWidthTag).value_or(0));
  header.height = static_cast<std::int64_t>(directory.integer(kHeightTag).value_or(0));
  header.orientation = exifOrientation(bytes.all());
  header.others = othersText("pages", picturesInTiff(bytes.all(), directory));
  return header;
}

ImageHeader readWebP(const ByteReader& bytes) {
  constexpr std::uint64_t kFirstChunk = 12;
  ImageHeader header{ImageFormat::WebP};
  if (bytes.has(kFirstChunk, "VP8X")) {
    header.width = static_cast<std::int64_t>(bytes.little(24, 3)) + 1;
    header.height = static_cast<std::int64_t>(bytes.little(27, 3)) + 1;
    constexpr std::uint64_t kAnimated = 2;
    if ((bytes.little(20, 1) & kAnimated) != 0) {
      throw UnsupportedImage("it is animated. Export one frame of it as a still picture");
    }
  } else if (bytes.has(kFirstChunk, "VP8L")) {
    const std::uint64_t bits = bytes.little(21, 4);
    header.width = static_cast<std::int64_t>(bits & 0x3FFF) + 1;
    header.height = static_cast<std::int64_t>(bits >> 14 & 0x3FFF) + 1;
  } else if (bytes.has(kFirstChunk, "VP8 ")) {
    header.width = static_cast<std::int64_t>(bytes.little(26, 2) & 0x3FFF);
    header.height = static_cast<std::int64_t>(bytes.little(28, 2) & 0x3FFF);
  } else {
    throw std::invalid_argument("its first chunk is not a picture");
  }
  header.isWhole = bytes.little(4, 4) + 8 <= bytes.size();
  for (std::uint64_t chunk = kFirstChunk; chunk + 8 <= bytes.size();) {
    const std::uint64_t length = bytes.little(chunk + 4, 4);
    if (bytes.has(chunk, "EXIF")) {
      std::string_view exif = bytes.part(chunk + 8, length);
      if (exif.substr(0, 6) == "Exif\0\0"sv) exif.remove_prefix(6);
      header.orientation = exifOrientation(exif);
    }
    chunk += 8 + length + length % 2;
  }
  return header;
}

ImageHeader readBmp(const ByteReader& bytes) {
  const BmpHeader bmp = readBmpHeader(bytes.all());
  ImageHeader header{ImageFormat::Bmp};
  header.width = bmp.width;
  header.height = bmp.height;
  header.isWhole = bmp.isWhole;
  return header;
}

ImageHeader readPnm(const ByteReader& bytes) {
  const PnmHeader pnm = readPnmHeader(bytes.all());
  ImageHeader header{ImageFormat::Pnm};
  header.width = pnm.width;
  header.height = pnm.height;
  header.isWhole = pnm.isWhole;
  if (pnm.hasMorePictures) header.others = "holds more than one picture. Only the first is used.";
  return header;
}

}  // namespace

std::string_view toText(ImageFormat format) {
  switch (format) {
    case ImageFormat::Png:
      return "PNG";
    case ImageFormat::Jpeg:
      return "JPEG";
    case ImageFormat::Tiff:
      return "TIFF";
    case ImageFormat::WebP:
      return "WebP";
    case ImageFormat::Bmp:
      return "BMP";
    case ImageFormat::Pnm:
      break;
  }
  return "PNM";
}

std::optional<ImageHeader> readImageHeader(std::string_view content) {
  const ByteReader bytes(content);
  std::optional<ImageHeader> header;
  if (bytes.has(0, "\x89PNG\r\n\x1A\n")) {
    header = readPng(bytes);
  } else if (bytes.has(0, "\xFF\xD8\xFF")) {
    header = readJpeg(bytes);
  } else if (bytes.has(0, "II*\0"sv) || bytes.has(0, "MM\0*"sv) || bytes.has(0, "II+\0"sv) || bytes.has(0, "MM\0+"sv)) {
    header = readTiff(bytes);
  } else if (bytes.has(0, "RIFF") && bytes.has(8, "WEBP")) {
    header = readWebP(bytes);
  } else if (bytes.has(0, "BM")) {
    header = readBmp(bytes);
  } else if (isPnm(content)) {
    header = readPnm(bytes);
  }
  if (header && (header->width < 1 || header->height < 1)) {
    throw std::invalid_argument("its header gives it no width or no height");
  }
  return header;
}

}  // namespace headroom
