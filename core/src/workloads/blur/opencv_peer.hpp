// OpenCV's Gaussian blur, on the host and on the device.
#pragma once

#include "headroom/values/workload.hpp"

namespace headroom {

HostPeer opencvBlurPeer();
/// On bytes, the usual type of photos: OpenCV has a separate integer blur for them.
HostPeer opencvByteBlurPeer();
#ifdef HEADROOM_HAVE_OPENCV
/// On an OpenCL device (its "transparent API"), in Headroom's own context and buffers.
OnDevice opencvDeviceBlur();
#endif

}  // namespace headroom
