// Timeline of a few launches, command by command: for the window and for trace files.
#pragma once

#include <string>
#include <vector>

#include "headroom/values/result.hpp"
#include "runner/cl/launch.hpp"

namespace headroom {

/// Runs a few launches with an event on every step, between mapping the buffer `result` before and after them, and
/// returns their timestamps in the order of the commands; fewer long launches, and none of those over a second.
/// Separate from timing, because the events would affect short kernels. Throws cl::Error.
std::vector<CommandStamp> recordTimeline(DeviceSession& session, const PreparedVariant& prepared,
                                         const std::string& result, double launchMs);

}  // namespace headroom
