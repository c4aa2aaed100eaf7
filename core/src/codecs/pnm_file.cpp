#include "codecs/pnm_file.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "codecs/byte_reader.hpp"
#include "codecs/unsupported_image.hpp"

namespace headroom {
namespace {

constexpr std::string_view kPnmSpace = " \t\r\n\v\f";
constexpr std::int64_t kLargestPnmSample = 65535;

/// Moves `offset` past whitespace and comments.
void skipPnmSpace(std::string_view content, std::size_t& offset) {
  for (;;) {
    offset = std::min(content.find_first_not_of(kPnmSpace, offset), content.size());
    if (offset >= content.size() || content[offset] != '#') return;
    offset = std::min(content.find_first_of("\r\n", offset), content.size());
  }
}

/// Reads the next number of a header; moves `offset` past it.
template <typename Number>
Number pnmNumber(std::string_view content, std::size_t& offset) {
  skipPnmSpace(content, offset);
  Number number = 0;
  const char* const end = content.data() + content.size();
  const auto [stop, code] = std::from_chars(content.data() + offset, end, number);
  if (code != std::errc{}) throw std::invalid_argument("its header has no width, height or largest sample");
  offset = static_cast<std::size_t>(stop - content.data());
  return number;
}

bool isPnmText(char kind) {
  return kind >= '1' && kind <= '3';
}

bool isPnmBitmap(char kind) {
  return kind == '1' || kind == '4';
}

bool isPnmFloat(char kind) {
  return kind == 'f' || kind == 'F';
}

int channelsOfPnm(char kind) {
  return kind == '3' || kind == '6' || kind == 'F' ? 3 : 1;
}

std::string_view pnmLine(std::string_view content, std::size_t& offset) {
  if (offset >= content.size()) throw std::invalid_argument("it ends within its header");
  const std::size_t end = std::min(content.find('\n', offset), content.size());
  const std::string_view line = content.substr(offset, end - offset);
  offset = std::min(end + 1, content.size());
  return line;
}

/// Reads the keys of a PAM's header; joins its tuple types.
void readPamHeader(std::string_view content, PnmHeader& header) {
  std::size_t offset = 2;
  std::string tuples;
  for (std::string_view line = pnmLine(content, offset); !line.starts_with("ENDHDR"); line = pnmLine(content, offset)) {
    const std::size_t gap = std::min(line.find_first_of(kPnmSpace), line.size());
    const std::string_view key = line.substr(0, gap);
    std::size_t value = gap;
    if (key == "WIDTH") header.width = pnmNumber<std::int64_t>(line, value);
    if (key == "HEIGHT") header.height = pnmNumber<std::int64_t>(line, value);
    if (key == "DEPTH") {
      const auto depth = pnmNumber<std::int64_t>(line, value);
      if (depth < 1 || depth > 4) throw UnsupportedImage("its pixels have more than four samples. Export it as PNG");
      header.channels = static_cast<int>(depth);
    }
    if (key == "MAXVAL") header.white = pnmNumber<std::int64_t>(line, value);
    if (key == "TUPLTYPE") {
      skipPnmSpace(line, value);
      tuples += line.substr(value, line.find_last_not_of(kPnmSpace) + 1 - std::min(value, line.size()));
    }
  }
  header.pixels = offset;
  constexpr std::string_view kKnown[] = {"BLACKANDWHITE", "GRAYSCALE", "RGB"};
  std::string_view colours = tuples;
  if (colours.ends_with("_ALPHA")) colours.remove_suffix(6);
  if (!tuples.empty() && std::find(std::begin(kKnown), std::end(kKnown), colours) == std::end(kKnown)) {
    throw UnsupportedImage("its pixels are neither grey nor RGB. Export it as PNG");
  }
  const int needed = (colours == "RGB" ? 3 : 1) + (colours.size() < tuples.size() ? 1 : 0);
  if (!tuples.empty() && needed != header.channels) throw std::invalid_argument("its DEPTH and TUPLTYPE disagree");
}

void readPlainPnmHeader(std::string_view content, PnmHeader& header) {
  std::size_t offset = 2;
  header.width = pnmNumber<std::int64_t>(content, offset);
  header.height = pnmNumber<std::int64_t>(content, offset);
  if (isPnmFloat(header.kind)) {
    header.scale = pnmNumber<double>(content, offset);
    if (!(header.scale > 0 || header.scale < 0)) throw std::invalid_argument("its scale is not a number other than 0");
  } else if (!isPnmBitmap(header.kind)) {
    header.white = pnmNumber<std::int64_t>(content, offset);
  }
  // One byte of whitespace, after a comment if there is one.
  if (offset < content.size() && content[offset] == '#') offset = std::min(content.find('\n', offset), content.size());
  header.pixels = offset + 1;
}

std::uint64_t bytesPerPnmRow(const PnmHeader& header) {
  const auto samples = static_cast<std::uint64_t>(header.width) * static_cast<std::uint64_t>(header.channels);
  if (header.kind == '4') return (samples + 7) / 8;
  if (isPnmFloat(header.kind)) return samples * sizeof(float);
  return header.white > std::numeric_limits<std::uint8_t>::max() ? samples * 2 : samples;
}

/// Pixel by pixel over the whole file.
template <typename Sample>
Image blankPnm(const PnmHeader& header, std::shared_ptr<PixelMemory>& pixels) {
  const ImageSize size{static_cast<int>(header.width), static_cast<int>(header.height)};
  constexpr Depth kDepth = std::is_same_v<Sample, float> ? Depth::F32 : sizeof(Sample) == 2 ? Depth::U16 : Depth::U8;
  pixels = std::make_shared<PixelMemory>(imageBytes(size, header.channels, kDepth));
  return {size, header.channels, kDepth, pixels};
}

/// A sample as a share of white, scaled to the full range.
template <typename Sample>
Sample scaledPnm(std::uint64_t value, std::uint64_t white) {
  constexpr std::uint64_t kFull = std::numeric_limits<Sample>::max();
  return static_cast<Sample>((std::min(value, white) * kFull + white / 2) / white);
}

std::uint64_t nextPnmDigitsOf(std::string_view content, std::size_t& offset, bool isBitmap) {
  skipPnmSpace(content, offset);
  if (offset >= content.size()) throw std::invalid_argument("it ends before its picture does");
  if (isBitmap) {  // digits need no space between them
    const char digit = content[offset++];
    if (digit != '0' && digit != '1') throw std::invalid_argument("one of its samples is not a number");
    return static_cast<std::uint64_t>('1' - digit);  // 1 is black
  }
  std::uint64_t value = 0;
  const auto [stop, code] = std::from_chars(content.data() + offset, content.data() + content.size(), value);
  if (code != std::errc{}) throw std::invalid_argument("one of its samples is not a number");
  offset = static_cast<std::size_t>(stop - content.data());
  return value;
}

template <typename Sample>
Image decodePnmText(std::string_view content, const PnmHeader& header) {
  // Two characters per sample, or one for a bitmap: memory is allocated only after the file's length shows that it may
  // be needed.
  const auto samples = static_cast<std::uint64_t>(header.width) * static_cast<std::uint64_t>(header.height) *
                       static_cast<std::uint64_t>(header.channels);
  if (content.size() < samples) throw std::invalid_argument("it ends before its picture does");
  std::shared_ptr<PixelMemory> pixels;
  Image image = blankPnm<Sample>(header, pixels);
  auto* to = reinterpret_cast<Sample*>(pixels->bytes().data());
  auto offset = static_cast<std::size_t>(header.pixels);
  for (std::uint64_t i = 0; i < samples; ++i) {
    *to++ = scaledPnm<Sample>(nextPnmDigitsOf(content, offset, header.kind == '1'),
                              static_cast<std::uint64_t>(header.white));
  }
  return image;
}

Image decodePnmBits(std::string_view content, const PnmHeader& header) {
  std::shared_ptr<PixelMemory> pixels;
  Image image = blankPnm<std::uint8_t>(header, pixels);
  std::byte* to = pixels->bytes().data();
  for (std::int64_t y = 0; y < header.height; ++y) {
    const char* const row = content.data() + header.pixels + static_cast<std::uint64_t>(y) * bytesPerPnmRow(header);
    for (std::int64_t x = 0; x < header.width; ++x) {
      const bool isBlack = (static_cast<unsigned char>(row[x / 8]) >> (7 - x % 8) & 1) != 0;
      *to++ = isBlack ? std::byte{0} : std::byte{255};
    }
  }
  return image;
}

Image decodePnmBytes(std::string_view content, const PnmHeader& header) {
  std::shared_ptr<PixelMemory> pixels;
  Image image = blankPnm<std::uint8_t>(header, pixels);
  std::vector<std::byte> scaled;
  for (int value = 0; value <= std::numeric_limits<std::uint8_t>::max(); ++value) {
    scaled.push_back(std::byte{
        scaledPnm<std::uint8_t>(static_cast<std::uint64_t>(value), static_cast<std::uint64_t>(header.white))});
  }
  const std::string_view from = content.substr(header.pixels, pixels->bytes().size());
  std::transform(from.begin(), from.end(), pixels->bytes().begin(),
                 [&scaled](char sample) { return scaled[static_cast<unsigned char>(sample)]; });
  return image;
}

Image decodePnmWords(std::string_view content, const PnmHeader& header) {
  std::shared_ptr<PixelMemory> pixels;
  Image image = blankPnm<std::uint16_t>(header, pixels);
  std::vector<std::uint16_t> scaled;
  for (std::int64_t value = 0; value <= kLargestPnmSample; ++value) {
    scaled.push_back(
        scaledPnm<std::uint16_t>(static_cast<std::uint64_t>(value), static_cast<std::uint64_t>(header.white)));
  }
  auto* const to = reinterpret_cast<std::uint16_t*>(pixels->bytes().data());
  const auto* const from = reinterpret_cast<const unsigned char*>(content.data() + header.pixels);
  for (std::size_t i = 0; i < pixels->bytes().size() / 2; ++i) to[i] = scaled[from[2 * i] * 256U + from[2 * i + 1]];
  return image;
}

/// Rows of a PFM are stored from bottom to top.
Image decodePfm(std::string_view content, const PnmHeader& header) {
  std::shared_ptr<PixelMemory> pixels;
  Image image = blankPnm<float>(header, pixels);
  const auto samples = static_cast<std::size_t>(header.width * header.channels);
  const ByteReader bytes(content);
  const ByteOrder order = header.scale < 0 ? ByteOrder::Little : ByteOrder::Big;
  const auto white = static_cast<float>(std::abs(header.scale));
  auto* to = reinterpret_cast<float*>(pixels->bytes().data());
  for (std::int64_t y = header.height; y-- > 0;) {
    const std::uint64_t row = header.pixels + static_cast<std::uint64_t>(y) * bytesPerPnmRow(header);
    for (std::size_t i = 0; i < samples; ++i) {
      *to++ =
          std::bit_cast<float>(static_cast<std::uint32_t>(bytes.at(row + i * sizeof(float), sizeof(float), order))) /
          white;
    }
  }
  return image;
}

}  // namespace

bool isPnm(std::string_view content) {
  if (content.size() < 3 || content[0] != 'P' || kPnmSpace.find(content[2]) == std::string_view::npos) return false;
  return (content[1] >= '1' && content[1] <= '7') || isPnmFloat(content[1]);
}

PnmHeader readPnmHeader(std::string_view content) {
  PnmHeader header;
  header.kind = content.at(1);
  header.channels = channelsOfPnm(header.kind);
  if (header.kind == '7') {
    readPamHeader(content, header);
  } else {
    readPlainPnmHeader(content, header);
  }
  if (header.white < 1 || header.white > kLargestPnmSample) {
    throw std::invalid_argument("its largest sample is not from 1 to 65535");
  }
  const bool isSensible = header.width >= 1 && header.height >= 1 &&
                          header.width <= std::numeric_limits<std::int32_t>::max() &&
                          header.height <= std::numeric_limits<std::int32_t>::max();
  if (isPnmText(header.kind) || !isSensible) return header;
  const std::uint64_t held = header.pixels < content.size() ? content.size() - header.pixels : 0;
  const std::uint64_t rowBytes = bytesPerPnmRow(header);
  header.isWhole = held / rowBytes >= static_cast<std::uint64_t>(header.height);
  header.hasMorePictures =
      header.isWhole && isPnm(content.substr(header.pixels + rowBytes * static_cast<std::uint64_t>(header.height)));
  return header;
}

Image decodePnm(std::string_view content) {
  const PnmHeader header = readPnmHeader(content);
  if (!header.isWhole) throw std::invalid_argument("it ends before its picture does");
  const bool isDeep = header.white > std::numeric_limits<std::uint8_t>::max();
  if (isPnmFloat(header.kind)) return decodePfm(content, header);
  if (isPnmText(header.kind)) {
    return isDeep ? decodePnmText<std::uint16_t>(content, header) : decodePnmText<std::uint8_t>(content, header);
  }
  if (header.kind == '4') return decodePnmBits(content, header);
  return isDeep ? decodePnmWords(content, header) : decodePnmBytes(content, header);
}

}  // namespace headroom
