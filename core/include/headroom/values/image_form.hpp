// Images and samplers among kernel arguments, as files describe them.
#pragma once

#include <string>
#include <string_view>

#include "headroom/values/element_type.hpp"

namespace headroom {

enum class ImageKind { OneD, TwoD, ThreeD, OneDArray, TwoDArray, OneDBuffer };

/// The format of an image's pixels, with OpenCL's names.
struct ImageForm {
  ImageKind kind = ImageKind::TwoD;
  std::string order;  ///< "r", "rg", "rgba", "bgra", "argb", "a", "ra", "intensity", "luminance" or "depth"
  std::string data;   ///< "float", "half", "unorm8", "snorm16", "int32", "uint8"...

  bool operator==(const ImageForm&) const = default;
};

/// "1d", "2d", "3d", "1d array", "2d array" or "1d buffer", a buffer that kernels take as an image1d_buffer_t. Throws
/// std::invalid_argument with a fragment that names the known ones.
ImageKind imageKindFromText(std::string_view text);
std::string_view toText(ImageKind kind);

/// Returns the number of extents of such an image; an array's last extent is its number of layers.
[[nodiscard]] std::size_t extentsOf(ImageKind kind);

/// "rgba float". Throws std::invalid_argument likewise.
ImageForm imageFormFromText(ImageKind kind, std::string_view format);

/// The type of a pixel in memory: numbers of unorm8 are from 0 to 255.
ElementType pixelTypeOf(const ImageForm& form);

/// How a kernel reads between an image's pixels and outside its border.
struct SamplerForm {
  std::string addressing = "none";  ///< "none", "edge", "border", "repeat" or "mirror"
  bool isLinear = false;
  bool isNormalized = false;

  bool operator==(const SamplerForm&) const = default;
};

/// Words in any order: an addressing, nearest or linear, normalized or unnormalized. Throws std::invalid_argument
/// likewise.
SamplerForm samplerFormFromText(std::string_view text);

}  // namespace headroom
