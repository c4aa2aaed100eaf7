#include "headroom/values/image_form.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace headroom {
namespace {

struct KindWord {
  std::string_view word;
  ImageKind kind;
  std::size_t extents;
};
constexpr std::array kKinds{KindWord{"1d", ImageKind::OneD, 1},
                            KindWord{"2d", ImageKind::TwoD, 2},
                            KindWord{"3d", ImageKind::ThreeD, 3},
                            KindWord{"1d array", ImageKind::OneDArray, 2},
                            KindWord{"2d array", ImageKind::TwoDArray, 3},
                            KindWord{"1d buffer", ImageKind::OneDBuffer, 1}};

struct OrderWord {
  std::string_view word;
  int count;
};
constexpr std::array kOrders{OrderWord{"r", 1},         OrderWord{"rg", 2},        OrderWord{"rgb", 3},
                             OrderWord{"rgba", 4},      OrderWord{"bgra", 4},      OrderWord{"argb", 4},
                             OrderWord{"abgr", 4},      OrderWord{"a", 1},         OrderWord{"ra", 2},
                             OrderWord{"intensity", 1}, OrderWord{"luminance", 1}, OrderWord{"depth", 1},
                             OrderWord{"srgb", 3},      OrderWord{"srgba", 4},     OrderWord{"sbgra", 4}};

struct DataWord {
  std::string_view word;
  std::string_view element;
  bool isPacked = false;  ///< one number holds all channels of a pixel
};
constexpr std::array kData{DataWord{"float", "float"},
                           DataWord{"half", "half"},
                           DataWord{"unorm8", "uchar"},
                           DataWord{"unorm16", "ushort"},
                           DataWord{"snorm8", "char"},
                           DataWord{"snorm16", "short"},
                           DataWord{"uint8", "uchar"},
                           DataWord{"uint16", "ushort"},
                           DataWord{"uint32", "uint"},
                           DataWord{"int8", "char"},
                           DataWord{"int16", "short"},
                           DataWord{"int32", "int"},
                           DataWord{"unorm565", "ushort", true},
                           DataWord{"unorm555", "ushort", true},
                           DataWord{"unorm101010", "uint", true},
                           DataWord{"unorm1010102", "uint", true}};

constexpr std::array<std::string_view, 5> kAddressings{"none", "edge", "border", "repeat", "mirror"};

template <typename Words>
std::string listed(const Words& words) {
  std::string text;
  for (const auto& each : words) text += fmt::format("{}{}", text.empty() ? "" : ", ", each.word);
  return text;
}

const KindWord& wordOf(ImageKind kind) {
  return *std::ranges::find(kKinds, kind, &KindWord::kind);
}

}  // namespace

ImageKind imageKindFromText(std::string_view text) {
  const auto found = std::ranges::find(kKinds, text, &KindWord::word);
  if (found != kKinds.end()) return found->kind;
  throw std::invalid_argument(fmt::format("there are no images \"{}\"; known are {}", text, listed(kKinds)));
}

std::string_view toText(ImageKind kind) {
  return wordOf(kind).word;
}

std::size_t extentsOf(ImageKind kind) {
  return wordOf(kind).extents;
}

ImageForm imageFormFromText(ImageKind kind, std::string_view format) {
  std::istringstream words{std::string(format)};
  ImageForm form{kind, {}, {}};
  std::string rest;
  words >> form.order >> form.data >> rest;
  const auto order = std::ranges::find(kOrders, form.order, &OrderWord::word);
  const auto data = std::ranges::find(kData, form.data, &DataWord::word);
  // OpenCL allows three channels only in one number or as sRGB, and packed pixels only with three or four channels.
  const bool isKnown = order != kOrders.end() && data != kData.end() && (!data->isPacked || order->count >= 3) &&
                       (!form.order.starts_with('s') || form.data == "unorm8") &&
                       (form.order != "rgb" || data->isPacked);
  if (isKnown && rest.empty()) return form;
  throw std::invalid_argument(
      fmt::format("\"{}\" is not a format of pixels; write an order ({}) and a type ({}), as \"rgba "
                  "float\"",
                  format, listed(kOrders), listed(kData)));
}

ElementType pixelTypeOf(const ImageForm& form) {
  const auto order = std::ranges::find(kOrders, form.order, &OrderWord::word);
  const auto data = std::ranges::find(kData, form.data, &DataWord::word);
  return elementTypeFromText(order->count == 1 || data->isPacked ? std::string(data->element)
                                                                 : fmt::format("{}{}", data->element, order->count));
}

SamplerForm samplerFormFromText(std::string_view text) {
  SamplerForm form;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) {
    if (std::ranges::find(kAddressings, word) != kAddressings.end()) {
      form.addressing = word;
    } else if (word == "linear" || word == "nearest") {
      form.isLinear = word == "linear";
    } else if (word == "normalized" || word == "unnormalized") {
      form.isNormalized = word == "normalized";
    } else {
      throw std::invalid_argument(
          fmt::format("a sampler has no \"{}\"; write none, edge, border, repeat or mirror, "
                      "nearest or linear, and normalized or unnormalized",
                      word));
    }
  }
  if ((form.addressing == "repeat" || form.addressing == "mirror") && !form.isNormalized)
    throw std::invalid_argument(
        fmt::format("a sampler that says {} needs normalized coordinates; add \"normalized\"", form.addressing));
  return form;
}

}  // namespace headroom
