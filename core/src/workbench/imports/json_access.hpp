// Members of untrusted JSON documents: a missing one, or one of another type, is treated as absent.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "workbench/imports/readings.hpp"

namespace headroom {

/// Returns the member, or null if there is none or `object` is not an object.
inline const nlohmann::json& memberOf(const nlohmann::json& object, const char* key) {
  static const nlohmann::json kNull;
  if (!object.is_object()) return kNull;
  const auto found = object.find(key);
  return found == object.end() ? kNull : *found;
}

/// Returns an empty text if it is not a text.
inline std::string textOf(const nlohmann::json& object, const char* key) {
  const nlohmann::json& member = memberOf(object, key);
  return member.is_string() ? member.get<std::string>() : std::string();
}

/// Returns a number, or a text with one: nvbench writes its figures as texts, to keep all their digits.
inline std::optional<double> numberOf(const nlohmann::json& object, const char* key) {
  const nlohmann::json& member = memberOf(object, key);
  if (member.is_number()) return member.get<double>();
  if (member.is_string()) return numberIn(member.get_ref<const std::string&>());
  return std::nullopt;
}

inline bool isTrue(const nlohmann::json& object, const char* key) {
  const nlohmann::json& member = memberOf(object, key);
  return member.is_boolean() && member.get<bool>();
}

/// Returns the member's elements; none if it is not an array.
inline const nlohmann::json& listOf(const nlohmann::json& object, const char* key) {
  static const nlohmann::json kNone = nlohmann::json::array();
  const nlohmann::json& member = memberOf(object, key);
  return member.is_array() ? member : kNone;
}

}  // namespace headroom
