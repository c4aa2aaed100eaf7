// What Oclgrind prints of executed instructions: a histogram for each kernel that was launched.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "headroom/run/check_plan.hpp"

namespace headroom {

/// Those of the named kernels, all of their launches together; nothing where there is none. What else programs print
/// is passed over. Launches are counted here, work-items are not known.
[[nodiscard]] std::optional<AccessCounts> readInstructionCounts(std::string_view text,
                                                                const std::set<std::string>& kernels);

}  // namespace headroom
