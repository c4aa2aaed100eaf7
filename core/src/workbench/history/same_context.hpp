// Whether a run can be resumed.
#pragma once

#include <string>

#include "headroom/values/run_context.hpp"

namespace headroom {

/// Returns the changed condition other than kernels, as a sentence; empty if rows of both contexts are comparable.
std::string changedConditions(const RunContext& begun, const RunContext& now);

/// The same for one variant's kernel.
std::string changedKernel(const KernelIdentity& before, const KernelIdentity& now);

/// Returns why rows of the two contexts do not belong in one document, as sentences that end with a remedy; empty if
/// they do.
std::string whyNotTheSame(const RunContext& begun, const RunContext& now);

}  // namespace headroom
