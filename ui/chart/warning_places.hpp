// Where the warning signs of a chart's points stand.
#pragma once

#include <QPointF>
#include <vector>

namespace headroom {

/// Half of a sign's width and height.
inline constexpr double kWarningRadius = 6.5;

/// A place for the sign of each of the `marked` points, beside it: above to the right where nothing is in the way, else
/// below or to the left, where it covers neither another sign nor one of the `markers`. Where all is taken, above to
/// the right again.
std::vector<QPointF> warningPlaces(const std::vector<QPointF>& marked, const std::vector<QPointF>& markers);

}  // namespace headroom
