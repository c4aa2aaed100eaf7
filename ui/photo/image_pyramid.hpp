// An image and its successive halvings, so that a zoomed-out view draws few pixels and still averages all of them.
#pragma once

#include <QImage>
#include <vector>

namespace headroom {

/// The image itself, then levels of half the previous size each, down to about 256 pixels.
using ImagePyramid = std::vector<QImage>;

/// Reads the image once, and allocates a third of its memory at 32 bits per pixel.
ImagePyramid makePyramid(const QImage& picture);

/// Returns the level to draw at a scale (device pixels per image pixel): the smallest that needs no enlargement, or the
/// smallest available while the pyramid is incomplete.
[[nodiscard]] std::size_t levelFor(const ImagePyramid& pyramid, double scale);

}  // namespace headroom
