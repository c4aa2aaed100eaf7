// A picture and its halvings, so that a zoomed-out view draws few pixels and still averages all of them.
#pragma once

#include <QImage>
#include <vector>

namespace headroom {

/// The picture itself, then each level half the one before, down to about 256 pixels.
using ImagePyramid = std::vector<QImage>;

/// Reads the picture once; of its own it needs a third of the picture's memory at 32 bits a pixel.
ImagePyramid makePyramid(const QImage& picture);

/// The level to draw at a scale (device pixels per picture pixel): the smallest that still need not be enlarged, or the
/// smallest there is when the pyramid is not finished.
[[nodiscard]] std::size_t levelFor(const ImagePyramid& pyramid, double scale);

}  // namespace headroom
