// What somebody who mistyped a name may have meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Those of `known` that are few letters away from `word`, the nearest first; at most three.
std::vector<std::string> nearestNames(std::string_view word, const std::vector<std::string>& known);

}  // namespace headroom
