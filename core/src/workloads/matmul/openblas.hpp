// OpenBLAS, where it is installed.
#pragma once

#include <span>
#include <string>

#include "headroom/values/parameters.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// HostPeer::unavailable: why OpenBLAS cannot be used, and which package has it; empty when it can. Loads it.
std::string openblasUnavailable();

/// cblas_sgemm: a PeerRun of `matmul`. Only to be called where openblasUnavailable() is empty.
void multiplyWithOpenblas(std::span<const float* const> inputs, float* result, Size size,
                          const ParameterValues& parameters);

}  // namespace headroom
