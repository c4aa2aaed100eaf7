// The workloads that show what a device can do at most, and what single habits cost.
#pragma once

#include "values/workload_functions.hpp"

namespace headroom {

/// That any workload may name.
std::vector<ReferenceMethod> commonReferences();

WorkloadFunctions copyFunctions();
WorkloadFunctions madFunctions();
WorkloadFunctions transposeFunctions();
WorkloadFunctions localFunctions();

}  // namespace headroom
