// Between the engine's images and Qt's.
#pragma once

#include <QImage>

#include "headroom/image/image.hpp"

namespace headroom {

/// 8- and 16-bit pictures keep their depth (and share the pixels where Qt has the same layout); float becomes 16 bits,
/// limited to [0, 1]. An empty image gives a null one.
QImage toQImage(const Image& image);

/// Grey stays grey, 16-bit and float formats keep their depth, alpha is straight; all else becomes 8-bit RGB or RGBA.
Image fromQImage(const QImage& image);

}  // namespace headroom
