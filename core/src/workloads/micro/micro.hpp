// Micro-benchmark workloads: a device's limits, and the cost of single techniques.
#pragma once

#include "values/workload_functions.hpp"

namespace headroom {

/// References that any workload may name.
std::vector<ReferenceMethod> commonReferences();

WorkloadFunctions copyFunctions();
WorkloadFunctions madFunctions();
WorkloadFunctions transposeFunctions();
WorkloadFunctions localFunctions();

}  // namespace headroom
