// Header of an image file, read before decoding, because a decoder trusts it and allocates accordingly.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace headroom {

enum class ImageFormat { Png, Jpeg, Tiff, WebP, Bmp, Pnm };

std::string_view toText(ImageFormat format);

struct ImageHeader {
  ImageFormat format = ImageFormat::Png;
  std::int64_t width = 0;
  std::int64_t height = 0;
  int orientation = 1;            ///< EXIF's 1 to 8
  int bits = 8;                   ///< per sample, for a PNG
  bool isGreyWithAlpha = false;   ///< for a PNG: decoders expand it to RGB + alpha
  bool hasPalette = false;        ///< for a PNG
  std::string transparentColour;  ///< for a PNG: its tRNS chunk
  bool isWhole = true;            ///< false if the file is truncated
  std::string others;             ///< continues "FILE ": unused pages or frames; empty if there are none
};

/// Returns nothing if `content` does not start like any of the formats above. Throws std::invalid_argument if it does
/// but is inconsistent, or ends within the header; UnsupportedImage for an unsupported kind.
std::optional<ImageHeader> readImageHeader(std::string_view content);

}  // namespace headroom
