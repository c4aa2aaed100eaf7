// JSON as text and as values, with checked members. Readers throw std::invalid_argument or nlohmann::json::exception.
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

/// Nesting limit, above that of any file of Headroom or another tool. A value is copied and written recursively, so
/// that a deeply nested untrusted file could exhaust the stack.
inline constexpr int kDeepestJson = 64;
/// Returns the nesting depth of lists and objects in the text, whether it is JSON or not.
[[nodiscard]] int deepestNesting(std::string_view text);
/// Throws nlohmann::json::parse_error, and std::invalid_argument for too deep nesting.
nlohmann::json parsedJson(std::string_view text);

/// Indentation of human-readable files, in spaces.
inline constexpr int kFileIndent = 2;
/// Returns the document on one line, or indented. Invalid UTF-8 (a driver's log may hold any bytes) becomes U+FFFD
/// instead of an exception.
std::string jsonText(const nlohmann::json& json, int indent = -1);

/// Lossless. JSON has no infinity: non-finite numbers become the strings "inf", "-inf" and "nan".
nlohmann::json jsonFromNumber(double number);
double numberFromJson(const nlohmann::json& json);

/// Describes an exception from a JSON reader in Headroom's words.
std::string damageText(const std::exception& failure);

/// Returns the value whose toText() is `text`.
template <typename Values>
auto fromText(const Values& values, const std::string& text, const char* what) {
  for (const auto value : values) {
    if (toText(value) == text) return value;
  }
  throw std::invalid_argument("unknown " + std::string(what) + " \"" + text + "\"");
}

/// Accepts 0 up to the type's maximum, because json::get<int>() wraps and truncates silently.
template <typename Integer>
Integer integerAt(const nlohmann::json& object, const char* key) {
  const nlohmann::json& value = object.at(key);
  const auto reject = [key]() -> std::invalid_argument {
    return std::invalid_argument("\"" + std::string(key) + "\" is not an integer in range");
  };
  if (!value.is_number_integer()) throw reject();
  if constexpr (std::is_signed_v<Integer>) {
    // An unsigned value above the signed range reads as negative; no signed member of Headroom's may be negative.
    const auto wide = value.get<std::int64_t>();
    if (wide < 0 || wide > std::numeric_limits<Integer>::max()) throw reject();
    return static_cast<Integer>(wide);
  } else {
    // Values parsed from text are unsigned; values built from signed ones are not.
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
