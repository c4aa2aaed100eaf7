// Rotation of images.
#pragma once

#include "headroom/image/image.hpp"

namespace headroom {

/// Applies EXIF's orientation tag, 1 to 8.
Image oriented(const Image& image, int orientation);

}  // namespace headroom
