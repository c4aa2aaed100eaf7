// Conditions on sizes if a launch is not rounded up to whole groups.
#pragma once

#include <string>
#include <vector>

#include "headroom/authoring.hpp"

namespace headroom {

/// Returns conditions for the draft's `require`: along each dimension the work-items are a multiple of a group's. None
/// if the launch is rounded or the driver chooses the groups.
[[nodiscard]] std::vector<std::string> wholeGroups(const KernelDraft& draft);

/// Adds parentheses unless it is a single name or number.
[[nodiscard]] std::string asOperand(const std::string& expression);

}  // namespace headroom
