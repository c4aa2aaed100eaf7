// What is known of a run's circumstances before it begins.
#pragma once

#include "headroom/values/run_context.hpp"

namespace headroom {

/// The context of a run that starts now from this process: everything but devices, kernels, their folders and
/// noise floors.
RunContext currentContext();

}  // namespace headroom
