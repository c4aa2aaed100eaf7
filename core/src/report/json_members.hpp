// Members of JSON objects as values, checked. Each throws std::invalid_argument or nlohmann::json::exception.
#pragma once

#include <cstdint>
#include <exception>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

#include "headroom/size.hpp"
#include "report/row_json.hpp"

namespace headroom {

/// No file of Headroom's or of another tool's nests as deep. A value is copied and written level by level, which a
/// stranger's file could make as deep as the stack.
inline constexpr int kDeepestJson = 64;
/// How deep lists and objects are nested in the text, whether it is JSON or not.
[[nodiscard]] int deepestNesting(std::string_view text);
/// Throws nlohmann::json::parse_error, and std::invalid_argument for what is nested too deeply.
nlohmann::json parsedJson(std::string_view text);

/// What a reader of JSON threw, in words of ours.
std::string damageText(const std::exception& failure);

/// The value whose toText() is `text`.
template <typename Values>
auto fromText(const Values& values, const std::string& text, const char* what) {
  for (const auto value : values) {
    if (toText(value) == text) return value;
  }
  throw std::invalid_argument("unknown " + std::string(what) + " \"" + text + "\"");
}

/// From 0 to what the type holds: json::get<int>() wraps and truncates silently.
template <typename Integer>
Integer integerAt(const nlohmann::json& object, const char* key) {
  const nlohmann::json& value = object.at(key);
  const auto reject = [key]() -> std::invalid_argument {
    return std::invalid_argument("\"" + std::string(key) + "\" is not an integer in range");
  };
  if (!value.is_number_integer()) throw reject();
  if constexpr (std::is_signed_v<Integer>) {
    // An unsigned value over the signed range reads as negative; no signed member of ours may be negative.
    const auto wide = value.get<std::int64_t>();
    if (wide < 0 || wide > std::numeric_limits<Integer>::max()) throw reject();
    return static_cast<Integer>(wide);
  } else {
    // What was parsed from text is unsigned; what was built of signed values is not.
    if (!value.is_number_unsigned() && value.get<std::int64_t>() < 0) throw reject();
    const auto wide = value.get<std::uint64_t>();
    if (wide > std::numeric_limits<Integer>::max()) throw reject();
    return static_cast<Integer>(wide);
  }
}

inline double numberAt(const nlohmann::json& object, const char* key) {
  return numberFromJson(object.at(key));
}

inline std::string textAt(const nlohmann::json& object, const char* key) {
  return object.at(key).get<std::string>();
}

/// Width and height, and the depth of matrix products.
inline void addSize(nlohmann::json& object, Size size) {
  object["width"] = size.width;
  object["height"] = size.height;
  if (size.isOfMatrices()) object["depth"] = size.depth;
}

inline nlohmann::json jsonFromSize(Size size) {
  nlohmann::json object;
  addSize(object, size);
  return object;
}

/// Reads what addSize wrote into the object.
inline Size sizeAt(const nlohmann::json& object) {
  return {integerAt<int>(object, "width"), integerAt<int>(object, "height"),
          object.contains("depth") ? integerAt<int>(object, "depth") : 0};
}

}  // namespace headroom
