#include "measure/judgement.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "report_rows.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;

/// A row whose rounds had these medians, each of ten samples within 1 %.
ResultRow rowOfRounds(const std::vector<double>& mediansMs) {
  ResultRow row = timedRow();
  row.marks.clear();
  row.samplesMs.clear();
  row.wallSamplesMs.clear();
  row.rounds.clear();
  for (const double median : mediansMs) {
    for (int i = -5; i < 5; ++i) row.samplesMs.push_back(median * (1 + 0.002 * i));
    row.wallSamplesMs.push_back(median * 1.02);
    row.rounds.push_back({0, 0.2, 10, 1, 0});
  }
  summariseSamples(row);
  return row;
}

const LaunchCosts kCosts{5, 10, 50};

TEST(Clocks, ThatAgreeLeaveTheDevicesClockCounting) {
  ResultRow row = rowOfRounds({16, 16, 16});
  judgeClocks(row, kCosts, 1);
  EXPECT_EQ(row.clock, Clock::Device);
  EXPECT_TRUE(row.marks.empty());
  EXPECT_GT(row.wallMs, row.eventMs);
}

TEST(Clocks, ADeviceClockThatCountsMoreThanTheHostsCannotBeRight) {
  ResultRow row = rowOfRounds({16, 16, 16});
  for (double& sample : row.samplesMs) sample *= 3;
  summariseSamples(row);
  judgeClocks(row, kCosts, 1);
  EXPECT_TRUE(hasMark(row, Mark::ClocksDisagree));
  EXPECT_EQ(row.clock, Clock::Host);
  EXPECT_NEAR(row.medianMs, 16.32, 1e-9) << "the host's median";
  EXPECT_THAT(row.reason, HasSubstr("can't be right"));
  EXPECT_NEAR(row.eventMs, 48, 1) << "what the device said stays readable";
}

TEST(Clocks, ADeviceClockThatIsTooSlowLosesToTheHosts) {
  ResultRow row = rowOfRounds({16, 16, 16});
  for (double& sample : row.samplesMs) sample /= 10;
  summariseSamples(row);
  judgeClocks(row, kCosts, 1);
  EXPECT_TRUE(hasMark(row, Mark::ClocksDisagree));
  EXPECT_EQ(row.clock, Clock::Host);
}

TEST(Clocks, AShortKernelMayTakeItsLaunchCostLongerByTheHostsClock) {
  ResultRow row = rowOfRounds({0.005, 0.005, 0.005});
  for (double& sample : row.wallSamplesMs) sample = 0.06;
  summariseSamples(row);
  judgeClocks(row, kCosts, 1);
  EXPECT_TRUE(row.marks.empty()) << row.reason;
}

TEST(Clocks, BadStampsMakeTheHostsClockCount) {
  ResultRow row = rowOfRounds({16, 16, 16});
  row.samplesMs.assign(30, 0);
  markBadStamps(row);
  EXPECT_EQ(row.clock, Clock::Host);
  EXPECT_NEAR(row.medianMs, 16.32, 1e-9);
  EXPECT_TRUE(hasMark(row, Mark::BadStamps));
  judgeClocks(row, kCosts, 1);
  EXPECT_EQ(row.marks.size(), 1U) << "told once";
}

TEST(Ceiling, BeatenByTheDevicesClockOnlyFallsBackToTheHosts) {
  ResultRow row = rowOfRounds({1, 1, 1});
  for (double& sample : row.wallSamplesMs) sample = 1.4;
  summariseSamples(row);
  row.flops.reset();
  Ceilings ceilings;
  ceilings.copyGigapixelsPerSecond = 14;  // 16 MP in 1 ms are 16 GP/s: 114 %
  applyCeilings(row, ceilings);
  EXPECT_TRUE(hasMark(row, Mark::OverCeiling));
  EXPECT_EQ(row.clock, Clock::Host);
  EXPECT_NEAR(percentOfCeiling(row).value(), 100 / 1.4 * 16 / 14, 0.1);
  EXPECT_THAT(row.reason, HasSubstr("114 %"));
}

TEST(Ceiling, BeatenByBothClocksIsToldAsAMeasuringError) {
  ResultRow row = rowOfRounds({1, 1, 1});
  row.flops.reset();
  Ceilings ceilings;
  ceilings.copyGigapixelsPerSecond = 8;
  applyCeilings(row, ceilings);
  EXPECT_TRUE(hasMark(row, Mark::OverCeiling));
  EXPECT_EQ(row.clock, Clock::Device);
  EXPECT_THAT(row.reason, HasSubstr("200 %"));
}

TEST(Steadiness, RoundsThatDifferAreMarked) {
  ResultRow steady = rowOfRounds({16, 16.3, 15.9});
  judgeSteadiness(steady);
  EXPECT_TRUE(steady.marks.empty()) << steady.reason;
  ResultRow unsteady = rowOfRounds({16, 16.3, 21});
  judgeSteadiness(unsteady);
  EXPECT_TRUE(hasMark(unsteady, Mark::Unsteady));
  EXPECT_THAT(unsteady.reason, HasSubstr("from 15.9"));
}

TEST(Load, OfOtherProgramsIsMarkedFromAQuarterOfAProcessor) {
  ResultRow row = rowOfRounds({16, 16, 16});
  row.rounds[1].otherLoad = 0.3;
  judgeLoad(row);
  EXPECT_TRUE(row.marks.empty()) << "a tenth of a processor on average";
  row.rounds[2].otherLoad = 1;
  judgeLoad(row);
  EXPECT_TRUE(hasMark(row, Mark::Busy));
  EXPECT_THAT(row.reason, HasSubstr("0.43 processors"));
}

TEST(Drift, OfACeilingFromFirstToLastRoundMarksTheRowsBetween) {
  const ResultRow same = rowOfRounds({10, 10.1, 10.2});
  const ResultRow slower = rowOfRounds({10, 10, 12});
  EXPECT_EQ(driftOf(rowOfRounds({10})), 0);
  EXPECT_NEAR(driftOf(slower), 0.2, 1e-6);
  ResultRow row = rowOfRounds({16, 16, 16});
  judgeDrift(row, same);
  EXPECT_TRUE(row.marks.empty());
  judgeDrift(row, slower);
  EXPECT_TRUE(hasMark(row, Mark::Drift));
  EXPECT_THAT(row.reason, HasSubstr("20 % slower"));
}

TEST(Judgement, LeavesRowsWithoutATimeAlone) {
  ResultRow row = failedRow();
  const std::string reason = row.reason;
  judgeClocks(row, kCosts, 1);
  judgeSteadiness(row);
  judgeLoad(row);
  judgeDrift(row, rowOfRounds({10, 10, 20}));
  EXPECT_TRUE(row.marks.empty());
  EXPECT_EQ(row.reason, reason);
}

}  // namespace
}  // namespace headroom
