#include "headroom/values/element_type.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <utility>

namespace headroom {
namespace {

constexpr std::string_view kRaw = "raw";
constexpr std::array kCounts{1, 2, 3, 4, 8, 16};

std::size_t roundedUp(std::size_t bytes, std::size_t alignment) {
  return (bytes + alignment - 1) / alignment * alignment;
}

/// A vector of three occupies the space of four.
std::size_t bytesOfMember(const ElementType::Member& member) {
  const int held = member.count == 3 ? 4 : member.count;
  return static_cast<std::size_t>(bytesOf(member.element)) * static_cast<std::size_t>(held);
}

struct Place {
  Element element;
  std::size_t offset;
};

Place placeOf(const ElementType& type, std::size_t index) {
  for (const ElementType::Member& member : type.members) {
    const auto count = static_cast<std::size_t>(member.count);
    if (index < count)
      return {member.element, member.offset + index * static_cast<std::size_t>(bytesOf(member.element))};
    index -= count;
  }
  throw std::out_of_range("an element has no such number");
}

template <typename Number>
double loadAs(const std::uint8_t* at) {
  Number number;
  std::memcpy(&number, at, sizeof number);
  return static_cast<double>(number);
}

/// The nearest number of the type, 0 for NaN.
template <typename Number>
Number nearestNumber(double value) {
  if constexpr (std::is_floating_point_v<Number>) {
    return static_cast<Number>(value);
  } else {
    if (std::isnan(value)) return 0;
    if (value >= static_cast<double>(std::numeric_limits<Number>::max())) return std::numeric_limits<Number>::max();
    if (value <= static_cast<double>(std::numeric_limits<Number>::min())) return std::numeric_limits<Number>::min();
    return static_cast<Number>(value);
  }
}

template <typename Number>
void storeAs(std::uint8_t* at, double value) {
  const auto number = nearestNumber<Number>(value);
  std::memcpy(at, &number, sizeof number);
}

}  // namespace

float fromHalf(std::uint16_t bits) {
  const std::uint32_t sign = (bits & 0x8000U) << 16U;
  const std::uint32_t exponent = (bits >> 10U) & 0x1fU;
  const std::uint32_t fraction = bits & 0x3ffU;
  if (exponent == 0) {
    const float magnitude = std::ldexp(static_cast<float>(fraction), -24);
    return sign != 0 ? -magnitude : magnitude;
  }
  // Infinity and NaN keep a full exponent.
  const std::uint32_t wide = exponent == 0x1fU ? 0xffU : exponent + 112;
  return std::bit_cast<float>(sign | wide << 23U | fraction << 13U);
}

std::uint16_t toHalf(float value) {
  const auto sign = static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(value) >> 16U & 0x8000U);
  if (std::isnan(value)) return static_cast<std::uint16_t>(sign | 0x7e00U);
  const float magnitude = std::abs(value);
  constexpr float kSmallestInfinite = 65520;  // halfway between the largest half and the next step
  if (magnitude >= kSmallestInfinite) return static_cast<std::uint16_t>(sign | 0x7c00U);
  constexpr int kSmallestExponent = -14;
  int exponent = 0;
  std::frexp(magnitude, &exponent);
  // In steps of the half's last digit; nearbyint rounds ties to even.
  const int step = std::max(exponent - 1, kSmallestExponent) - 10;
  const auto steps = static_cast<std::uint32_t>(std::nearbyint(std::ldexp(magnitude, -step)));
  if (steps == 0) return sign;
  // A subnormal's exponent field is 0 and it has fewer than 2^10 steps; for other numbers the leading digit adds the 1.
  const auto field = static_cast<std::uint32_t>(step + 24) << 10U;
  return static_cast<std::uint16_t>(sign | (field + steps));
}

ElementType elementTypeFromText(std::string_view text) {
  if (text == kRaw) return {std::string(kRaw), {{"", Element::UChar, 1, 0}}, 1, 1};
  const std::size_t digits = std::min(text.find_first_of("0123456789"), text.size());
  const std::string_view scalar = text.substr(0, digits);
  int count = 0;
  for (const int known : kCounts) {
    if (text.substr(digits) == (known == 1 ? std::string() : std::to_string(known))) count = known;
  }
  ElementType type{std::string(text), {}, 0, 1};
  try {
    type.members.push_back({"", elementFromText(scalar), count, 0});
  } catch (const std::invalid_argument&) {
    count = 0;
  }
  if (count == 0) {
    throw std::invalid_argument(fmt::format(
        "\"{}\" is not a type of numbers; write half, float, double, char, short, int, long, the unsigned ones (uint), "
        "their vectors (float4), raw, or the name of a [struct]",
        text));
  }
  type.bytes = bytesOfMember(type.members.front());
  type.alignment = type.bytes;
  return type;
}

