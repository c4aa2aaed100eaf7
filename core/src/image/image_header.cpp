#include "image/image_header.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <stdexcept>
#include <string>

namespace headroom {
namespace {

enum class Order { Little, Big };

/// Integers at byte offsets; reading past the end throws.
class Bytes {
 public:
  explicit Bytes(std::string_view content) : content_(content) {}

  [[nodiscard]] std::uint64_t at(std::uint64_t offset, int count, Order order) const {
    if (offset > content_.size() || content_.size() - offset < static_cast<std::uint64_t>(count)) {
      throw std::invalid_argument("it ends within its header");
    }
    std::uint64_t value = 0;
    for (int i = 0; i < count; ++i) {
      const std::uint64_t place = order == Order::Big ? i : count - 1 - i;
      value = value << 8 | static_cast<unsigned char>(content_[offset + place]);
    }
    return value;
  }
  [[nodiscard]] std::uint64_t little(std::uint64_t offset, int count) const { return at(offset, count, Order::Little); }
  [[nodiscard]] std::uint64_t big(std::uint64_t offset, int count) const { return at(offset, count, Order::Big); }
  [[nodiscard]] bool has(std::uint64_t offset, std::string_view text) const {
    return offset <= content_.size() && content_.substr(offset, text.size()) == text;
  }
  [[nodiscard]] std::uint64_t size() const { return content_.size(); }
  [[nodiscard]] std::string_view part(std::uint64_t offset, std::uint64_t count) const {
    return offset <= content_.size() ? content_.substr(offset, count) : std::string_view{};
  }

 private:
  std::string_view content_;
};

using namespace std::string_view_literals;

/// The tags of a TIFF's first directory that matter here. EXIF blocks are small TIFFs.
struct TiffTags {
  std::int64_t width = 0;
  std::int64_t height = 0;
  int orientation = 1;
};

TiffTags readTiffTags(std::string_view content) {
  constexpr std::uint64_t kWidthTag = 256;
  constexpr std::uint64_t kHeightTag = 257;
  constexpr std::uint64_t kOrientationTag = 274;
  constexpr std::uint64_t kShort = 3;
  const Bytes bytes(content);
  const Order order = bytes.has(0, "MM") ? Order::Big : Order::Little;
  const bool isBig = bytes.at(2, 2, order) == 43;
  const std::uint64_t directory = isBig ? bytes.at(8, 8, order) : bytes.at(4, 4, order);
  const int countBytes = isBig ? 8 : 2;
  const std::uint64_t entryBytes = isBig ? 20 : 12;
  const std::uint64_t count = bytes.at(directory, countBytes, order);
  TiffTags tags;
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint64_t entry = directory + countBytes + i * entryBytes;
    const std::uint64_t tag = bytes.at(entry, 2, order);
    const bool isShort = bytes.at(entry + 2, 2, order) == kShort;
    const auto value = static_cast<std::int64_t>(bytes.at(entry + (isBig ? 12 : 8), isShort ? 2 : 4, order));
    if (tag == kWidthTag) tags.width = value;
    if (tag == kHeightTag) tags.height = value;
    if (tag == kOrientationTag && value >= 1 && value <= 8) tags.orientation = static_cast<int>(value);
    if (tag > kOrientationTag) break;  // tags ascend
  }
  return tags;
}

/// 1 when the EXIF block is damaged: a photo that is not turned is better than none.
int exifOrientation(std::string_view exif) {
  try {
    return readTiffTags(exif).orientation;
  } catch (const std::invalid_argument&) {
    return 1;
  }
}

ImageHeader readPng(const Bytes& bytes) {
  constexpr std::uint64_t kGreyWithAlpha = 4;
  constexpr std::uint64_t kChunkFrame = 12;  // length, type, checksum
  ImageHeader header{ImageFormat::Png};
  if (!bytes.has(12, "IHDR")) throw std::invalid_argument("its first chunk is not the header");
  header.width = static_cast<std::int64_t>(bytes.big(16, 4));
  header.height = static_cast<std::int64_t>(bytes.big(20, 4));
  header.isGreyWithAlpha = bytes.big(25, 1) == kGreyWithAlpha;
  header.isWhole = false;
  for (std::uint64_t chunk = 8; chunk + kChunkFrame <= bytes.size();) {
    const std::uint64_t length = bytes.big(chunk, 4);
    if (bytes.has(chunk + 4, "eXIf")) header.orientation = exifOrientation(bytes.part(chunk + 8, length));
    if (bytes.has(chunk + 4, "IEND")) {
      header.isWhole = true;
      break;
    }
    chunk += kChunkFrame + length;
  }
  return header;
}

/// Offset of the next marker that is neither a restart nor a stuffed zero, at or after `offset`; size() when none.
std::uint64_t nextJpegMarker(const Bytes& bytes, std::uint64_t offset) {
  for (; offset + 1 < bytes.size(); ++offset) {
    if (bytes.big(offset, 1) != 0xFF) continue;
    const std::uint64_t marker = bytes.big(offset + 1, 1);
    const bool isRestart = marker >= 0xD0 && marker <= 0xD7;
    if (marker != 0x00 && marker != 0xFF && !isRestart) return offset;
  }
  return bytes.size();
}

ImageHeader readJpeg(const Bytes& bytes) {
  constexpr std::uint64_t kEnd = 0xD9;
  constexpr std::uint64_t kApp1 = 0xE1;
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
    constexpr std::string_view kExif = "Exif\0\0"sv;
    if (marker == kApp1 && bytes.has(at + 4, kExif) && length > 2 + kExif.size()) {
      header.orientation = exifOrientation(bytes.part(at + 4 + kExif.size(), length - 2 - kExif.size()));
    }
    at = nextJpegMarker(bytes, at + 2 + length);
  }
  if (header.width == 0) throw std::invalid_argument("it ends within its header");
  return header;
}

