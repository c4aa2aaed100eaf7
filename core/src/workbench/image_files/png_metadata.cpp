// Chunks of PNG files.
#include <algorithm>
#include <array>
#include <cmath>

#include "codecs/byte_reader.hpp"
#include "workbench/image_files/metadata_blocks.hpp"
#include "workbench/image_files/zlib_library.hpp"

namespace headroom {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;

constexpr std::string_view kXmpKeyword = "XML:com.adobe.xmp"sv;
constexpr std::size_t kMostPngBlock = std::size_t{16} << 20;

std::uint32_t crcOf(std::string_view bytes) {
  static const std::array<std::uint32_t, 256> kTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
      std::uint32_t value = i;
      for (int bit = 0; bit < 8; ++bit) value = (value & 1) != 0 ? 0xEDB88320U ^ value >> 1 : value >> 1;
      table[i] = value;
    }
    return table;
  }();
  std::uint32_t crc = 0xFFFFFFFFU;
  for (const char byte : bytes) crc = kTable[(crc ^ static_cast<unsigned char>(byte)) & 0xFF] ^ crc >> 8;
  return ~crc;
}

std::string framedPngChunk(std::string_view type, std::string_view content) {
  const std::string checked = std::string(type) + std::string(content);
  return bytesOf(content.size(), 4, ByteOrder::Big) + checked + bytesOf(crcOf(checked), 4, ByteOrder::Big);
}

/// The profile of an iCCP chunk: a name, a method, compressed bytes.
std::string profileIn(std::string_view chunk) {
  const std::size_t name = chunk.find('\0');
  if (name == chunk.npos || chunk.size() < name + 2) return {};
  return inflated(chunk.substr(name + 2), kMostPngBlock).value_or("");
}

/// The text of an iTXt chunk: keyword, flag, method, language, translated keyword, text.
std::string internationalText(std::string_view chunk) {
  const std::size_t keyword = chunk.find('\0');
  if (keyword == chunk.npos || chunk.size() < keyword + 3) return {};
  const bool isCompressed = chunk[keyword + 1] != '\0';
  const std::size_t language = chunk.find('\0', keyword + 3);
  if (language == chunk.npos) return {};
  const std::size_t translated = chunk.find('\0', language + 1);
  if (translated == chunk.npos) return {};
  const std::string_view text = chunk.substr(translated + 1);
  return isCompressed ? inflated(text, kMostPngBlock).value_or("") : std::string(text);
}

/// A program's data about the file that it wrote, not about the image.
bool isAboutTheFile(std::string_view text) {
  return text.starts_with("Software\0"sv) || text.starts_with("date:"sv);
}

/// Returns false for chunks of primaries and gamma that equal sRGB, or almost.
bool isOddGamma(std::string_view type, std::string_view chunk) {
  const ByteReader bytes(chunk);
  if (type == "gAMA"sv && chunk.size() == 4) return std::abs(static_cast<double>(bytes.big(0, 4)) - 45455) > 500;
  if (type == "cICP"sv && chunk.size() == 4) return !chunk.starts_with("\x01\x0D"sv);
  if (type != "cHRM"sv || chunk.size() != 32) return false;
  constexpr std::array kStandard{31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000};
  for (std::size_t i = 0; i < kStandard.size(); ++i) {
    if (std::abs(static_cast<double>(bytes.big(4 * i, 4)) - kStandard[i]) > 500) return true;
  }
  return false;
}

void readPngChunk(std::string_view type, std::string_view chunk, ImageMetadata& metadata, bool& isStandard) {
  if (type == "iCCP"sv) metadata.profile = profileIn(chunk);
  if (type == "eXIf"sv) metadata.exif = std::string(chunk);
  if (type == "sRGB"sv) isStandard = true;
  if (type == "sRGB"sv || type == "gAMA"sv || type == "cHRM"sv || type == "cICP"sv) {
    metadata.gamma += framedPngChunk(type, chunk);
    metadata.isOddColour = metadata.isOddColour || isOddGamma(type, chunk);
  }
  if (type == "pHYs"sv && chunk.size() == 9) {
    const ByteReader bytes(chunk);
    const auto x = static_cast<double>(bytes.big(0, 4));
    const auto y = static_cast<double>(bytes.big(4, 4));
    if (x > 0 && y > 0) metadata.density = PixelDensity{x, y, chunk[8] == 1};
  }
  if (type == "iTXt"sv && chunk.starts_with(kXmpKeyword)) {
    metadata.xmp = internationalText(chunk);
  } else if ((type == "tEXt"sv || type == "zTXt"sv || type == "iTXt"sv) && !isAboutTheFile(chunk)) {
    metadata.comments += framedPngChunk(type, chunk);
  }
}

}  // namespace

ImageMetadata readPngMetadata(std::string_view content) {
  constexpr std::uint64_t kSignature = 8;
  constexpr std::uint64_t kFrame = 12;
  const ByteReader bytes(content);
  ImageMetadata metadata;
  metadata.origin = "PNG";
  bool isStandard = false;
  for (std::uint64_t at = kSignature; at + kFrame <= bytes.size();) {
    const std::uint64_t length = bytes.big(at, 4);
    const std::string_view type = bytes.part(at + 4, 4);
    const std::string_view checked = bytes.part(at + 4, 4 + length);
    // Readers may ignore chunks with a lower-case first letter.
    const bool isAncillary = (static_cast<unsigned char>(type[0]) & 0x20) != 0;
    if (isAncillary && length <= kMostPngBlock && at + kFrame + length <= bytes.size() &&
        bytes.big(at + 8 + length, 4) == crcOf(checked)) {
      readPngChunk(type, checked.substr(4), metadata, isStandard);
    }
    at += kFrame + length;
  }
  if (isStandard || !metadata.profile.empty()) metadata.isOddColour = false;
  return metadata;
}

std::string withPngMetadata(std::string_view encoded, const ImageMetadata& metadata) {
  constexpr std::size_t kBehindHeader = 33;
  std::string chunks;
  if (const auto profile = metadata.profile.empty() ? std::nullopt : deflated(metadata.profile)) {
    chunks += framedPngChunk("iCCP", "ICC profile\0\0"s + *profile);
  }
  chunks += metadata.gamma;
  if (metadata.density) {
    const auto number = [](double value) {
      return bytesOf(static_cast<std::uint64_t>(std::llround(std::clamp(value, 1.0, 2147483647.0))), 4, ByteOrder::Big);
    };
    chunks += framedPngChunk("pHYs", number(metadata.density->x) + number(metadata.density->y) +
                                         (metadata.density->isPerMetre ? '\1' : '\0'));
  }
  if (!metadata.exif.empty()) chunks += framedPngChunk("eXIf", metadata.exif);
  if (!metadata.xmp.empty()) {
    chunks += framedPngChunk("iTXt", std::string(kXmpKeyword) + "\0\0\0\0\0"s + metadata.xmp);
  }
  chunks += metadata.comments;
  return std::string(encoded.substr(0, kBehindHeader)) + chunks + std::string(encoded.substr(kBehindHeader));
}

}  // namespace headroom
