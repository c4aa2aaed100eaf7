// What an image file says of its picture beside the pixels.
#pragma once

#include <optional>
#include <string>

namespace headroom {

inline constexpr double kMetresPerInch = 0.0254;

struct PixelDensity {
  double x = 0;
  double y = 0;
  bool isPerMetre = true;  ///< else a ratio, of pixels that are not square
};

/// Blocks as files hold them. A photo's orientation is not among them: its pixels are turned when they are read.
struct ImageMetadata {
  std::string profile;    ///< ICC colour profile
  std::string exif;       ///< a small TIFF; orientation 1, no thumbnail
  std::string xmp;        ///< XML
  std::string photoshop;  ///< image resources, IPTC among them, without a thumbnail
  std::string comments;   ///< text chunks of a PNG, comment segments of a JPEG, as that format frames them
  std::string gamma;      ///< chunks of a PNG without a profile that say how to show its colours
  std::string origin;     ///< the format of `comments` and `gamma`, e.g. "PNG"
  std::optional<PixelDensity> density;
  bool hasPosition = false;    ///< in `exif`
  bool hasMakerNote = false;   ///< in the file's EXIF data
  bool keepsMakerNote = true;  ///< in `exif` too
  bool isOddColour = false;    ///< `gamma` means other colours than sRGB
};

}  // namespace headroom
