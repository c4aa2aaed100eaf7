// References of the micro-benchmarks, in double.
#pragma once

#include "headroom/values/workload.hpp"

namespace headroom {

/// The one number of the result is the sum of the first input's.
ReferenceMethod sumReference();
/// result = source.
ReferenceMethod identityReference();
/// Row y of the result is column y of the source.
ReferenceMethod transposedReference();
/// ROUNDS rounds of x -> 3.9 x (1 - x).
ReferenceMethod logisticReference();
/// The mean of CHAINS chains of ROUNDS steps x -> c - 0.96875 x.
ReferenceMethod chainsReference();

}  // namespace headroom
