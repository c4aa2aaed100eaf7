// The runner's own context, sent in its greeting.
#pragma once

#include "headroom/values/run_context.hpp"

namespace headroom {

/// Returns the context of this process, which calls OpenCL: everything except the run's start, devices, kernels, their
/// folders and noise floors.
RunContext ownContext();

}  // namespace headroom
