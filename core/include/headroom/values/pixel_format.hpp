// What a pixel of a plane is: so many numbers of one type, side by side.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace headroom {

/// The type of a buffer's numbers, as OpenCL C names it.
enum class Element {
  Float,  ///< "float": 4 bytes; of a plane white is 1
  UChar,  ///< "uchar": 1 byte; of a plane white is 255, which every figure of errors calls 1
  Int,    ///< "int": 4 bytes
  // Of buffers with a type of their own only, see Buffer:
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

/// Of one number, in memory.
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
