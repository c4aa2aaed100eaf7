// The workload of small experiments about what costs time beside the kernels' own work.
#pragma once

#include "headroom/values/workload.hpp"

namespace headroom {

Workload overheadsWorkload();

}  // namespace headroom
