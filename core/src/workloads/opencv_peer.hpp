// OpenCV's Gaussian blur on the host.
#pragma once

#include "headroom/workload.hpp"

namespace headroom {

HostPeer opencvBlurPeer();

}  // namespace headroom
