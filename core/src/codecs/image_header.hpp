// What an image file says of itself before anything is decoded: a decoder believes it and allocates accordingly.
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
  int bits = 8;                   ///< per sample, of a PNG
  bool isGreyWithAlpha = false;   ///< of a PNG: decoders expand it to RGB + alpha
  bool hasPalette = false;        ///< of a PNG
  std::string transparentColour;  ///< of a PNG: its tRNS chunk
  bool isWhole = true;            ///< false when the file ends before its format says
  std::string others;             ///< continues "FILE ": pages or frames that are not used; empty where there are none
};

/// Nothing when `content` does not start like any of the formats above.
/// Throws std::invalid_argument when it does and then makes no sense, or ends within the header; UnsupportedImage when
/// it is of a kind that is not processed.
std::optional<ImageHeader> readImageHeader(std::string_view content);

}  // namespace headroom
