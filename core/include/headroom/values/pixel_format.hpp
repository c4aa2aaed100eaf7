// What a pixel of a plane is: so many numbers of one type, side by side.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace headroom {

/// The type of a plane's numbers, as OpenCL C names it.
enum class Element {
  Float,  ///< "float": 4 bytes, white is 1
  UChar,  ///< "uchar": 1 byte, white is 255, which every figure of errors calls 1
  Int     ///< "int": 4 bytes, of matrices only
};

std::string_view toText(Element element);        ///< "float", "uchar", "int"
Element elementFromText(std::string_view text);  ///< throws std::invalid_argument that names the known ones

/// Of one number, in memory.
[[nodiscard]] constexpr std::int64_t bytesOf(Element element) {
  return element == Element::UChar ? 1 : 4;
}

/// Rates in pixels of planes of different formats can't be compared: they move different amounts of memory.
struct PixelFormat {
  Element element = Element::Float;
  int channels = 1;  ///< numbers per pixel, interleaved

  auto operator<=>(const PixelFormat&) const = default;
};

/// As OpenCL C names such a pixel: "float", "float4", "uchar", "uchar4".
std::string toText(PixelFormat format);
PixelFormat pixelFormatFromText(std::string_view text);  ///< throws std::invalid_argument

/// Of one pixel, in memory.
[[nodiscard]] constexpr std::int64_t bytesOf(PixelFormat format) {
  return bytesOf(format.element) * format.channels;
}

}  // namespace headroom
