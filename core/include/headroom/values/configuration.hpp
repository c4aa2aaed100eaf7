// A configuration: the value of each tunable of a variant.
#pragma once

#include <map>
#include <string>

#include "headroom/values/variant.hpp"

namespace headroom {

/// Tunable's name -> its value.
using Configuration = std::map<std::string, int>;

/// Returns the variant's current values: its tunables' defaults, or those of withConfiguration.
Configuration configurationOf(const Variant& variant);

/// Returns the variant with these values in place of its tunables' defaults; unknown names are ignored.
Variant withConfiguration(Variant variant, const Configuration& values);

/// Returns true if each name is a tunable of the variant and its file allows each value.
[[nodiscard]] bool isAllowed(const Variant& variant, const Configuration& values);

/// Throws UsageError that names the allowed values if the variant has one of the names but not that value.
void requireAllowedValues(const Variant& variant, const Configuration& values);

/// Reads "NAME=VALUE". Throws UsageError.
Configuration::value_type parseSetting(const std::string& text);

/// "TILE_X=32 TILE_Y=64", by name; empty for none.
std::string toText(const Configuration& configuration);

}  // namespace headroom
