// OpenBLAS, if it is installed.
#pragma once

#include <span>
#include <string>

#include "headroom/values/parameters.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// HostPeer::unavailable: returns why OpenBLAS cannot be used, and its package; empty if it can. Loads it.
std::string openblasUnavailable();

/// cblas_sgemm as a PeerRun of `matmul`. Call it only if openblasUnavailable() is empty.
void multiplyWithOpenblas(std::span<const float* const> inputs, float* result, Size size,
                          const ParameterValues& parameters);

}  // namespace headroom
