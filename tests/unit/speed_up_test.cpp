#include "headroom/analysis/speed_up.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "report_rows.hpp"

namespace headroom {
namespace {

ResultRow rowOf(const std::string& variant, double ms) {
  ResultRow row = timedRow();
  row.variant = variant;
  row.medianMs = ms;
  row.lowMs = 0.9 * ms;
  row.highMs = 1.25 * ms;
  return row;
}

std::vector<ResultRow> someRows() {
  return {rowOf("blur.naive", 100), rowOf("blur.best", 5), rowOf("blur.local", 20)};
}

TEST(SpeedUps, AreSortedAndToldAgainstTheBaseline) {
  const std::vector<SpeedUp> bars = speedUps(someRows(), 0, TimeKind::Kernel);
  ASSERT_EQ(bars.size(), 3U);
  EXPECT_EQ(bars[0].row, 1U);
  EXPECT_EQ(bars[0].factor, 20);
  EXPECT_EQ(bars[1].row, 2U);
  EXPECT_EQ(bars[1].factor, 5);
  EXPECT_EQ(bars[2].row, 0U);
  EXPECT_EQ(bars[2].factor, 1);
}

TEST(SpeedUps, BelowOneAreSlowerThanTheBaseline) {
  const std::vector<SpeedUp> bars = speedUps(someRows(), 2, TimeKind::Kernel);
  EXPECT_EQ(bars[2].factor, 0.2);
}

TEST(SpeedUps, ReachAsFarAsBothIntervalsDo) {
  std::vector<ResultRow> rows = someRows();
  const std::vector<SpeedUp> bars = speedUps(rows, 0, TimeKind::Kernel);
  EXPECT_NEAR(bars[0].lowFactor, 90 / 6.25, 1e-9);
  EXPECT_NEAR(bars[0].highFactor, 125 / 4.5, 1e-9);
  EXPECT_EQ(bars[2].lowFactor, 1) << "the baseline against itself";
  rows[1].lowMs = 0;
  rows[1].highMs = std::numeric_limits<double>::infinity();
  EXPECT_EQ(speedUps(rows, 0, TimeKind::Kernel)[0].lowFactor, 0);
  EXPECT_EQ(speedUps(rows, 0, TimeKind::Kernel)[0].highFactor, std::numeric_limits<double>::infinity());
}

TEST(SpeedUps, LeaveOutWhatCantBeCompared) {
  std::vector<ResultRow> rows = someRows();
  rows[1].role = Role::Ceiling;
  rows[2].status = Status::WrongResult;
  rows.push_back(rowOf("blur.other-size", 1));
  rows.back().size = {10, 10};
  rows.push_back(rowOf("blur.other-sigma", 1));
  rows.back().parameters = {{"sigma", 6}};
  rows.push_back(probeRow());
  EXPECT_EQ(speedUps(rows, 0, TimeKind::Kernel).size(), 1U);
  EXPECT_TRUE(speedUps(rows, 2, TimeKind::Kernel).empty()) << "a wrong result is nobody's baseline";
  EXPECT_TRUE(speedUps(rows, rows.size(), TimeKind::Kernel).empty());
}

TEST(SpeedUps, WithTransfersAreOfRowsThatHaveThemAndOfHostPeers) {
  std::vector<ResultRow> rows = someRows();
  rows[0].role = Role::HostPeer;
  rows[1].whole = WholeOperation{{50}, 50, 50, 50, 30, 5, 10};
  const std::vector<SpeedUp> bars = speedUps(rows, 0, TimeKind::EndToEnd);
  ASSERT_EQ(bars.size(), 2U);
  EXPECT_EQ(bars[0].row, 1U);
  EXPECT_EQ(bars[0].factor, 2);
}

TEST(TimeParts, AddUpToTheWhole) {
  ResultRow row = timedRow();
  EXPECT_FALSE(timePartsOf(row));
  row.whole = WholeOperation{{50}, 50, 50, 50, 30, 5, 10};
  const TimeParts parts = timePartsOf(row).value();
  EXPECT_EQ(parts.restMs, 5);
  EXPECT_EQ(parts.totalMs, 50);
  row.whole->medianMs = 44;
  EXPECT_EQ(timePartsOf(row)->restMs, 0) << "never negative";
  EXPECT_EQ(timePartsOf(row)->totalMs, 45);
}

TEST(TimeParts, OfAHostPeerAreAllItsWork) {
  ResultRow row = timedRow();
  row.role = Role::HostPeer;
  const TimeParts parts = timePartsOf(row).value();
  EXPECT_EQ(parts.kernelMs, 16);
  EXPECT_EQ(parts.totalMs, 16);
}

TEST(WholeOperations, ShorterThanTheirOwnKernelsAreDoubted) {
  ResultRow row = rowOf("blur.naive", 20);
  row.highMs = 21;
  row.whole = WholeOperation{{10}, 10, 9, 11, 1, 8, 1};
  EXPECT_EQ(
      doubtOfWhole(row),
      "The whole operation took 10 ms, less than its kernels alone, which took 20 ms at other moments of the run: "
      "the machine was not steady. Measure again when nothing else runs.");
  row.whole->medianMs = 19;
  row.whole->highMs = 20;
  EXPECT_EQ(doubtOfWhole(row), "") << "the noise explains it";
  row.whole.reset();
  EXPECT_EQ(doubtOfWhole(row), "");
}

}  // namespace
}  // namespace headroom
