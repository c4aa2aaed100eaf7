// The workload of small experiments about what costs time beside the kernels' own work.
#pragma once

#include "values/workload_functions.hpp"

namespace headroom {

WorkloadFunctions overheadsFunctions();

}  // namespace headroom
