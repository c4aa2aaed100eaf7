// OpenCV's Gaussian blur, on the host and on the device.
#pragma once

#include "headroom/values/workload.hpp"

namespace headroom {

HostPeer opencvBlurPeer();
/// On bytes, as photos are: OpenCV has another blur for these, in integers.
HostPeer opencvByteBlurPeer();
#ifdef HEADROOM_HAVE_OPENCV
/// On an OpenCL device (its "transparent API"), in Headroom's own context and buffers.
OnDevice opencvDeviceBlur();
#endif

}  // namespace headroom
