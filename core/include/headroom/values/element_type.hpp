// Element types of buffers and kernel arguments: numbers, laid out as in OpenCL C.
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
  /// Adjacent numbers of one type.
  struct Member {
    std::string name;  ///< for a struct's member; empty for a number or a vector
    Element element = Element::Float;
    int count = 1;           ///< 1, 2, 3, 4, 8 or 16
    std::size_t offset = 0;  ///< bytes from the element's start

    bool operator==(const Member&) const = default;
  };

  std::string name;  ///< "float", "uchar4", "Particle"
  std::vector<Member> members;
  std::size_t bytes = 0;      ///< bytes of one element, including padding
  std::size_t alignment = 1;  ///< bytes

  bool operator==(const ElementType&) const = default;
};

/// "float", "uchar4", "half"..., and "raw", an uninterpreted byte. Throws std::invalid_argument with a fragment that
/// names the known ones.
ElementType elementTypeFromText(std::string_view text);

/// Returns a struct of these members in this order, each aligned as in OpenCL C.
ElementType structOf(std::string name, std::vector<ElementType> types, std::vector<std::string> names);

/// Number of numbers in an element, without padding.
[[nodiscard]] std::size_t numbersOf(const ElementType& type);

/// Returns true for a number or a vector without padding: elements are adjacent numbers of one type.
[[nodiscard]] bool isDense(const ElementType& type);

/// Returns whether all of its numbers are of this kind.
[[nodiscard]] bool holdsFractions(const ElementType& type);

/// Returns number `index` of an element, not counting padding. 64-bit numbers beyond 2^53 are rounded.
[[nodiscard]] double numberIn(const ElementType& type, std::span<const std::uint8_t> element, std::size_t index);

/// Stores the number, rounded to the nearest for half, float or double precision, else truncated to a whole number and
/// clamped to the range of its type.
void storeNumber(const ElementType& type, std::span<std::uint8_t> element, std::size_t index, double value);

/// Returns true for a finite number without a fraction, which storeNumber does not truncate.
[[nodiscard]] bool isWholeNumber(double value);

/// The bytes of number `index` in an element.
struct NumberBytes {
  std::size_t offset = 0;
  std::size_t count = 0;
};
[[nodiscard]] NumberBytes bytesOfNumber(const ElementType& type, std::size_t index);

/// Returns the element type of the member that contains number `index`.
[[nodiscard]] Element elementAt(const ElementType& type, std::size_t index);

/// Converts a half's bits to a number, and a number to the nearest half.
[[nodiscard]] float fromHalf(std::uint16_t bits);
[[nodiscard]] std::uint16_t toHalf(float value);

}  // namespace headroom
