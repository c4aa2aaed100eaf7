// Segments of JPEG files.
#include <algorithm>
#include <cmath>
#include <map>

#include "codecs/byte_reader.hpp"
#include "workbench/image_files/metadata_blocks.hpp"

namespace headroom {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;

constexpr std::string_view kJfifName = "JFIF\0"sv;
constexpr std::string_view kExifName = "Exif\0\0"sv;
constexpr std::string_view kXmpName = "http://ns.adobe.com/xap/1.0/\0"sv;
constexpr std::string_view kProfileName = "ICC_PROFILE\0"sv;
constexpr std::string_view kPhotoshopName = "Photoshop 3.0\0"sv;
constexpr char kApp0 = '\xE0';
constexpr char kExifSegment = '\xE1';
constexpr char kProfileSegment = '\xE2';
constexpr char kPhotoshopSegment = '\xED';
constexpr char kComment = '\xFE';

std::string framedJpegSegment(char marker, const std::string& content) {
  return "\xFF"s + marker + bytesOf(content.size() + 2, 2, ByteOrder::Big) + content;
}

/// Profiles are stored in numbered parts.
struct ProfileParts {
  std::map<int, std::string_view> parts;
  int count = 0;

  void add(std::string_view segment) {
    if (segment.size() < kProfileName.size() + 2) return;
    count = static_cast<unsigned char>(segment[kProfileName.size() + 1]);
    parts[static_cast<unsigned char>(segment[kProfileName.size()])] = segment.substr(kProfileName.size() + 2);
  }
  [[nodiscard]] std::string joined() const {
    std::string profile;
    for (int i = 1; i <= count; ++i) {
      const auto part = parts.find(i);
      if (part == parts.end()) return {};
      profile += part->second;
    }
    return profile;
  }
};

void readDensity(std::string_view jfif, ImageMetadata& metadata) {
  enum Unit { Ratio, Inch, Centimetre };
  const ByteReader bytes(jfif);
  if (jfif.size() < 12) return;
  const std::uint64_t unit = bytes.big(7, 1);
  const auto x = static_cast<double>(bytes.big(8, 2));
  const auto y = static_cast<double>(bytes.big(10, 2));
  if (x <= 0 || y <= 0 || unit > Centimetre) return;
  const double perMetre = unit == Inch ? 1 / kMetresPerInch : unit == Centimetre ? 100 : 1;
  if (unit != Ratio || x != y) metadata.density = PixelDensity{x * perMetre, y * perMetre, unit != Ratio};
}

void readJpegSegment(char marker, std::string_view segment, ImageMetadata& metadata, ProfileParts& profile) {
  if (marker == kApp0 && segment.starts_with(kJfifName)) readDensity(segment, metadata);
  if (marker == kExifSegment && segment.starts_with(kExifName) && metadata.exif.empty()) {
    metadata.exif = std::string(segment.substr(kExifName.size()));
  }
  if (marker == kExifSegment && segment.starts_with(kXmpName)) {
    metadata.xmp = std::string(segment.substr(kXmpName.size()));
  }
  if (marker == kProfileSegment && segment.starts_with(kProfileName)) profile.add(segment);
  if (marker == kPhotoshopSegment && segment.starts_with(kPhotoshopName)) {
    metadata.photoshop += segment.substr(kPhotoshopName.size());
  }
  if (marker == kComment) metadata.comments += framedJpegSegment(marker, std::string(segment));
}

/// JFIF has integers per inch or per centimetre: uses the more accurate one.
std::string framedDensity(const PixelDensity& density) {
  const auto loss = [&density](double unitsPerMetre) {
    const double x = density.x / unitsPerMetre;
    const double y = density.y / unitsPerMetre;
    return std::abs(x - std::round(x)) + std::abs(y - std::round(y));
  };
  constexpr double kInchesPerMetre = 1 / kMetresPerInch;
  const bool isByCentimetre = density.isPerMetre && loss(100) + 0.01 < loss(kInchesPerMetre);
  const double unit = !density.isPerMetre ? 1 : isByCentimetre ? 100 : kInchesPerMetre;
  const auto number = [unit](double value) {
    return bytesOf(static_cast<std::uint64_t>(std::llround(std::clamp(value / unit, 1.0, 65535.0))), 2, ByteOrder::Big);
  };
  const char code = !density.isPerMetre ? '\0' : isByCentimetre ? '\2' : '\1';
  return code + number(density.x) + number(density.y);
}

}  // namespace

ImageMetadata readJpegMetadata(std::string_view content) {
  constexpr std::uint64_t kScan = 0xDA;
  const ByteReader bytes(content);
  ImageMetadata metadata;
  metadata.origin = "JPEG";
  ProfileParts profile;
  for (std::uint64_t at = 2; at + 4 <= bytes.size();) {
    const std::uint64_t marker = bytes.big(at + 1, 1);
    if (bytes.big(at, 1) != 0xFF || marker == kScan) break;
    if (marker == 0xFF) {  // padding
      ++at;
      continue;
    }
    const std::uint64_t length = bytes.big(at + 2, 2);
    if (length < 2) break;
    readJpegSegment(static_cast<char>(marker), bytes.part(at + 4, length - 2), metadata, profile);
    at += 2 + length;
  }
  metadata.profile = profile.joined();
  return metadata;
}

std::string withJpegMetadata(std::string_view encoded, const ImageMetadata& metadata) {
  constexpr std::size_t kJfifAt = 6;
  constexpr std::size_t kUnitAt = 13;
  std::size_t at = 2;
  std::string start(encoded.substr(0, at));
  if (encoded.substr(kJfifAt, kJfifName.size()) == kJfifName) {
    at += 2 + static_cast<std::size_t>(ByteReader(encoded).big(4, 2));
    start = std::string(encoded.substr(0, at));
    if (metadata.density) start.replace(kUnitAt, 5, framedDensity(*metadata.density));
  }
  if (!metadata.exif.empty()) start += framedJpegSegment(kExifSegment, std::string(kExifName) + metadata.exif);
  if (!metadata.xmp.empty()) start += framedJpegSegment(kExifSegment, std::string(kXmpName) + metadata.xmp);
  constexpr std::size_t kMostPart = 65519;
  const std::size_t parts = (metadata.profile.size() + kMostPart - 1) / kMostPart;
  for (std::size_t i = 0; i < parts; ++i) {
    start += framedJpegSegment(kProfileSegment, std::string(kProfileName) + static_cast<char>(i + 1) +
                                                    static_cast<char>(parts) +
                                                    metadata.profile.substr(i * kMostPart, kMostPart));
  }
  constexpr std::size_t kMostResources = kMostJpegSegment - kPhotoshopName.size();
  for (std::size_t i = 0; i < metadata.photoshop.size(); i += kMostResources) {
    start += framedJpegSegment(kPhotoshopSegment,
                               std::string(kPhotoshopName) + metadata.photoshop.substr(i, kMostResources));
  }
  start += metadata.comments;
  return start + std::string(encoded.substr(at));
}

}  // namespace headroom
