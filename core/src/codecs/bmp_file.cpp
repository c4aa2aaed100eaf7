#include "codecs/bmp_file.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "codecs/byte_reader.hpp"
#include "codecs/unsupported_image.hpp"

namespace headroom {
namespace {

constexpr std::uint64_t kBmpFileHeader = 14;
constexpr std::uint64_t kOs2Header = 12;
constexpr std::uint64_t kOs2LongHeader = 64;
constexpr std::uint64_t kPlainHeader = 40;

enum BmpCoding : std::uint64_t { Plain = 0, RunLength8 = 1, RunLength4 = 2, BitFields = 3, AlphaBitFields = 6 };

void readBmpMasks(const ByteReader& bytes, std::uint64_t headerBytes, std::uint64_t coding, BmpHeader& header) {
  if (coding == Plain) {
    header.masks = header.bits == 16 ? std::array<std::uint32_t, 4>{0x7C00, 0x03E0, 0x001F, 0}
                                     : std::array<std::uint32_t, 4>{0xFF0000, 0xFF00, 0xFF, 0};
    return;
  }
  constexpr std::uint64_t kMasks = kBmpFileHeader + kPlainHeader;
  constexpr std::uint64_t kWithAlpha = 56;
  const bool hasAlphaMask = headerBytes >= kWithAlpha || coding == AlphaBitFields;
  for (std::size_t i = 0; i < (hasAlphaMask ? 4 : 3); ++i) {
    header.masks[i] = static_cast<std::uint32_t>(bytes.little(kMasks + 4 * i, 4));
    const std::uint32_t mask = header.masks[i];
    const bool isOneRun = mask == 0 || std::has_single_bit((mask >> std::countr_zero(mask)) + std::uint64_t{1});
    if (!isOneRun || std::popcount(mask) > 16) {
      throw UnsupportedImage("the bits of its colours are scattered. Export it as PNG");
    }
  }
}

/// Reads the fields after width and height; moves `header.palette` past the masks.
void readBmpCoding(const ByteReader& bytes, std::uint64_t headerBytes, BmpHeader& header) {
  constexpr std::uint64_t kHeaderWithCoding = 20;
  constexpr std::uint64_t kHeaderWithColours = 36;
  const std::uint64_t coding = headerBytes >= kHeaderWithCoding ? bytes.little(30, 4) : std::uint64_t{Plain};
  const bool isFields = (coding == BitFields || coding == AlphaBitFields) && headerBytes != kOs2LongHeader;
  if (coding == RunLength8 && header.bits == 8) header.runBits = 8;
  if (coding == RunLength4 && header.bits == 4) header.runBits = 4;
  if (coding != Plain && header.runBits == 0 && !(isFields && (header.bits == 16 || header.bits == 32))) {
    throw UnsupportedImage("its coding is one that hardly any program writes. Export it as PNG");
  }
  if (isFields && headerBytes == kPlainHeader) header.palette += coding == AlphaBitFields ? 16 : 12;
  if (header.bits > 8) {
    if (header.bits != 24) readBmpMasks(bytes, headerBytes, coding, header);
    return;
  }
  header.paletteEntries = headerBytes >= kHeaderWithColours ? bytes.little(46, 4) : 0;
}

/// Returns whether all rows, each padded to four bytes, are present.
bool holdsBmpRows(const ByteReader& bytes, const BmpHeader& header) {
  if (header.width > std::numeric_limits<std::int32_t>::max()) return false;
  const std::uint64_t rowBytes =
      (static_cast<std::uint64_t>(header.width) * static_cast<std::uint64_t>(header.bits) + 31) / 32 * 4;
  if (rowBytes == 0 || header.pixels > bytes.size()) return false;
  return (bytes.size() - header.pixels) / rowBytes >= static_cast<std::uint64_t>(header.height);
}

std::uint32_t spread(std::uint32_t value, int bits, std::uint32_t full) {
  const std::uint64_t most = (std::uint64_t{1} << bits) - 1;
  return static_cast<std::uint32_t>((value * std::uint64_t{full} + most / 2) / most);
}

/// Indices of a run-length coded image, from the first row in the file. Pixels outside all runs are 0.
class BmpRuns {
 public:
  BmpRuns(std::string_view coded, const BmpHeader& header)
      : coded_(coded), header_(header), indices_(static_cast<std::size_t>(header.width * header.height)) {}

  std::vector<std::uint8_t> decode() {
    while (y_ < header_.height) {
      // Some writers omit the end marker.
      if (at_ >= coded_.size() && y_ == header_.height - 1 && x_ >= header_.width) break;
      const std::uint8_t count = next();
      const std::uint8_t value = next();
      if (count > 0) {
        for (int i = 0; i < count; ++i) put(indexIn(value, i));
      } else if (value == 0) {
        x_ = 0;
        ++y_;
      } else if (value == 1) {
        break;
      } else if (value == 2) {
        x_ += next();
        y_ += next();
      } else {
        literal(value);
      }
    }
    return std::move(indices_);
  }

