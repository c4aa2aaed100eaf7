// The names of levels, at the right end of their lines.
#pragma once

#include <QFont>
#include <QPainter>
#include <QPalette>
#include <vector>

#include "chart/points_item.hpp"

namespace headroom {

/// Levels so near to each other that their names would overlap are named by the highest, with a count: "copy (+2)".
void drawLevelLabels(QPainter& painter, const std::vector<PlacedPoint>& points, const QPalette& palette,
                     const QFont& font);

}  // namespace headroom
