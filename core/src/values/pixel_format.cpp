#include "headroom/values/pixel_format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace headroom {

namespace {

struct Named {
  Element element;
  std::string_view name;
};
constexpr std::array kElements{
    Named{Element::Float, "float"}, Named{Element::UChar, "uchar"},   Named{Element::Int, "int"},
    Named{Element::Half, "half"},   Named{Element::Double, "double"}, Named{Element::Char, "char"},
    Named{Element::Short, "short"}, Named{Element::UShort, "ushort"}, Named{Element::UInt, "uint"},
    Named{Element::Long, "long"},   Named{Element::ULong, "ulong"}};

}  // namespace

std::string_view toText(Element element) {
  return std::ranges::find(kElements, element, &Named::element)->name;
}

Element elementFromText(std::string_view text) {
  const auto found = std::ranges::find(kElements, text, &Named::name);
  if (found != kElements.end()) return found->element;
  std::string known;
  for (const Named& each : kElements) known += fmt::format("{}{}", known.empty() ? "" : ", ", each.name);
  throw std::invalid_argument(fmt::format("unknown element \"{}\"; known are {}", text, known));
}

std::string toText(PixelFormat format) {
  const std::string_view element = toText(format.element);
  return format.channels == 1 ? std::string(element) : fmt::format("{}{}", element, format.channels);
}

PixelFormat pixelFormatFromText(std::string_view text) {
  const bool isWide = text.ends_with('4');
  const Element element = elementFromText(isWide ? text.substr(0, text.size() - 1) : text);
  if (element != Element::Float && element != Element::UChar && element != Element::Int)
    throw std::invalid_argument(fmt::format("no pixels are of \"{}\"; known are float, uchar and int", text));
  return {element, isWide ? 4 : 1};
}

}  // namespace headroom
