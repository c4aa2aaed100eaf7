// Colour of a comparison's verdict, in addition to its word.
#pragma once

#include <QColor>
#include <QPalette>

#include "headroom/analysis/comparison.hpp"

namespace headroom {

QColor differenceColour(Difference difference, const QPalette& palette);

}  // namespace headroom
