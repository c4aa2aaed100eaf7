// A configuration: which value each tunable of a variant has.
#pragma once

#include <map>
#include <string>

#include "headroom/values/variant.hpp"

namespace headroom {

/// Tunable's name -> its value.
using Configuration = std::map<std::string, int>;

/// The values that the variant has now: its tunables' defaults, or those of withConfiguration.
Configuration configurationOf(const Variant& variant);

/// The variant with these values in place of its tunables' defaults; names that it does not have are passed over.
Variant withConfiguration(Variant variant, const Configuration& values);

/// True when each name is a tunable of the variant and each value one that its file allows.
[[nodiscard]] bool isAllowed(const Variant& variant, const Configuration& values);

/// Throws UsageError naming the values that are allowed when the variant has one of the names and not that value.
void requireAllowedValues(const Variant& variant, const Configuration& values);

/// Reads "NAME=VALUE". Throws UsageError.
Configuration::value_type parseSetting(const std::string& text);

/// "TILE_X=32 TILE_Y=64", by name; empty for none.
std::string toText(const Configuration& configuration);

}  // namespace headroom
