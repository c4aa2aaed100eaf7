// The colour of a comparison's verdict; the word beside it says the same.
#pragma once

#include <QColor>
#include <QPalette>

#include "headroom/analysis/comparison.hpp"

namespace headroom {

QColor differenceColour(Difference difference, const QPalette& palette);

}  // namespace headroom
