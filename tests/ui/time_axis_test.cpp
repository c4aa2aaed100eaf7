// Time axes with extreme ranges: they have finite ticks, and can be drawn.
#include <gtest/gtest.h>

#include <QApplication>
#include <QTest>
#include <QWheelEvent>
#include <cmath>
#include <limits>

#include "plot/time_axis.hpp"
#include "samples/timeline_chart.hpp"

namespace headroom {
namespace {

TEST(TimeAxisTest, OfADegenerateRangeHasItsEndsForTicks) {
  const double infinity = std::numeric_limits<double>::infinity();
  const double largest = std::numeric_limits<double>::max();
  const double smallest = std::numeric_limits<double>::denorm_min();
  for (const auto& [low, high] :
       {std::pair{1e16, 1e16 + 2}, std::pair{5.0, 5.0}, std::pair{0.0, 0.0}, std::pair{-largest, largest},
        std::pair{0.0, infinity}, std::pair{-infinity, infinity}, std::pair{0.0, std::nan("")},
        std::pair{0.0, smallest}, std::pair{2.0, 1.0}, std::pair{1.0, 1 + 1e-15}}) {
    for (const int ticks : {-1, 0, 5, std::numeric_limits<int>::max()}) {
      const TimeAxis axis = timeAxis(low, high, ticks);
      ASSERT_EQ(axis.ticks.size(), 2U) << low << " to " << high;
      for (const double tick : axis.ticks) {
        EXPECT_FALSE(axis.label(tick).isEmpty());
        EXPECT_TRUE(axis.part(tick) >= 0 && axis.part(tick) <= 1) << low << " to " << high;
      }
    }
  }
}

TEST(TimeAxisTest, FarFromZeroStillHasRoundTicks) {
  const TimeAxis axis = timeAxis(1e9, 1e9 + 1, 5);
  EXPECT_GE(axis.ticks.size(), 4U);
  EXPECT_EQ(axis.label(axis.ticks[1]), QStringLiteral("1000000000.2"));
}

TEST(TimelineChartTest, StampsOfWholeRangeOfTheClockAreDrawnAtEveryZoom) {
  constexpr std::uint64_t kLast = std::numeric_limits<std::uint64_t>::max();
  ResultRow row;
  row.timeline = {{"first", "queue", 0, 0, 0, 10}, {"last", "queue", kLast - 12, kLast - 11, kLast - 10, kLast}};
  TimelineChart view;
  view.resize(600, 120);
  view.setContent(timelineContentOf(&row), Qt::red);
  view.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
  for (int i = 0; i < 300; ++i) {
    view.zoom(1.5, view.width() - 1);
    ASSERT_LT(view.fromNs(), view.toNs());
    if (i % 20 != 0) continue;
    EXPECT_FALSE(view.grab().isNull());
  }
  EXPECT_FALSE(view.grab().isNull());
  view.zoom(std::numeric_limits<double>::quiet_NaN(), 10);
  EXPECT_LT(view.fromNs(), view.toNs());
  for (int i = 0; i < 300; ++i) view.zoom(1 / 1.5, 0);
  EXPECT_TRUE(view.isFitted());
}

}  // namespace
}  // namespace headroom
