// Colours of statuses, for light and dark palettes.
#pragma once

#include <QColor>
#include <QPalette>

#include "headroom/values/result.hpp"

namespace headroom {

QColor statusColour(Status status, const QPalette& palette);

}  // namespace headroom
