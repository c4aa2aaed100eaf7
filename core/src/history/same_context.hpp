// Whether a run can be gone on with.
#pragma once

#include <string>

#include "headroom/run_context.hpp"

namespace headroom {

/// Why rows of the one context and of the other don't belong in one document, as sentences that end with
/// what to do; empty when they do.
std::string whyNotTheSame(const RunContext& begun, const RunContext& now);

}  // namespace headroom
