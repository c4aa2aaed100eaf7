// The processor's own ceilings: what C++ reaches where an OpenCL compiler stands between in the kernels.
#pragma once

#include <vector>

#include "headroom/values/workload.hpp"

namespace headroom {

/// Copies by all processors, with plain stores and with stores past the caches.
std::vector<HostPeer> nativeCopyPeers();

/// Chains of multiply-adds on all processors.
HostPeer nativeMadPeer();

}  // namespace headroom
