// What a queue did with a few launches, command by command: for the window's timeline and for trace files.
#pragma once

#include <string>
#include <vector>

#include "headroom/values/result.hpp"
#include "runner/cl/launch.hpp"

namespace headroom {

/// Runs a few launches with an event on every step, between mapping the buffer `result` before and after them, and
/// returns their stamps in the order of the commands; fewer launches of long ones, none of those that take over a
/// second. Not timed: so many events would show in short kernels. Throws cl::Error.
std::vector<CommandStamp> recordTimeline(DeviceSession& session, const PreparedVariant& prepared,
                                         const std::string& result, double launchMs);

}  // namespace headroom
