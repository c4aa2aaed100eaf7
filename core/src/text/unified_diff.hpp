// Differences between two texts, line by line.
#pragma once

#include <string>

namespace headroom {

/// Returns the differences in unified form, under these names; empty if there are none.
std::string unifiedDiff(const std::string& nameBefore, const std::string& nameAfter, const std::string& before,
                        const std::string& after);

}  // namespace headroom
