// The Gaussian blur workload.
#pragma once

#include "values/workload_functions.hpp"

namespace headroom {

WorkloadFunctions blurFunctions();

}  // namespace headroom
