// Pixel formats: the number and type of the adjacent numbers in a pixel.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace headroom {

/// The type of a buffer's numbers, with OpenCL C's names.
enum class Element {
  Float,  ///< "float": 4 bytes; white is 1 in a plane
  UChar,  ///< "uchar": 1 byte; white is 255 in a plane, which error figures scale to 1
  Int,    ///< "int": 4 bytes
  // Only for buffers with their own type, see Buffer:
  Half,
  Double,
  Char,
  Short,
  UShort,
  UInt,
  Long,
  ULong
};

std::string_view toText(Element element);        ///< "float", "uchar", "int"...
Element elementFromText(std::string_view text);  ///< throws std::invalid_argument that names the known ones

/// Bytes of one number in memory.
[[nodiscard]] constexpr std::int64_t bytesOf(Element element) {
  switch (element) {
    case Element::UChar:
    case Element::Char:
      return 1;
    case Element::Half:
    case Element::Short:
    case Element::UShort:
      return 2;
    case Element::Double:
    case Element::Long:
    case Element::ULong:
      return 8;
    case Element::Float:
    case Element::Int:
    case Element::UInt:
      break;
  }
  return 4;
}

/// Whether it holds fractions: half, float and double.
[[nodiscard]] constexpr bool isFloating(Element element) {
  return element == Element::Half || element == Element::Float || element == Element::Double;
}

/// Rates in pixels are comparable only between planes of the same format, because formats differ in memory traffic.
struct PixelFormat {
  Element element = Element::Float;
  int channels = 1;  ///< numbers per pixel, interleaved

  auto operator<=>(const PixelFormat&) const = default;
};

/// With OpenCL C's name of such a pixel: "float", "float4", "uchar", "uchar4".
std::string toText(PixelFormat format);
PixelFormat pixelFormatFromText(std::string_view text);  ///< throws std::invalid_argument

/// Bytes of one pixel in memory.
[[nodiscard]] constexpr std::int64_t bytesOf(PixelFormat format) {
  return bytesOf(format.element) * format.channels;
}

}  // namespace headroom
