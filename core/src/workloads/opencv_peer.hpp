// OpenCV's Gaussian blur on the host.
#pragma once

#include "headroom/values/workload.hpp"

namespace headroom {

HostPeer opencvBlurPeer();
/// On bytes, as photos are: OpenCV has another blur for these, in integers.
HostPeer opencvByteBlurPeer();

}  // namespace headroom
