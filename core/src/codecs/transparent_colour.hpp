// PNG files without alpha whose pixels of one colour are transparent.
#pragma once

#include "codecs/image_header.hpp"
#include "headroom/image/image.hpp"

namespace headroom {

/// Returns OpenCV's decoded image, with alpha if the header names such a colour.
Image withTransparentColour(const Image& image, const ImageHeader& header);

}  // namespace headroom
