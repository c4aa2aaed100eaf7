// PNG files without alpha in which pixels of one colour are transparent.
#pragma once

#include "codecs/image_header.hpp"
#include "headroom/image/image.hpp"

namespace headroom {

/// The picture as OpenCV decodes it, with alpha where the header names such a colour.
Image withTransparentColour(const Image& image, const ImageHeader& header);

}  // namespace headroom
