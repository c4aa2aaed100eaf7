#include "headroom/values/pixel_format.hpp"

#include <fmt/format.h>

#include <array>
#include <stdexcept>

namespace headroom {

namespace {

constexpr std::array kElements{Element::Float, Element::UChar, Element::Int};

}  // namespace

std::string_view toText(Element element) {
  switch (element) {
    case Element::UChar:
      return "uchar";
    case Element::Int:
      return "int";
    case Element::Float:
      break;
  }
  return "float";
}

Element elementFromText(std::string_view text) {
  for (const Element element : kElements) {
    if (toText(element) == text) return element;
  }
  throw std::invalid_argument(fmt::format("unknown element \"{}\"; known are {}, {} and {}", text, toText(kElements[0]),
                                          toText(kElements[1]), toText(kElements[2])));
}

std::string toText(PixelFormat format) {
  const std::string_view element = toText(format.element);
  return format.channels == 1 ? std::string(element) : fmt::format("{}{}", element, format.channels);
}

PixelFormat pixelFormatFromText(std::string_view text) {
  const bool isWide = text.ends_with('4');
  return {elementFromText(isWide ? text.substr(0, text.size() - 1) : text), isWide ? 4 : 1};
}

}  // namespace headroom
