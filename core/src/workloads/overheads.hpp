// The workload of small experiments about what costs time beside the kernels' own work.
#pragma once

#include "workloads/workload_file.hpp"

namespace headroom {

WorkloadFunctions overheadsFunctions();

}  // namespace headroom
