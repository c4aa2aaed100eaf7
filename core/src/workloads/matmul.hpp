// The workload that multiplies matrices: C = A B, where A is M x K, B is K x N and C is M x N, all row by row.
#pragma once

#include "headroom/workload.hpp"

namespace headroom {

Workload matmulWorkload();

/// The product in double, of floats.
ReferenceMethod productReference();
/// The same of ints, whose products are exact.
ReferenceMethod intProductReference();

}  // namespace headroom