 private:
  std::uint8_t next() {
    if (at_ >= coded_.size()) throw std::invalid_argument("it ends before its picture does");
    return static_cast<std::uint8_t>(coded_[at_++]);
  }
  [[nodiscard]] std::uint8_t indexIn(std::uint8_t value, int i) const {
    if (header_.runBits == 8) return value;
    return i % 2 == 0 ? value >> 4 : value & 0xF;
  }
  void put(std::uint8_t index) {
    if (x_ < header_.width && y_ < header_.height) {
      indices_[static_cast<std::size_t>(y_ * header_.width + x_)] = index;
    }
    ++x_;
  }
  /// Reads this number of indices one by one, padded to two bytes.
  void literal(int count) {
    const int perByte = 8 / header_.runBits;
    const int byteCount = (count + perByte - 1) / perByte;
    for (int i = 0; i < byteCount; ++i) {
      const std::uint8_t value = next();
      for (int j = 0; j < perByte && i * perByte + j < count; ++j) put(indexIn(value, j));
    }
    if (byteCount % 2 != 0) next();
  }

  std::string_view coded_;
  const BmpHeader& header_;
  std::vector<std::uint8_t> indices_;
  std::size_t at_ = 0;
  std::int64_t x_ = 0;
  std::int64_t y_ = 0;
};

using BmpColour = std::array<std::uint8_t, 3>;

/// Returns black for indices outside the palette.
std::vector<BmpColour> readBmpPalette(const ByteReader& bytes, const BmpHeader& header) {
  std::vector<BmpColour> colours(std::size_t{1} << header.bits);
  for (std::uint64_t i = 0; i < header.paletteEntries; ++i) {
    const std::uint64_t entry = header.palette + i * static_cast<std::uint64_t>(header.bytesPerEntry);
    for (std::uint64_t channel = 0; channel < 3; ++channel) {
      colours[i][channel] = static_cast<std::uint8_t>(bytes.little(entry + 2 - channel, 1));
    }
  }
  return colours;
}

/// Returns row y from the top of the image, as stored in the file.
std::string_view bmpRow(std::string_view content, const BmpHeader& header, std::int64_t y) {
  const std::uint64_t rowBytes =
      (static_cast<std::uint64_t>(header.width) * static_cast<std::uint64_t>(header.bits) + 31) / 32 * 4;
  const std::int64_t row = header.isTopDown ? y : header.height - 1 - y;
  return content.substr(header.pixels + static_cast<std::uint64_t>(row) * rowBytes, rowBytes);
}

Image decodeBmpIndices(std::string_view content, const BmpHeader& header) {
  const std::vector<BmpColour> colours = readBmpPalette(ByteReader(content), header);
  const auto end = colours.begin() + static_cast<std::ptrdiff_t>(header.paletteEntries);
  const bool isGrey = std::all_of(
      colours.begin(), end, [](const BmpColour& colour) { return colour[0] == colour[1] && colour[1] == colour[2]; });
  const int channels = isGrey ? 1 : 3;
  const ImageSize size{static_cast<int>(header.width), static_cast<int>(header.height)};
  std::vector<std::uint8_t> runs;
  if (header.runBits > 0) {
    runs = BmpRuns(content.substr(std::min<std::uint64_t>(header.pixels, content.size())), header).decode();
  }
  auto pixels = std::make_shared<PixelMemory>(imageBytes(size, channels, Depth::U8));
  std::byte* to = pixels->bytes().data();
  for (std::int64_t y = 0; y < header.height; ++y) {
    const std::int64_t run = header.isTopDown ? y : header.height - 1 - y;
    const std::string_view row = header.runBits > 0 ? std::string_view() : bmpRow(content, header, y);
    for (std::int64_t x = 0; x < header.width; ++x) {
      std::uint32_t index = 0;
      if (header.runBits > 0) {
        index = runs[static_cast<std::size_t>(run * header.width + x)];
      } else {
        const auto bit = static_cast<std::uint64_t>(x) * static_cast<std::uint64_t>(header.bits);
        const auto byte = static_cast<unsigned char>(row[bit / 8]);
        index = byte >> (8 - header.bits - static_cast<int>(bit % 8)) & ((1U << header.bits) - 1);
      }
      for (int channel = 0; channel < channels; ++channel) {
        *to++ = std::byte{colours[index][static_cast<std::size_t>(channel)]};
      }
    }
  }
  return {size, channels, Depth::U8, std::move(pixels)};
}

Image decodeBmpBytes(std::string_view content, const BmpHeader& header) {
  const ImageSize size{static_cast<int>(header.width), static_cast<int>(header.height)};
  auto pixels = std::make_shared<PixelMemory>(imageBytes(size, 3, Depth::U8));
  std::byte* to = pixels->bytes().data();
  for (std::int64_t y = 0; y < header.height; ++y) {
    const char* from = bmpRow(content, header, y).data();
    for (std::int64_t x = 0; x < header.width; ++x, from += 3, to += 3) {
      for (int channel = 0; channel < 3; ++channel) to[channel] = static_cast<std::byte>(from[2 - channel]);
    }
  }
  return {size, 3, Depth::U8, std::move(pixels)};
}

/// Bits that are set in any pixel, and in all pixels.
struct BmpBits {
  std::uint32_t any = 0;
  std::uint32_t all = ~std::uint32_t{0};

