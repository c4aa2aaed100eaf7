#include "headroom/analysis/comparison.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>
#include <string>

#include "compared_rows.hpp"
#include "headroom/report/comparison_report.hpp"

namespace headroom {
namespace {

using testing::Contains;
using testing::HasSubstr;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

PointComparison compared(const ResultRow& base, const ResultRow& fresh, double floor = 0.01) {
  RunDocument first = comparedDocument({base});
  first.context.noiseFloors["0:0"] = {floor, 50, "2026-11-21T08:00:00Z"};
  return compareRuns(first, comparedDocument({fresh})).points.at(0);
}

TEST(Comparison, CallsAClearSlowdownSlowerAndItsReverseFaster) {
  const PointComparison slower = compared(comparedRow(100, 1), comparedRow(105, 1));
  EXPECT_EQ(slower.difference, Difference::Slower);
  EXPECT_NEAR(slower.change, 0.05, 1e-12);
  EXPECT_NEAR(slower.speedRatio, 1 / 1.05, 1e-12);
  EXPECT_NEAR(slower.allowance, 0.01 * std::sqrt(2.0), 1e-12);
  EXPECT_THAT(slower.reason, HasSubstr("5% more time"));
  const PointComparison faster = compared(comparedRow(105, 1), comparedRow(100, 1));
  EXPECT_EQ(faster.difference, Difference::Faster);
  EXPECT_THAT(faster.reason, HasSubstr("4.8% less time"));
}

TEST(Comparison, NeverCallsDifferentWhatIsWithinTheFloor) {
  EXPECT_EQ(compared(comparedRow(100, 0), comparedRow(101, 0), 0.0101).difference, Difference::Same);
  EXPECT_EQ(compared(comparedRow(100, 0), comparedRow(101, 0), 0.0099).difference, Difference::Slower);
  // The share is relative to the shorter median, whichever run has it.
  EXPECT_EQ(compared(comparedRow(101, 0), comparedRow(100, 0), 0.0101).difference, Difference::Same);
  EXPECT_EQ(compared(comparedRow(101, 0), comparedRow(100, 0), 0.0099).difference, Difference::Faster);
}

TEST(Comparison, TakesThePythagoreanSumOfTheHalfWidths) {
  // sqrt(1.5^2 + 2^2) = 2.5
  EXPECT_EQ(compared(comparedRow(100, 1.5), comparedRow(102.51, 2)).difference, Difference::Slower);
  EXPECT_EQ(compared(comparedRow(100, 1.5), comparedRow(102.49, 2)).difference, Difference::Ambiguous);
  EXPECT_EQ(compared(comparedRow(100, 1.5), comparedRow(101.49, 2)).difference, Difference::Same);
}

TEST(Comparison, IsAmbiguousWhereOnlyOneIntervalExcludesTheOthersMedian) {
  const PointComparison point = compared(comparedRow(100, 0.1), comparedRow(102, 3));
  EXPECT_EQ(point.difference, Difference::Ambiguous);
  EXPECT_THAT(point.reason, HasSubstr("only one of the two intervals"));
}

TEST(Comparison, IsAmbiguousWhereTheNoiseWouldHideFivePerCent) {
  const PointComparison noisy = compared(comparedRow(100, 4), comparedRow(100.5, 4));
  EXPECT_EQ(noisy.difference, Difference::Ambiguous);
  EXPECT_THAT(noisy.reason, HasSubstr("too much to decide"));
  EXPECT_EQ(compared(comparedRow(100, 3), comparedRow(100.5, 3)).difference, Difference::Same);
  // A higher noise floor widens the margin.
  EXPECT_EQ(compared(comparedRow(100, 4), comparedRow(100.5, 4), 0.06).difference, Difference::Same);
}

TEST(Comparison, IsAmbiguousWithoutAnInterval) {
  const PointComparison point = compared(comparedRow(100, 1), comparedRow(200, kInfinity));
  EXPECT_EQ(point.difference, Difference::Ambiguous);
  EXPECT_THAT(point.reason, HasSubstr("the new row has too few samples"));
  EXPECT_NEAR(point.change, 1, 1e-12);
}

TEST(Comparison, TellsTheIntervalOfOlderRowsFromTheirSamples) {
  ResultRow older = comparedRow(16, 0);
  older.samplesMs = std::vector<double>(20, 16.0);
  older.lowMs = older.highMs = 0;
  EXPECT_EQ(compared(older, comparedRow(17, 0.1)).difference, Difference::Slower);
  older.samplesMs.clear();
  EXPECT_EQ(compared(older, comparedRow(17, 0.1)).difference, Difference::Ambiguous);
}

TEST(Comparison, DoubtsRowsThatSomethingElseMayHaveSlowedDown) {
  for (const Mark mark : {Mark::Busy, Mark::Drift, Mark::ClocksDisagree, Mark::OverCeiling}) {
    ResultRow marked = comparedRow(120, 1);
    addMark(marked, mark, "A sentence.");
    const PointComparison point = compared(comparedRow(100, 1), marked);
    EXPECT_EQ(point.difference, Difference::Ambiguous) << toText(mark);
    EXPECT_THAT(point.reason, HasSubstr("the new row is marked \"" + std::string(toText(mark)) + "\""));
    EXPECT_EQ(compared(marked, comparedRow(100, 1)).difference, Difference::Ambiguous);
    EXPECT_EQ(compared(marked, comparedRow(120.5, 1)).difference, Difference::Same);
  }
  for (const Mark mark : {Mark::BadStamps, Mark::Unsteady}) {
    ResultRow marked = comparedRow(120, 1);
    addMark(marked, mark, "A sentence.");
    EXPECT_EQ(compared(comparedRow(100, 1), marked).difference, Difference::Slower) << toText(mark);
  }
}

TEST(Comparison, ComparesNoTimesOfDifferentClocks) {
  ResultRow wall = comparedRow(120, 1);
  wall.clock = Clock::Host;
  const PointComparison point = compared(comparedRow(100, 1), wall);
  EXPECT_EQ(point.difference, Difference::NotComparable);
  EXPECT_THAT(point.reason, HasSubstr("event clock"));
  EXPECT_EQ(point.speedRatio, 0);
}

TEST(Comparison, ComparesNoFailedRowAndSaysWhy) {
  ResultRow crashed = comparedRow(100, 1);
  crashed.status = Status::Crashed;
  crashed.reason = "The driver died.";
  const PointComparison point = compared(comparedRow(100, 1), crashed);
  EXPECT_EQ(point.difference, Difference::NotComparable);
  EXPECT_EQ(point.reason, "The new row is Crashed: The driver died.");
  ResultRow wrong = comparedRow(50, 1);
  wrong.status = Status::WrongResult;
  EXPECT_EQ(compared(comparedRow(100, 1), wrong).difference, Difference::NotComparable);
  EXPECT_EQ(compared(failedRow(), failedRow()).difference, Difference::NotComparable);
}

TEST(Comparison, MatchesPointsByAllThatMakesThem) {
  const ResultRow row = comparedRow(100, 1);
  std::vector<ResultRow> others(9, row);
  others[0].workload = "copy";
  others[1].variant = "blur.other";
  others[2].size = {4000, 3999};
  others[3].parameters = {{"sigma", 5.5}};
  others[4].role = Role::Ceiling;
  others[5].caches = Caches::Cold;
  others[6].repeat = 1;
  others[7].iteration = "launch";
  others[8].parameters = {{"sigma", std::numeric_limits<double>::quiet_NaN()}};
  for (const ResultRow& other : others) {
    const Comparison comparison = compareRuns(comparedDocument({row}), comparedDocument({other}));
    ASSERT_EQ(comparison.points.size(), 2U);
    EXPECT_EQ(comparison.points[0].difference, Difference::OnlyInBase);
    EXPECT_EQ(comparison.points[1].difference, Difference::OnlyInNew);
    EXPECT_EQ(&comparison.points[1].point(), &*comparison.points[1].fresh);
  }
  EXPECT_EQ(count(compareRuns(comparedDocument(others), comparedDocument(others)), Difference::Same), others.size());
}

TEST(Comparison, SaysWhatMakesAPointAnother) {
  ResultRow row = comparedRow(100, 1);
  row.parameters = {{"sigma", 5}};
  ResultRow other = row;
  other.parameters = {{"sigma", 2.5}};
  const auto reasons = [&row, &other] {
    const Comparison comparison = compareRuns(comparedDocument({row}), comparedDocument({other}));
    return std::pair(comparison.points.at(0).reason, comparison.points.at(1).reason);
  };
  EXPECT_EQ(reasons(), std::pair(std::string("The new run measured it at sigma 2.5."),
                                 std::string("The base measured it at sigma 5.")));
  other = row;
  other.caches = Caches::Cold;
  EXPECT_EQ(reasons(), std::pair(std::string("The new run measured it with cold caches."),
                                 std::string("The base measured it with warm caches.")));
  other = row;
  other.variant = "blur.other";
  EXPECT_EQ(reasons().second, "The base did not measure it.");
}

TEST(Comparison, MatchesRowsOfTheSamePointInTheirOrder) {
  const RunDocument base = comparedDocument({comparedRow(100, 1), comparedRow(200, 1)});
  const Comparison comparison =
      compareRuns(base, comparedDocument({comparedRow(100, 1), comparedRow(250, 1), comparedRow(1, 0.1)}));
  ASSERT_EQ(comparison.points.size(), 3U);
  EXPECT_EQ(comparison.points[0].difference, Difference::Same);
  EXPECT_EQ(comparison.points[1].difference, Difference::Slower);
  EXPECT_EQ(comparison.points[2].difference, Difference::OnlyInNew);
}

TEST(Comparison, OfOneDeviceEachComparesThemWhateverTheirNames) {
  ResultRow other = comparedRow(110, 1);
  other.device = "Another device";
  other.deviceId = "1:0";
  const Comparison comparison = compareRuns(comparedDocument({comparedRow(100, 1)}), comparedDocument({other}));
  EXPECT_EQ(comparison.points.at(0).difference, Difference::Slower);
  EXPECT_THAT(comparison.notes, Contains("Different device: Test device in the base, Another device in the new run."));
}

TEST(Comparison, OfSeveralDevicesMatchesThemByName) {
  ResultRow first = comparedRow(100, 1);
  ResultRow second = comparedRow(50, 1);
  second.device = "Second device";
  second.deviceId = "0:1";
  ResultRow twin = comparedRow(70, 1);
  twin.deviceId = "0:2";
  ResultRow peer = comparedRow(500, 1);
  peer.role = Role::HostPeer;
  peer.device = "A processor";
  peer.deviceId = "host";
  const RunDocument base = comparedDocument({first, second, twin, peer});
  // The order of devices and their ids may change; devices of the same name keep their order.
  second.deviceId = "1:0";
  peer.device = "Another processor";
  const Comparison comparison = compareRuns(base, comparedDocument({second, peer, first, twin}));
  EXPECT_EQ(count(comparison, Difference::Same), 4U) << toTextTable(comparison);
  EXPECT_EQ(comparison.points[0].fresh->medianMs, 100);
  EXPECT_EQ(comparison.points[2].fresh->medianMs, 70);
  EXPECT_EQ(count(compareRuns(base, comparedDocument({second})), Difference::Same), 1U);
}

TEST(ComparisonFloor, IsTheLargerOneOfBothRuns) {
  RunDocument base = comparedDocument({comparedRow(100, 0.1)});
  RunDocument fresh = comparedDocument({comparedRow(104, 0.1)});
  base.context.noiseFloors["0:0"] = {0.02, 30, "2026-11-20T08:00:00Z"};
  fresh.context.noiseFloors["0:0"] = {0.05, 40, "2026-11-21T08:00:00Z"};
  for (const Comparison& comparison : {compareRuns(base, fresh), compareRuns(fresh, base)}) {
    EXPECT_EQ(comparison.points.at(0).difference, Difference::Same);
    ASSERT_EQ(comparison.floors.size(), 1U);
    EXPECT_TRUE(comparison.floors[0].isMeasured);
    EXPECT_THAT(toMarkdown(comparison), HasSubstr("about 1 in 100 points"));
    EXPECT_EQ(comparison.floors[0].relative, 0.05);
    EXPECT_EQ(comparison.floors[0].source,
              "The A/A floor of Test device is 5%, from 40 pairs measured at 2026-11-21T08:00:00Z.");
  }
}

TEST(ComparisonFloor, IsAssumedAndSaidSoWhereNoneIsKnown) {
  for (const double unusable : {-1.0, kInfinity, std::numeric_limits<double>::quiet_NaN()}) {
    RunDocument base = comparedDocument({comparedRow(100, 0.1)});
    base.context.noiseFloors["0:0"] = {unusable, 30, ""};
    base.context.noiseFloors["0:7"] = {0.3, 30, ""};
    const Comparison comparison = compareRuns(base, comparedDocument({comparedRow(100, 0.1)}));
    ASSERT_EQ(comparison.floors.size(), 1U);
    EXPECT_FALSE(comparison.floors[0].isMeasured);
    EXPECT_THAT(toMarkdown(comparison), HasSubstr("is not known here"));
    EXPECT_EQ(comparison.floors[0].relative, kAssumedNoiseFloor);
    EXPECT_EQ(comparison.floors[0].source,
              "The noise floor of Test device is unknown, so 1% is assumed. Run `headroom-cli noise`.");
  }
}

}  // namespace
}  // namespace headroom
