// JSON as text and as values, its members checked. Readers throw std::invalid_argument or nlohmann::json::exception.
#pragma once

#include <cstdint>
#include <exception>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

namespace headroom {

/// No file of Headroom's or of another tool's nests as deep. A value is copied and written level by level, which a
/// stranger's file could make as deep as the stack.
inline constexpr int kDeepestJson = 64;
/// How deep lists and objects are nested in the text, whether it is JSON or not.
[[nodiscard]] int deepestNesting(std::string_view text);
/// Throws nlohmann::json::parse_error, and std::invalid_argument for what is nested too deeply.
nlohmann::json parsedJson(std::string_view text);

/// Spaces by which files that people may read are indented.
inline constexpr int kFileIndent = 2;
/// The document on one line, or indented. Bytes that are not UTF-8 (a driver's log may hold anything) become U+FFFD
/// instead of an exception.
std::string jsonText(const nlohmann::json& json, int indent = -1);

/// Lossless. JSON has no infinity: non-finite numbers become the strings "inf", "-inf" and "nan".
nlohmann::json jsonFromNumber(double number);
double numberFromJson(const nlohmann::json& json);

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

}  // namespace headroom
