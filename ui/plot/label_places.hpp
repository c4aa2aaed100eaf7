// Placement of labels without overlap.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <vector>

namespace headroom {

/// Returns centres of labels of one height beside a plot, as near to the wanted centres as possible without overlap,
/// all between `top` and `bottom`. They have to fit: see labelsThatFit(). Labels with equal wanted centres keep their
/// order.
std::vector<double> spreadLabels(const std::vector<double>& wanted, double height, double top, double bottom);

/// Returns how many labels of that height fit.
int labelsThatFit(double height, double top, double bottom);

/// Returns the best place for a label of that size along a line inside `area`, above or below it: where it crosses the
/// fewest `lines` and none of the rectangles `taken`. An empty rectangle if every place is taken.
QRectF placeOnLine(const std::vector<QPointF>& line, QSizeF label, const QRectF& area,
                   const std::vector<std::vector<QPointF>>& lines, const std::vector<QRectF>& taken);

/// Returns the best place for a label of that size at a distance `gap` from a point, by the same rules; to its right if
/// that is as good as any.
QRectF placeBeside(QPointF point, double gap, QSizeF label, const QRectF& area,
                   const std::vector<std::vector<QPointF>>& lines, const std::vector<QRectF>& taken);

}  // namespace headroom
