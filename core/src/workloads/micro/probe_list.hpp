// What probes there are: host code that times what the OpenCL runtime does around kernels. Listed and measured like
// variants; the runner opens them.
#pragma once

#include <vector>

#include "headroom/values/workload.hpp"

namespace headroom {

std::vector<OnDevice> deviceProbeList();

}  // namespace headroom
