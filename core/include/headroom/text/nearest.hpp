// Suggestions for a mistyped name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Returns the names in `known` that differ from `word` by few letters, the nearest first; at most three.
std::vector<std::string> nearestNames(std::string_view word, const std::vector<std::string>& known);

}  // namespace headroom
