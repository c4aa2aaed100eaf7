// Chunks of WebP files, fields of TIFF files, headers of BMP files, and contents of the blocks.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "codecs/byte_reader.hpp"
#include "codecs/tiff_directory.hpp"
#include "workbench/image_files/exif_block.hpp"
#include "workbench/image_files/metadata_blocks.hpp"

namespace headroom {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;

constexpr std::uint16_t kXmpTag = 700;
constexpr std::uint16_t kIptcTag = 33723;
constexpr std::uint16_t kPhotoshopTag = 34377;
constexpr std::uint16_t kProfileTag = 34675;

std::string framedWebPChunk(std::string_view type, std::string_view content) {
  std::string chunk = std::string(type) + bytesOf(content.size(), 4, ByteOrder::Little) + std::string(content);
  if (content.size() % 2 != 0) chunk += '\0';
  return chunk;
}

constexpr std::uint64_t kBmpHeader = 14;

}  // namespace

ImageMetadata readWebPMetadata(std::string_view content) {
  const ByteReader bytes(content);
  ImageMetadata metadata;
  for (std::uint64_t at = 12; at + 8 <= bytes.size();) {
    const std::uint64_t length = bytes.little(at + 4, 4);
    const std::string chunk(at + 8 + length <= bytes.size() && !bytes.has(at, "VP8") ? bytes.part(at + 8, length)
                                                                                     : ""sv);
    if (bytes.has(at, "ICCP")) metadata.profile = chunk;
    if (bytes.has(at, "EXIF")) metadata.exif = chunk.starts_with("Exif\0\0"sv) ? chunk.substr(6) : chunk;
    if (bytes.has(at, "XMP ")) metadata.xmp = chunk;
    at += 8 + length + length % 2;
  }
  return metadata;
}

std::string withWebPMetadata(std::string_view encoded, const ImageMetadata& metadata) {
  if (metadata.profile.empty() && metadata.exif.empty() && metadata.xmp.empty()) return std::string(encoded);
  const ByteReader bytes(encoded);
  // Without metadata encoders write one chunk: VP8L, for lossless images.
  if (!bytes.has(12, "VP8L")) return std::string(encoded);
  const std::uint64_t bits = bytes.little(21, 4);
  enum Flag : std::uint64_t { Xmp = 4, Exif = 8, Alpha = 16, Profile = 32 };
  std::uint64_t flags = (bits >> 28 & 1) != 0 ? std::uint64_t{Alpha} : 0;
  if (!metadata.profile.empty()) flags |= Profile;
  if (!metadata.exif.empty()) flags |= Exif;
  if (!metadata.xmp.empty()) flags |= Xmp;
  std::string chunks =
      framedWebPChunk("VP8X", bytesOf(flags, 4, ByteOrder::Little) + bytesOf(bits & 0x3FFF, 3, ByteOrder::Little) +
                                  bytesOf(bits >> 14 & 0x3FFF, 3, ByteOrder::Little));
  if (!metadata.profile.empty()) chunks += framedWebPChunk("ICCP", metadata.profile);
  chunks += encoded.substr(12);
  if (chunks.size() % 2 != 0) chunks += '\0';
  if (!metadata.exif.empty()) chunks += framedWebPChunk("EXIF", metadata.exif);
  if (!metadata.xmp.empty()) chunks += framedWebPChunk("XMP ", metadata.xmp);
  return "RIFF" + bytesOf(chunks.size() + 4, 4, ByteOrder::Little) + "WEBP" + chunks;
}

ImageMetadata readBmpMetadata(std::string_view content) {
  const ByteReader bytes(content);
  ImageMetadata metadata;
  const std::uint64_t headerBytes = bytes.little(kBmpHeader, 4);
  if (headerBytes < 40) return metadata;
  const auto x = static_cast<std::int32_t>(bytes.little(38, 4));
  const auto y = static_cast<std::int32_t>(bytes.little(42, 4));
  if (x > 0 && y > 0) metadata.density = PixelDensity{static_cast<double>(x), static_cast<double>(y), true};
  constexpr std::uint64_t kWithProfile = 124;
  constexpr std::uint64_t kEmbedded = 0x4D424544;  // "MBED"
  if (headerBytes < kWithProfile || bytes.little(kBmpHeader + 56, 4) != kEmbedded) return metadata;
  const std::uint64_t length = bytes.little(kBmpHeader + 116, 4);
  const std::string_view profile = bytes.part(kBmpHeader + bytes.little(kBmpHeader + 112, 4), length);
  if (profile.size() == length) metadata.profile = std::string(profile);
  return metadata;
}

std::string withBmpMetadata(std::string encoded, const ImageMetadata& metadata) {
  if (!metadata.density || !metadata.density->isPerMetre || ByteReader(encoded).little(kBmpHeader, 4) < 40)
    return encoded;
  const auto number = [](double value) {
    return bytesOf(static_cast<std::uint64_t>(std::llround(std::clamp(value, 1.0, 2147483647.0))), 4,
                   ByteOrder::Little);
  };
  return encoded.replace(38, 8, number(metadata.density->x) + number(metadata.density->y));
}