ElementType structOf(std::string name, std::vector<ElementType> types, std::vector<std::string> names) {
  ElementType made{std::move(name), {}, 0, 1};
  for (std::size_t i = 0; i < types.size(); ++i) {
    const std::size_t start = roundedUp(made.bytes, types[i].alignment);
    for (ElementType::Member member : types[i].members) {
      member.offset += start;
      member.name = member.name.empty() ? names[i] : names[i] + "." + member.name;
      made.members.push_back(std::move(member));
    }
    made.bytes = start + types[i].bytes;
    made.alignment = std::max(made.alignment, types[i].alignment);
  }
  made.bytes = roundedUp(made.bytes, made.alignment);
  return made;
}

std::size_t numbersOf(const ElementType& type) {
  std::size_t count = 0;
  for (const ElementType::Member& member : type.members) count += static_cast<std::size_t>(member.count);
  return count;
}

bool isDense(const ElementType& type) {
  return type.members.size() == 1 && type.members.front().count != 3;
}

bool holdsFractions(const ElementType& type) {
  return std::ranges::all_of(type.members,
                             [](const ElementType::Member& member) { return isFloating(member.element); });
}

NumberBytes bytesOfNumber(const ElementType& type, std::size_t index) {
  const Place place = placeOf(type, index);
  return {place.offset, static_cast<std::size_t>(bytesOf(place.element))};
}

Element elementAt(const ElementType& type, std::size_t index) {
  return placeOf(type, index).element;
}

double numberIn(const ElementType& type, std::span<const std::uint8_t> element, std::size_t index) {
  const Place place = placeOf(type, index);
  const std::uint8_t* const at = element.data() + place.offset;
  switch (place.element) {
    case Element::Half: {
      std::uint16_t bits = 0;
      std::memcpy(&bits, at, sizeof bits);
      return fromHalf(bits);
    }
    case Element::Float:
      return loadAs<float>(at);
    case Element::Double:
      return loadAs<double>(at);
    case Element::Char:
      return loadAs<std::int8_t>(at);
    case Element::UChar:
      return loadAs<std::uint8_t>(at);
    case Element::Short:
      return loadAs<std::int16_t>(at);
    case Element::UShort:
      return loadAs<std::uint16_t>(at);
    case Element::Int:
      return loadAs<std::int32_t>(at);
    case Element::UInt:
      return loadAs<std::uint32_t>(at);
    case Element::Long:
      return loadAs<std::int64_t>(at);
    case Element::ULong:
      break;
  }
  return loadAs<std::uint64_t>(at);
}

void storeNumber(const ElementType& type, std::span<std::uint8_t> element, std::size_t index, double value) {
  const Place place = placeOf(type, index);
  std::uint8_t* const at = element.data() + place.offset;
  switch (place.element) {
    case Element::Half: {
      const std::uint16_t bits = toHalf(static_cast<float>(value));
      std::memcpy(at, &bits, sizeof bits);
      return;
    }
    case Element::Float:
      return storeAs<float>(at, value);
    case Element::Double:
      return storeAs<double>(at, value);
    case Element::Char:
      return storeAs<std::int8_t>(at, value);
    case Element::UChar:
      return storeAs<std::uint8_t>(at, value);
    case Element::Short:
      return storeAs<std::int16_t>(at, value);
    case Element::UShort:
      return storeAs<std::uint16_t>(at, value);
    case Element::Int:
      return storeAs<std::int32_t>(at, value);
    case Element::UInt:
      return storeAs<std::uint32_t>(at, value);
    case Element::Long:
      return storeAs<std::int64_t>(at, value);
    case Element::ULong:
      return storeAs<std::uint64_t>(at, value);
  }
}

bool isWholeNumber(double value) {
  return std::isfinite(value) && value == std::trunc(value);
}

}  // namespace headroom