  /// Whether the bits that the header leaves undefined differ from writers' usual fill of zeros or ones.
  [[nodiscard]] bool mayHoldAlpha(const BmpHeader& header) const {
    if (header.bits != 32 || header.masks[3] != 0) return false;
    const std::uint32_t spare = ~(header.masks[0] | header.masks[1] | header.masks[2]);
    return (any & spare) != 0 && (all & spare) != spare;
  }
};

/// For 16 and 32 bits: each sample has its own bits of a number.
template <typename Sample>
Image decodeBmpFields(std::string_view content, const BmpHeader& header, Depth depth, BmpBits& seen) {
  const ImageSize size{static_cast<int>(header.width), static_cast<int>(header.height)};
  const int channels = header.masks[3] != 0 ? 4 : 3;
  auto pixels = std::make_shared<PixelMemory>(imageBytes(size, channels, depth));
  auto* to = reinterpret_cast<Sample*>(pixels->bytes().data());
  const int pixelBytes = header.bits / 8;
  for (std::int64_t y = 0; y < header.height; ++y) {
    const ByteReader row(bmpRow(content, header, y));
    for (std::int64_t x = 0; x < header.width; ++x) {
      const auto pixel = static_cast<std::uint32_t>(row.little(static_cast<std::uint64_t>(x * pixelBytes), pixelBytes));
      seen.any |= pixel;
      seen.all &= pixel;
      for (int channel = 0; channel < channels; ++channel) {
        const std::uint32_t mask = header.masks[static_cast<std::size_t>(channel)];
        const int bits = std::popcount(mask);
        const std::uint32_t value = bits == 0 ? 0 : (pixel & mask) >> std::countr_zero(mask);
        *to++ = bits == 0 ? Sample{0} : static_cast<Sample>(spread(value, bits, std::numeric_limits<Sample>::max()));
      }
    }
  }
  return {size, channels, depth, std::move(pixels)};
}

}  // namespace

BmpHeader readBmpHeader(std::string_view content) {
  const ByteReader bytes(content);
  BmpHeader header;
  const std::uint64_t headerBytes = bytes.little(kBmpFileHeader, 4);
  const bool isOs2 = headerBytes == kOs2Header;
  if (!isOs2 && (headerBytes < 16 || headerBytes > 1024))
    throw std::invalid_argument("its header has no sensible size");
  header.pixels = bytes.little(10, 4);
  header.palette = kBmpFileHeader + headerBytes;
  header.bits = static_cast<int>(bytes.little(isOs2 ? 24 : 28, 2));
  if (isOs2) {
    header.width = static_cast<std::int64_t>(bytes.little(18, 2));
    header.height = static_cast<std::int64_t>(bytes.little(20, 2));
    header.bytesPerEntry = 3;
  } else {
    header.width = static_cast<std::int32_t>(bytes.little(18, 4));
    const std::int64_t height = static_cast<std::int32_t>(bytes.little(22, 4));
    header.isTopDown = height < 0;
    header.height = std::llabs(height);  // widened first: the negation of the smallest int overflows
  }
  readBmpCoding(bytes, isOs2 ? 0 : headerBytes, header);
  constexpr std::array kBits{1, 2, 4, 8, 16, 24, 32};
  if (std::find(kBits.begin(), kBits.end(), header.bits) == kBits.end()) {
    throw std::invalid_argument("its header gives its pixels an impossible number of bits");
  }
  if (header.bits <= 8) {
    const std::uint64_t most = std::uint64_t{1} << header.bits;
    if (header.paletteEntries == 0 || header.paletteEntries > most) header.paletteEntries = most;
    if (header.pixels > header.palette) {  // some writers store fewer entries than declared
      header.paletteEntries = std::min(
          header.paletteEntries, (header.pixels - header.palette) / static_cast<std::uint64_t>(header.bytesPerEntry));
    }
  }
  header.isWhole = header.width < 1 || header.runBits > 0 || holdsBmpRows(bytes, header);
  return header;
}

Image decodeBmp(std::string_view content, std::vector<std::string>& notes) {
  const BmpHeader header = readBmpHeader(content);
  if (!header.isWhole) throw std::invalid_argument("it ends before its picture does");
  if (header.bits <= 8) return decodeBmpIndices(content, header);
  if (header.bits == 24) return decodeBmpBytes(content, header);
  const bool isDeep =
      std::any_of(header.masks.begin(), header.masks.end(), [](std::uint32_t mask) { return std::popcount(mask) > 8; });
  BmpBits seen;
  const Image image = isDeep ? decodeBmpFields<std::uint16_t>(content, header, Depth::U16, seen)
                             : decodeBmpFields<std::uint8_t>(content, header, Depth::U8, seen);
  if (seen.mayHoldAlpha(header)) {
    notes.emplace_back(
        "has bits in each pixel that its header does not name, which may be transparency. They are not used.");
  }
  return image;
}

}  // namespace headroom
