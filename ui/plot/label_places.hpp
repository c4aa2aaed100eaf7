// Where labels go so that none covers another.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <vector>

namespace headroom {

/// Centres of labels of one height beside a plot, as near to the wanted centres as they can be without touching, all
/// between `top` and `bottom`. There has to be room for them: see labelsThatFit(). The order of equals is kept.
std::vector<double> spreadLabels(const std::vector<double>& wanted, double height, double top, double bottom);

/// How many labels of that height there is room for.
int labelsThatFit(double height, double top, double bottom);

/// Where a label of that size stands best along a line inside `area`, over or under it: where it crosses fewest of the
/// `lines`, and none of the rectangles `taken`. An empty rectangle where every place is taken.
QRectF placeOnLine(const std::vector<QPointF>& line, QSizeF label, const QRectF& area,
                   const std::vector<std::vector<QPointF>>& lines, const std::vector<QRectF>& taken);

/// Where a label of that size stands best beside a point, so far from it: likewise, right of it if that is as good.
QRectF placeBeside(QPointF point, double gap, QSizeF label, const QRectF& area,
                   const std::vector<std::vector<QPointF>>& lines, const std::vector<QRectF>& taken);

}  // namespace headroom
