// The CPU's own ceilings in C++, without an OpenCL compiler as in the kernels.
#pragma once

#include <vector>

#include "headroom/values/workload.hpp"

namespace headroom {

/// Copies by all processors, with plain and with non-temporal stores.
std::vector<HostPeer> nativeCopyPeers();

/// Chains of multiply-adds on all processors.
HostPeer nativeMadPeer();

}  // namespace headroom
