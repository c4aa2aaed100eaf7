// Metadata of an image file, beside the pixels.
#pragma once

#include <optional>
#include <string>

namespace headroom {

inline constexpr double kMetresPerInch = 0.0254;

struct PixelDensity {
  double x = 0;
  double y = 0;
  bool isPerMetre = true;  ///< else an aspect ratio, of non-square pixels
};

/// Metadata blocks in their file form. A photo's orientation is not among them, because its pixels are rotated on
/// loading.
struct ImageMetadata {
  std::string profile;    ///< ICC colour profile
  std::string exif;       ///< a small TIFF; orientation 1, no thumbnail
  std::string xmp;        ///< XML
  std::string photoshop;  ///< image resources, including IPTC, without a thumbnail
  std::string comments;   ///< text chunks of a PNG, comment segments of a JPEG, framed as in that format
  std::string gamma;      ///< colour chunks of a PNG without a profile
  std::string origin;     ///< the format of `comments` and `gamma`, e.g. "PNG"
  std::optional<PixelDensity> density;
  bool hasPosition = false;    ///< in `exif`
  bool hasMakerNote = false;   ///< in the file's EXIF data
  bool keepsMakerNote = true;  ///< in `exif` too
  bool isOddColour = false;    ///< `gamma` describes colours other than sRGB
};

}  // namespace headroom
