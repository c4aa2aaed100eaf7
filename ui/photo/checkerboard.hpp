// What is seen through transparent pixels.
#pragma once

#include <QBrush>
#include <QPalette>

namespace headroom {

/// Of squares of a few points; `ratio` is the device's.
QBrush checkerboard(const QPalette& palette, qreal ratio);

}  // namespace headroom
