// How a status is told apart by colour, on light and on dark.
#pragma once

#include <QColor>
#include <QPalette>

#include "headroom/values/result.hpp"

namespace headroom {

QColor statusColour(Status status, const QPalette& palette);

}  // namespace headroom
