#include "workbench/sweep/time_left.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "headroom/run/run_event.hpp"

namespace headroom {
namespace {

using TimeLeftClock = TimeLeft::Clock;

TimeLeftClock::time_point at(double seconds) {
  return TimeLeftClock::time_point(
      std::chrono::duration_cast<TimeLeftClock::duration>(std::chrono::duration<double>(seconds)));
}

/// Simulates a run of 20 parts of 2 predicted seconds each that take `factor` times as long; returns the time shown
/// after each.
std::vector<double> shownDuring(double factor) {
  TimeLeft left;
  left.add(40);
  std::vector<double> shown;
  for (int part = 0; part <= 20; ++part) {
    shown.push_back(left.seconds(0, at(2 * factor * part)));
    left.begin(2);
    left.done(2, 2 * factor);
  }
  return shown;
}

TEST(TimeLeft, IsWhatThePlanSaysAtFirst) {
  EXPECT_DOUBLE_EQ(shownDuring(1).front(), 40);
}

TEST(TimeLeft, GoesToNothingWhateverThePlanSaid) {
  for (const double factor : {0.5, 1.0, 2.0, 3.0}) EXPECT_NEAR(shownDuring(factor).back(), 0, 2 * factor) << factor;
}

TEST(TimeLeft, IsNothingWhenNoWorkIsLeft) {
  for (const double factor : {0.5, 1.0, 3.0}) EXPECT_EQ(shownDuring(factor).back(), 0) << factor;
}

TEST(TimeLeft, ComesToBeRightByWhatWasMeasured) {
  for (const double factor : {0.5, 2.0}) {
    const std::vector<double> shown = shownDuring(factor);
    const double truth = 10 * 2 * factor;
    EXPECT_NEAR(shown[10] / truth, 1, 0.45) << factor;
  }
}

TEST(TimeLeft, NeverJumps) {
  for (const double factor : {0.5, 1.0, 2.0, 3.0}) {
    const std::vector<double> shown = shownDuring(factor);
    for (std::size_t i = 1; i < shown.size(); ++i) {
      EXPECT_LE(std::abs(shown[i] - shown[i - 1]), 2 * factor + 0.25 * 40 * 3) << factor;
      EXPECT_GE(shown[i], 0);
    }
  }
}

TEST(ProgressText, SaysWhatHowManyAndHowLong) {
  Progress progress{12, 24, "timing blur.streamed at 4000 x 4000", {}, 34.2};
  EXPECT_EQ(toText(progress), "Timing blur.streamed at 4000 x 4000: 12 of 24 points, about 35 s left");
  EXPECT_EQ(toText(progress, "configurations"),
            "Timing blur.streamed at 4000 x 4000: 12 of 24 configurations, about 35 s left");
  progress.secondsLeft.reset();
  EXPECT_EQ(toText(progress), "Timing blur.streamed at 4000 x 4000: 12 of 24 points");
  EXPECT_EQ(toText(Progress{0, 1, "blurring", {}, {}}), "Blurring");
  EXPECT_EQ(toText(Progress{3, 24, "", {}, {}}), "Measuring: 3 of 24 points");
  EXPECT_EQ(toText(Progress{3, 24, "blur.fused at 64 x 48: best 2 ms", {}, {}}, "configurations"),
            "blur.fused at 64 x 48: best 2 ms: 3 of 24 configurations");
}

}  // namespace
}  // namespace headroom
