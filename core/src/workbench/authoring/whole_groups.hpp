// What sizes have to meet where a launch is not rounded up to whole groups.
#pragma once

#include <string>
#include <vector>

#include "headroom/authoring.hpp"

namespace headroom {

/// Conditions for the draft's `require`: along each dimension the work-items are a multiple of a group's. None where
/// the launch is rounded or the driver chooses the groups.
[[nodiscard]] std::vector<std::string> wholeGroups(const KernelDraft& draft);

/// In parentheses where it is more than a name or a number.
[[nodiscard]] std::string asOperand(const std::string& expression);

}  // namespace headroom