ImageMetadata readTiffMetadata(std::string_view content, ImageSize size) {
  const TiffDirectory directory = TiffDirectory::firstOf(content);
  ImageMetadata metadata;
  metadata.profile = std::string(directory.bytes(kProfileTag));
  metadata.xmp = std::string(directory.bytes(kXmpTag));
  metadata.photoshop = std::string(directory.bytes(kPhotoshopTag));
  // The type, and with it the count, is often wrong; the bytes are right.
  if (const std::string_view iptc = directory.bytes(kIptcTag); metadata.photoshop.empty() && !iptc.empty()) {
    metadata.photoshop = resourceOfIptc(iptc);
  }
  metadata.exif = exifOfTiff(directory, size);
  metadata.density = densityOf(directory);
  metadata.hasMakerNote = exifHasMakerNote(directory);
  metadata.keepsMakerNote = false;
  return metadata;
}

std::string withTiffMetadata(std::string encoded, const ImageMetadata& metadata, bool hasAlpha) {
  constexpr std::uint16_t kExtraSamples = 338;
  constexpr std::uint16_t kStraight = 2;
  const std::string original = encoded;
  const TiffDirectory directory = TiffDirectory::firstOf(original);
  if (directory.isBig() || directory.order() != ByteOrder::Little) return encoded;
  std::vector<NewTiffField> fields;
  for (const TiffField& field : directory.fields()) fields.push_back(copied(field, directory.order()));
  for (NewTiffField& field : appendExif(encoded, metadata.exif)) fields.push_back(std::move(field));
  if (hasAlpha) fields.push_back(shortField(kExtraSamples, kStraight));
  if (!metadata.profile.empty()) fields.push_back(bytesField(kProfileTag, TiffType::Undefined, metadata.profile));
  if (!metadata.xmp.empty()) fields.push_back(bytesField(kXmpTag, TiffType::Byte, metadata.xmp));
  if (!metadata.photoshop.empty()) fields.push_back(bytesField(kPhotoshopTag, TiffType::Byte, metadata.photoshop));
  if (metadata.density) {
    constexpr double kSnap = 0.005;
    const auto perInch = [&metadata](double value) {
      if (!metadata.density->isPerMetre) return value;
      const double inches = value * kMetresPerInch;
      return std::abs(inches - std::round(inches)) < kSnap ? std::round(inches) : inches;
    };
    fields.push_back(rationalField(282, perInch(metadata.density->x)));
    fields.push_back(rationalField(283, perInch(metadata.density->y)));
    fields.push_back(shortField(296, metadata.density->isPerMetre ? 2 : 1));
  }
  return encoded.replace(4, 4, bytesOf(appendTiffDirectory(encoded, std::move(fields)), 4, ByteOrder::Little));
}

std::string resourcesOfTurned(std::string_view resources) {
  const ByteReader bytes(resources);
  std::string kept;
  for (std::uint64_t at = 0; at + 12 <= bytes.size() && bytes.has(at, "8BIM");) {
    const std::uint64_t nameBytes = (bytes.big(at + 6, 1) + 2) / 2 * 2;
    if (at + 10 + nameBytes > bytes.size()) break;
    const std::uint64_t length = bytes.big(at + 6 + nameBytes, 4);
    const std::uint64_t end = at + 10 + nameBytes + (length + 1) / 2 * 2;
    if (end > bytes.size() + 1) break;
    constexpr std::uint64_t kDropped[] = {0x0409, 0x040C, 0x0422, 0x0423};
    if (std::find(std::begin(kDropped), std::end(kDropped), bytes.big(at + 4, 2)) == std::end(kDropped)) {
      kept += bytes.part(at, end - at);
      if (end > bytes.size()) kept += '\0';
    }
    at = end;
  }
  return kept;
}

std::string resourceOfIptc(std::string_view iptc) {
  std::string resource = "8BIM\x04\x04\0\0"s + bytesOf(iptc.size(), 4, ByteOrder::Big) + std::string(iptc);
  if (iptc.size() % 2 != 0) resource += '\0';
  return resource;
}

std::string xmpOfTurned(std::string xmp) {
  if (xmp.find("xmpGImg:image") != std::string::npos) return {};
  for (const std::string_view start : {"tiff:Orientation=\""sv, "tiff:Orientation='"sv, "<tiff:Orientation>"sv}) {
    const std::size_t found = xmp.find(start);
    if (found == std::string::npos || found + start.size() >= xmp.size()) continue;
    char& value = xmp[found + start.size()];
    if (value >= '1' && value <= '8') value = '1';
  }
  return xmp;
}

}  // namespace headroom
