// The workloads that show what a device can do at most, and what single habits cost.
#pragma once

#include "values/workload_functions.hpp"

namespace headroom {

WorkloadFunctions copyFunctions();
WorkloadFunctions madFunctions();
WorkloadFunctions transposeFunctions();
WorkloadFunctions accessFunctions();

}  // namespace headroom
