// Members of JSON documents that anybody may have written: what is missing or of another type is nothing.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "workbench/imports/readings.hpp"

namespace headroom {

/// The member, or null when there is none or `object` is no object.
inline const nlohmann::json& memberOf(const nlohmann::json& object, const char* key) {
  static const nlohmann::json kNull;
  if (!object.is_object()) return kNull;
  const auto found = object.find(key);
  return found == object.end() ? kNull : *found;
}

/// Empty when it is no text.
inline std::string textOf(const nlohmann::json& object, const char* key) {
  const nlohmann::json& member = memberOf(object, key);
  return member.is_string() ? member.get<std::string>() : std::string();
}

/// A number, or a text that is one: nvbench writes its figures as texts, to keep all their digits.
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

/// The member's elements; none when it is no array.
inline const nlohmann::json& listOf(const nlohmann::json& object, const char* key) {
  static const nlohmann::json kNone = nlohmann::json::array();
  const nlohmann::json& member = memberOf(object, key);
  return member.is_array() ? member : kNone;
}

}  // namespace headroom
