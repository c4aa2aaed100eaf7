// The OpenCL runtime's overhead per launch on a device, and the additional overhead of timing with events.
#pragma once

#include "headroom/values/run_context.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Medians over batches of launches of an empty kernel, by the host clock; takes about ten milliseconds. Throws
/// cl::Error.
LaunchCosts measureLaunchCosts(DeviceSession& session);

}  // namespace headroom
