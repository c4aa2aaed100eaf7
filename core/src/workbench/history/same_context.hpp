// Whether a run can be gone on with.
#pragma once

#include <string>

#include "headroom/values/run_context.hpp"

namespace headroom {

/// What but kernels is not as it was, as a sentence; empty when rows of both contexts may be compared.
std::string changedConditions(const RunContext& begun, const RunContext& now);

/// The same of one variant's kernel.
std::string changedKernel(const KernelIdentity& before, const KernelIdentity& now);

/// Why rows of the one context and of the other don't belong in one document, as sentences that end with
/// what to do; empty when they do.
std::string whyNotTheSame(const RunContext& begun, const RunContext& now);

}  // namespace headroom
