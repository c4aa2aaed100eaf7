// Matrix products on the host, for comparison with the device's.
#pragma once

#include <vector>

#include "headroom/values/workload.hpp"

namespace headroom {

std::vector<HostPeer> matmulPeers();

}  // namespace headroom
