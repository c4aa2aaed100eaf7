// The workload that blurs pictures with a Gaussian.
#pragma once

#include "values/workload_functions.hpp"

namespace headroom {

WorkloadFunctions blurFunctions();

}  // namespace headroom
