// PNG files without alpha in which pixels of one colour are transparent.
#pragma once

#include "headroom/image/image.hpp"
#include "workbench/image_files/image_header.hpp"

namespace headroom {

/// The picture as OpenCV decodes it, with alpha where the header names such a colour.
Image withTransparentColour(const Image& image, const ImageHeader& header);

}  // namespace headroom
