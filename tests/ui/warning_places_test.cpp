#include "chart/warning_places.hpp"

#include <gtest/gtest.h>

#include <QLineF>
#include <vector>

namespace headroom {
namespace {

double distanceOf(QPointF one, QPointF other) {
  return QLineF(one, other).length();
}

TEST(WarningPlaces, AreAboveToTheRightOfAPointThatStandsAlone) {
  const std::vector<QPointF> points{{100, 100}};
  const std::vector<QPointF> places = warningPlaces(points, points);
  ASSERT_EQ(places.size(), 1U);
  EXPECT_GT(places[0].x(), 100);
  EXPECT_LT(places[0].y(), 100);
}

TEST(WarningPlaces, OfPointsCloseTogetherTouchNeitherEachOtherNorAnotherPoint) {
  for (const QPointF step : {QPointF(0, 4), QPointF(0, 12), QPointF(0, 20), QPointF(11, -10), QPointF(5, 5)}) {
    const std::vector<QPointF> points{{100, 100}, QPointF(100, 100) + step};
    const std::vector<QPointF> places = warningPlaces(points, points);
    ASSERT_EQ(places.size(), 2U);
    EXPECT_GE(distanceOf(places[0], places[1]), 2 * kWarningRadius) << step.x() << ", " << step.y();
    for (const QPointF place : places) {
      for (const QPointF point : points) EXPECT_GT(distanceOf(place, point), kWarningRadius);
    }
  }
}

TEST(WarningPlaces, LeaveOutMarkersOfLinesWithoutASign) {
  const std::vector<QPointF> places = warningPlaces({{100, 100}}, {{100, 100}, {111, 90}});
  ASSERT_EQ(places.size(), 1U);
  EXPECT_GT(distanceOf(places[0], {111, 90}), kWarningRadius);
}

TEST(WarningPlaces, AreThereEvenWhereEverythingIsTaken) {
  const std::vector<QPointF> crowd(12, QPointF(100, 100));
  EXPECT_EQ(warningPlaces(crowd, crowd).size(), crowd.size());
}

}  // namespace
}  // namespace headroom
