// The launches of a program along the device's time.
#pragma once

#include "headroom/capture.hpp"
#include "samples/timeline_content.hpp"

namespace headroom {

/// A row for each queue of each process; clocks of devices that differ are not brought together.
TimelineContent timelineContentOf(const CaptureFigures& figures);

}  // namespace headroom
