// The workload that multiplies matrices: C = A B, where A is M x K, B is K x N and C is M x N, all row by row.
#pragma once

#include "headroom/values/size.hpp"
#include "values/workload_functions.hpp"

namespace headroom {

WorkloadFunctions matmulFunctions();

struct ProductSize {
  int m = 0;  ///< rows of A and C
  int n = 0;  ///< columns of B and C
  int k = 0;  ///< columns of A, rows of B
};
/// The values of the workload's size parameters.
ProductSize productSize(Size size);

/// Multiply-adds that a check computes anew at most, some tenths of a second of one core's.
inline constexpr double kMostCheckedProducts = 0x1p28;

/// The product in double, of floats.
ReferenceMethod productReference();
/// The same of ints, whose products are exact.
ReferenceMethod intProductReference();

}  // namespace headroom
