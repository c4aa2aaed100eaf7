// Background of transparent pixels.
#pragma once

#include <QBrush>
#include <QPalette>

namespace headroom {

/// Squares of a few points; `ratio` is the device pixel ratio.
QBrush checkerboard(const QPalette& palette, qreal ratio);

}  // namespace headroom
