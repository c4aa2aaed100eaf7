// What changed from one text to another, line by line.
#pragma once

#include <string>

namespace headroom {

/// In unified form, under these names; empty where nothing changed.
std::string unifiedDiff(const std::string& nameBefore, const std::string& nameAfter, const std::string& before,
                        const std::string& after);

}  // namespace headroom
