// The workload of small experiments on costs beside the kernels' own work.
#pragma once

#include "values/workload_functions.hpp"

namespace headroom {

WorkloadFunctions overheadsFunctions();

}  // namespace headroom
