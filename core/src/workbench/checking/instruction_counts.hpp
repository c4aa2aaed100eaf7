// Oclgrind's output of executed instructions: a histogram for each launched kernel.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "headroom/run/check_plan.hpp"

namespace headroom {

/// Returns the counts of the named kernels, over all of their launches; nothing if there are none. Other output is
/// skipped. Counts launches; work-items are unknown.
[[nodiscard]] std::optional<AccessCounts> readInstructionCounts(std::string_view text,
                                                                const std::set<std::string>& kernels);

}  // namespace headroom
