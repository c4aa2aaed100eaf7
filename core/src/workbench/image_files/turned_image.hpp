// Pictures as OpenCV's matrices, and turned.
#pragma once

#ifdef HEADROOM_HAVE_OPENCV

#include <opencv2/core.hpp>

#include "headroom/image/image.hpp"

namespace headroom {

/// The picture's own pixels. OpenCV has no read-only Mat; nobody writes to this one.
cv::Mat matOf(const Image& image);

/// Turned as EXIF's orientation tag, 1 to 8, says it should be shown.
Image oriented(const Image& image, int orientation);

}  // namespace headroom

#endif
