// What an element of a buffer, or a kernel's argument, is made of: numbers, laid out as OpenCL C does.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/pixel_format.hpp"

namespace headroom {

/// A number, a vector of numbers or a struct of both.
struct ElementType {
  /// Numbers of one type side by side.
  struct Member {
    std::string name;  ///< of a struct's; empty for a number or a vector
    Element element = Element::Float;
    int count = 1;           ///< 1, 2, 3, 4, 8 or 16
    std::size_t offset = 0;  ///< bytes from the element's start

    bool operator==(const Member&) const = default;
  };

  std::string name;  ///< "float", "uchar4", "Particle"
  std::vector<Member> members;
  std::size_t bytes = 0;      ///< of one element, padding included
  std::size_t alignment = 1;  ///< bytes

  bool operator==(const ElementType&) const = default;
};

/// "float", "uchar4", "half"..., and "raw", a byte that is no number. Throws std::invalid_argument with a fragment that
/// names the known ones.
ElementType elementTypeFromText(std::string_view text);

/// A struct of these members in this order, each aligned as OpenCL C does it.
ElementType structOf(std::string name, std::vector<ElementType> types, std::vector<std::string> names);

/// Numbers of an element, padding left out.
[[nodiscard]] std::size_t numbersOf(const ElementType& type);

/// True of a number or a vector without padding: elements are numbers of one type side by side.
[[nodiscard]] bool isDense(const ElementType& type);

/// Whether all of its numbers are of this kind.
[[nodiscard]] bool holdsFractions(const ElementType& type);

/// Number `index` of an element, padding left out. Of 64 bits, numbers beyond 2^53 are rounded.
[[nodiscard]] double numberIn(const ElementType& type, std::span<const std::uint8_t> element, std::size_t index);

/// Stores it, rounded to the nearest where it is of half, float or double precision, else cut to a whole number and to
/// the range of its type.
void storeNumber(const ElementType& type, std::span<std::uint8_t> element, std::size_t index, double value);

/// The bytes of number `index` in an element.
struct NumberBytes {
  std::size_t offset = 0;
  std::size_t count = 0;
};
[[nodiscard]] NumberBytes bytesOfNumber(const ElementType& type, std::size_t index);

/// The element type of the member that number `index` is of.
[[nodiscard]] Element elementAt(const ElementType& type, std::size_t index);

/// A half's bits as a number, and the half nearest to a number.
[[nodiscard]] float fromHalf(std::uint16_t bits);
[[nodiscard]] std::uint16_t toHalf(float value);

}  // namespace headroom
