// Pictures turned.
#pragma once

#include "headroom/image/image.hpp"

namespace headroom {

/// Turned as EXIF's orientation tag, 1 to 8, says it should be shown.
Image oriented(const Image& image, int orientation);

}  // namespace headroom