ImageHeader readTiff(const Bytes& bytes) {
  const TiffTags tags = readTiffTags(bytes.part(0, bytes.size()));
  ImageHeader header{ImageFormat::Tiff};
  header.width = tags.width;
  header.height = tags.height;
  return header;
}

ImageHeader readWebP(const Bytes& bytes) {
  constexpr std::uint64_t kFirstChunk = 12;
  ImageHeader header{ImageFormat::WebP};
  if (bytes.has(kFirstChunk, "VP8X")) {
    header.width = static_cast<std::int64_t>(bytes.little(24, 3)) + 1;
    header.height = static_cast<std::int64_t>(bytes.little(27, 3)) + 1;
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

/// Whether `rows` rows of so many bits, each padded to whole units, follow at `offset`.
bool holdsRows(const Bytes& bytes, std::uint64_t offset, std::uint64_t bitsPerRow, std::uint64_t unitBits,
               std::int64_t rows) {
  const std::uint64_t rowBytes = (bitsPerRow + unitBits - 1) / unitBits * (unitBits / 8);
  if (rowBytes == 0 || offset > bytes.size()) return false;
  return (bytes.size() - offset) / rowBytes >= static_cast<std::uint64_t>(rows);
}

ImageHeader readBmp(const Bytes& bytes) {
  constexpr std::uint64_t kRunLength8 = 1;
  constexpr std::uint64_t kRunLength4 = 2;
  ImageHeader header{ImageFormat::Bmp};
  const bool isOs2 = bytes.little(14, 4) == 12;
  if (isOs2) {
    header.width = static_cast<std::int64_t>(bytes.little(18, 2));
    header.height = static_cast<std::int64_t>(bytes.little(20, 2));
  } else {
    header.width = static_cast<std::int32_t>(bytes.little(18, 4));
    // Negative when rows go from top to bottom. Widened first: the smallest int has no positive twin.
    header.height = std::llabs(std::int64_t{static_cast<std::int32_t>(bytes.little(22, 4))});
  }
  if (header.width < 1) return header;
  const std::uint64_t bitsPerRow = static_cast<std::uint64_t>(header.width) * bytes.little(isOs2 ? 24 : 28, 2);
  const std::uint64_t compression = isOs2 ? 0 : bytes.little(30, 4);
  const bool isRunLength = compression == kRunLength8 || compression == kRunLength4;
  header.isWhole = isRunLength || holdsRows(bytes, bytes.little(10, 4), bitsPerRow, 32, header.height);
  return header;
}

/// The next number of a PNM header, past white space and comments; moves `offset` behind it.
std::int64_t pnmNumber(std::string_view content, std::size_t& offset) {
  constexpr std::string_view kSpace = " \t\r\n\v\f";
  for (;;) {
    offset = std::min(content.find_first_not_of(kSpace, offset), content.size());
    if (offset >= content.size() || content[offset] != '#') break;
    offset = std::min(content.find('\n', offset), content.size());
  }
  std::int64_t number = 0;
  const char* const end = content.data() + content.size();
  const auto [stop, code] = std::from_chars(content.data() + offset, end, number);
  if (code != std::errc{}) throw std::invalid_argument("its header has no width and height");
  offset = static_cast<std::size_t>(stop - content.data());
  return number;
}

ImageHeader readPnm(const Bytes& bytes) {
  const std::string_view content = bytes.part(0, bytes.size());
  ImageHeader header{ImageFormat::Pnm};
  std::size_t offset = 2;
  header.width = pnmNumber(content, offset);
  header.height = pnmNumber(content, offset);
  const char kind = content[1];
  const bool isText = kind <= '3';
  if (isText || header.width < 1 || header.width > std::numeric_limits<std::int32_t>::max()) return header;
  std::uint64_t bitsPerPixel = 1;
  if (kind != '4') {
    const bool isDeep = pnmNumber(content, offset) > std::numeric_limits<std::uint8_t>::max();
    bitsPerPixel = (kind == '6' ? 24 : 8) * (isDeep ? 2 : 1);
  }
  constexpr std::uint64_t kOneSpace = 1;
  header.isWhole =
      holdsRows(bytes, offset + kOneSpace, static_cast<std::uint64_t>(header.width) * bitsPerPixel, 8, header.height);
  return header;
}

bool isPnm(const Bytes& bytes) {
  if (bytes.size() < 3 || !bytes.has(0, "P")) return false;
  const std::uint64_t kind = bytes.big(1, 1);
  const std::uint64_t space = bytes.big(2, 1);
  return kind >= '1' && kind <= '6' && (space == ' ' || (space >= '\t' && space <= '\r'));
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
  const Bytes bytes(content);
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
  } else if (isPnm(bytes)) {
    header = readPnm(bytes);
  }
  if (header && (header->width < 1 || header->height < 1)) {
    throw std::invalid_argument("its header gives it no width or no height");
  }
  return header;
}

}  // namespace headroom
