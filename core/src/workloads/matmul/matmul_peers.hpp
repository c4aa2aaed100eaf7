// Products of matrices on the host: what the device's have to beat.
#pragma once

#include <vector>

#include "headroom/values/workload.hpp"

namespace headroom {

std::vector<HostPeer> matmulPeers();

}  // namespace headroom
