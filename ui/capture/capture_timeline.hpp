// Launches of a program on the device's time axis.
#pragma once

#include "headroom/capture.hpp"
#include "samples/timeline_content.hpp"

namespace headroom {

/// Returns one row for each queue of each process. Clocks of different devices are not aligned.
TimelineContent timelineContentOf(const CaptureFigures& figures);

}  // namespace headroom
