// The runner's own context: what it greets with.
#pragma once

#include "headroom/values/run_context.hpp"

namespace headroom {

/// The context of the process that calls OpenCL, which is this one: everything but when a run began, devices, kernels,
/// their folders and noise floors.
RunContext ownContext();

}  // namespace headroom
