// Reports of captures, for readers who have neither Headroom nor the device.
#pragma once

#include <string>
#include <vector>

#include "headroom/capture.hpp"
#include "headroom/pages/page.hpp"

namespace headroom {

/// The kernels by time, the first launches as a timeline, the captured folders, the processes, and the notes.
/// `command`: the program and its arguments.
[[nodiscard]] Page pageOf(const CaptureFigures& figures, const std::vector<CapturedFolder>& folders,
                          const std::vector<std::string>& command);

}  // namespace headroom
