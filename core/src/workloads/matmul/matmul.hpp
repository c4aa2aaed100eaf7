// The matrix product workloads, by the types of their matrices: C = A B, where A is M x K, B is K x N and C is M x N,
// all in row-major order.
#pragma once

#include "headroom/values/size.hpp"
#include "values/workload_functions.hpp"

namespace headroom {

WorkloadFunctions matmulFunctions();
WorkloadFunctions matmulHalfFunctions();
WorkloadFunctions matmulInt8Functions();

struct ProductSize {
  int m = 0;  ///< rows of A and C
  int n = 0;  ///< columns of B and C
  int k = 0;  ///< columns of A, rows of B
};
/// The values of the workload's size parameters.
ProductSize productSize(Size size);

/// Largest number of multiply-adds that a check recomputes, a few tenths of a second on one core.
inline constexpr double kMostCheckedProducts = 0x1p28;

/// The product of floats in double.
ReferenceMethod productReference();
/// The product of halves, summed in floats or by matrix units.
ReferenceMethod halfProductReference();
/// The product of ints, which is exact.
ReferenceMethod intProductReference();

}  // namespace headroom
