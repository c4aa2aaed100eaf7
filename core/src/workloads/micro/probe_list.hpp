// The list of probes: host code that times the OpenCL runtime around kernels. Listed and measured like variants; the
// runner opens them.
#pragma once

#include <vector>

#include "headroom/values/workload.hpp"

namespace headroom {

std::vector<OnDevice> deviceProbeList();

}  // namespace headroom
