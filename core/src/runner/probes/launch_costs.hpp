// What the OpenCL runtime adds to every launch on a device, and what timing launches by events adds to that.
#pragma once

#include "headroom/values/run_context.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Medians over batches of launches of a kernel that does nothing, by the host's clock; in some ten milliseconds.
/// Throws cl::Error.
LaunchCosts measureLaunchCosts(DeviceSession& session);

}  // namespace headroom
