// References of the micro-benchmarks, in double.
#pragma once

#include "headroom/values/workload.hpp"

namespace headroom {

/// The result's only number is the sum of the first input.
ReferenceMethod sumReference();
/// result = source.
ReferenceMethod identityReference();
/// Row y of the result is column y of the source.
ReferenceMethod transposedReference();
/// ROUNDS rounds of x -> 3.9 x (1 - x).
ReferenceMethod logisticReference();
/// The mean of CHAINS chains of ROUNDS steps x -> c - 0.96875 x.
ReferenceMethod chainsReference();
/// The same for kernels that compute in halves.
ReferenceMethod chainsInHalvesReference();
/// The sum of CHAINS chains of ROUNDS steps x -> a x + c modulo 2^32, of which only the upper 24 bits are compared.
ReferenceMethod chainsOfIntsReference();
/// The mean of CHAINS sums, each of the pixel, an offset and ROUNDS products of 2^-9.
ReferenceMethod unitSumsReference();
/// The same of ints: the pixel's first 23 bits, and products of DEEP.
ReferenceMethod unitSumsOfIntsReference();
/// The mean of the TILE pixels in each pixel's block of the row; pixels beyond the row's end equal its last one.
ReferenceMethod blockMeanReference();

}  // namespace headroom
