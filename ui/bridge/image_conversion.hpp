// Conversion between the engine's images and Qt's.
#pragma once

#include <QImage>

#include "headroom/image/image.hpp"

namespace headroom {

/// 8- and 16-bit images keep their depth, and share the pixels if Qt has the same layout; float becomes 16 bits,
/// clamped to [0, 1]. An empty image returns a null one.
QImage toQImage(const Image& image);

/// Grey stays grey, 16-bit and float formats keep their depth, and alpha is straight; all other formats become 8-bit
/// RGB or RGBA.
Image fromQImage(const QImage& image);

}  // namespace headroom
