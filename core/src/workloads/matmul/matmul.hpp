// The workload that multiplies matrices: C = A B, where A is M x K, B is K x N and C is M x N, all row by row.
#pragma once

#include "values/workload_functions.hpp"

namespace headroom {

WorkloadFunctions matmulFunctions();

/// Multiply-adds that a check computes anew at most, some tenths of a second of one core's.
inline constexpr double kMostCheckedProducts = 0x1p28;

/// The product in double, of floats.
ReferenceMethod productReference();
/// The same of ints, whose products are exact.
ReferenceMethod intProductReference();

}  // namespace headroom
