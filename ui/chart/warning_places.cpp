#include "chart/warning_places.hpp"

#include <QLineF>
#include <algorithm>
#include <array>

namespace headroom {
namespace {

/// Clear of the marker and of its rings' half.
constexpr std::array<QPointF, 4> kOffsets{QPointF{11, -10}, QPointF{11, 10}, QPointF{-11, -10}, QPointF{-11, 10}};
/// Centres that are farther apart are of signs, or of a sign and a marker, that do not touch.
constexpr double kClearOfSign = 2 * kWarningRadius;
constexpr double kClearOfMarker = kWarningRadius + 4.5;

bool isNear(QPointF place, const std::vector<QPointF>& others, double distance) {
  return std::any_of(others.begin(), others.end(),
                     [&](QPointF other) { return QLineF(place, other).length() < distance; });
}

}  // namespace

std::vector<QPointF> warningPlaces(const std::vector<QPointF>& marked, const std::vector<QPointF>& markers) {
  std::vector<QPointF> places;
  for (const QPointF point : marked) {
    const auto isFree = [&](QPointF offset) {
      return !isNear(point + offset, places, kClearOfSign) && !isNear(point + offset, markers, kClearOfMarker);
    };
    const auto* const free = std::find_if(kOffsets.begin(), kOffsets.end(), isFree);
    places.push_back(point + (free == kOffsets.end() ? kOffsets.front() : *free));
  }
  return places;
}

}  // namespace headroom
