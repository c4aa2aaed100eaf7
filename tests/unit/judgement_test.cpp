#include "workbench/analysis/judgement.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "headroom/analysis/verdict.hpp"
#include "rows_of_rounds.hpp"
#include "values/launch_cost.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;

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
  EXPECT_THAT(row.reason, HasSubstr("cannot be right"));
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

/// Batches of 10 samples of 2 launches, with these times by the two clocks.
ResultRow rowOfBatches(double deviceMs, double wallMs, int batches = 8) {
  ResultRow row = rowOfRounds({1});
  row.samplesMs.assign(static_cast<std::size_t>(10 * batches), deviceMs);
  row.wallSamplesMs.assign(static_cast<std::size_t>(batches), wallMs);
  row.rounds = {{0, 0.2, 10 * batches, batches, 0, 2}};
  summariseSamples(row);
  return row;
}

TEST(Clocks, AtHalfSpeedAreNoticedInBatchesOfShortLaunches) {
  ResultRow row = rowOfBatches(0.05, 0.103);
  judgeClocks(row, kCosts, 1);
  EXPECT_TRUE(hasMark(row, Mark::ClocksDisagree));
  EXPECT_EQ(row.clock, Clock::Host);
}

TEST(Clocks, MostBatchesOfWhichAreDisturbedAreNotSlow) {
  ResultRow row = rowOfBatches(0.05, 0.15);
  for (const std::size_t quiet : {1U, 3U, 6U}) row.wallSamplesMs[quiet] = 0.06;
  summariseSamples(row);
  judgeClocks(row, kCosts, 1);
  EXPECT_TRUE(row.marks.empty()) << row.reason;
}

TEST(Clocks, NothingIsSaidOfLaunchesAsShortAsTheirCostOrOfFewBatches) {
  ResultRow tiny = rowOfBatches(0.005, 0.02);
  judgeClocks(tiny, kCosts, 1);
  EXPECT_TRUE(tiny.marks.empty()) << tiny.reason;
  ResultRow few = rowOfBatches(0.05, 0.103, 3);
  judgeClocks(few, kCosts, 1);
  EXPECT_TRUE(few.marks.empty()) << few.reason;
}

TEST(Clocks, AtDoubleSpeedExceedTheirBatches) {
  ResultRow row = rowOfBatches(0.008, 0.0042);
  judgeClocks(row, kCosts, 1);
  EXPECT_TRUE(hasMark(row, Mark::ClocksDisagree));
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
  ceilings.copyGigapixelsPerSecond = 14;  // 16 MP in 1 ms are 16 GP/s: 114%
  applyCeilings(row, ceilings);
  EXPECT_TRUE(hasMark(row, Mark::OverCeiling));
  EXPECT_EQ(row.clock, Clock::Host);
  EXPECT_NEAR(percentOfCeiling(row).value(), 100 / 1.4 * 16 / 14, 0.1);
  EXPECT_THAT(row.reason, HasSubstr("114%"));
}

TEST(Ceiling, BeatenByAShortKernelIsNotBlamedOnTheDevicesClockForWhatLaunchingTakes) {
  ResultRow row = rowOfRounds({0.005, 0.005, 0.005});
  for (double& sample : row.wallSamplesMs) sample = 0.06;
  summariseSamples(row);
  row.flops.reset();
  Ceilings ceilings;
  ceilings.copyGigapixelsPerSecond = 2000;  // 16 MP in 0.005 ms are 3200 GP/s: 160%
  applyCeilings(row, ceilings, launchingMs(kCosts, 1));
  EXPECT_TRUE(hasMark(row, Mark::OverCeiling));
  EXPECT_EQ(row.clock, Clock::Device);
  EXPECT_THAT(row.reason, HasSubstr("a measuring error"));

  ResultRow slowClock = rowOfRounds({1, 1, 1});
  for (double& sample : slowClock.wallSamplesMs) sample = 2.5;
  summariseSamples(slowClock);
  slowClock.flops.reset();
  ceilings.copyGigapixelsPerSecond = 14;
  applyCeilings(slowClock, ceilings, launchingMs(kCosts, 1));
  EXPECT_EQ(slowClock.clock, Clock::Host) << "launching takes 0.24 ms at most, not 1.5";
}

TEST(Ceiling, BeatenByBothClocksIsToldAsAMeasuringError) {
  ResultRow row = rowOfRounds({1, 1, 1});
  row.flops.reset();
  Ceilings ceilings;
  ceilings.copyGigapixelsPerSecond = 8;
  applyCeilings(row, ceilings);
  EXPECT_TRUE(hasMark(row, Mark::OverCeiling));
  EXPECT_EQ(row.clock, Clock::Device);
  EXPECT_THAT(row.reason, HasSubstr("200%"));
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

/// Returns whether a row is marked on a machine with this many processors if its three rounds of 0.2 s had these loads.
ResultRow judgedLoad(const std::vector<double>& loads, unsigned processors, double roundSeconds = 0.2) {
  ResultRow row = rowOfRounds({16, 16, 16});
  for (std::size_t i = 0; i < loads.size(); ++i) {
    row.rounds[i].otherLoad = loads[i];
    row.rounds[i].seconds = roundSeconds;
  }
  OtherLoad load;
  load.add(row);
  judgeLoad(row, load, processors);
  return row;
}

TEST(Load, OfOtherProgramsIsMarkedFromAQuarterOfAProcessor) {
  EXPECT_TRUE(judgedLoad({0, 0.3, 0}, 2).marks.empty()) << "a tenth of a processor on average";
  const ResultRow busy = judgedLoad({0, 0.3, 1}, 2);
  EXPECT_TRUE(hasMark(busy, Mark::Busy));
  EXPECT_THAT(busy.reason, HasSubstr("0.43 CPU cores busy"));
  EXPECT_THAT(judgedLoad({1, 1, 1}, 2).reason, HasSubstr("1 CPU core busy"));
}

TEST(Load, OnManyProcessorsIsMarkedFromOneInAHundred) {
  EXPECT_TRUE(judgedLoad({1, 1, 1}, 128).marks.empty());
  EXPECT_TRUE(hasMark(judgedLoad({1.5, 1.5, 1.5}, 128), Mark::Busy));
}

TEST(Load, WhatTheCountingInHundredthsAddsAndTakesCancelsOut) {
  EXPECT_TRUE(judgedLoad({1, -1, 0.2}, 2).marks.empty());
}

TEST(Load, OfLessThanHalfASecondSaysNothing) {
  EXPECT_TRUE(judgedLoad({2, 2, 2}, 2, 0.1).marks.empty());
}

TEST(Load, OfTheRowsThatTookTurnsIsTakenTogether) {
  ResultRow brief = rowOfRounds({16, 16, 16});
  ResultRow lasting = rowOfRounds({16, 16, 16});
  for (Round& round : brief.rounds) round.seconds = 0.01;
  for (Round& round : lasting.rounds) round.otherLoad = 1;
  OtherLoad load;
  for (const ResultRow* row : {&brief, &lasting}) load.add(*row);
  judgeLoad(brief, load, 2);
  judgeLoad(lasting, load, 2);
  EXPECT_TRUE(hasMark(brief, Mark::Busy));
  EXPECT_EQ(brief.reason, lasting.reason);
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
  EXPECT_THAT(row.reason, HasSubstr("20% slower"));
}

TEST(Drift, IsNotWhatRoundsVaryByChance) {
  EXPECT_EQ(driftOf(rowOfRounds({10, 15, 10, 15, 15})), 0) << "memory lies in one place or another";
  EXPECT_NEAR(driftOf(rowOfRounds({10, 10, 15, 15, 15})), 0.5, 1e-6) << "a step";
  EXPECT_NEAR(driftOf(rowOfRounds({10, 11, 12, 13, 14})), 0.4, 1e-6) << "a device that becomes warm";
}

TEST(Drift, OfACeilingSinceAnEarlierPartOfTheRunMarksTheRowsAfterIt) {
  const ResultRow earlier = rowOfRounds({10, 10, 10});
  EXPECT_EQ(driftSince(earlier, rowOfRounds({10.1, 10.1})), 0) << "within what samples vary";
  const ResultRow faster = rowOfRounds({8, 8, 8});
  EXPECT_NEAR(driftSince(earlier, faster), -0.2, 1e-6);
  ResultRow row = rowOfRounds({16, 16, 16});
  judgeDriftSince(row, earlier, rowOfRounds({10.1, 10.1}));
  EXPECT_TRUE(row.marks.empty());
  judgeDriftSince(row, earlier, faster);
  EXPECT_TRUE(hasMark(row, Mark::Drift));
  EXPECT_THAT(row.reason, HasSubstr("20% faster than in the part of the run before"));
  ResultRow byHost = faster;
  byHost.clock = Clock::Host;
  EXPECT_EQ(driftSince(earlier, byHost), 0) << "other clocks do not compare";
}

TEST(Judgement, LeavesRowsWithoutATimeAlone) {
  ResultRow row = failedRow();
  const std::string reason = row.reason;
  judgeClocks(row, kCosts, 1);
  judgeSteadiness(row);
  judgeLoad(row, {10, 10}, 2);
  judgeDrift(row, rowOfRounds({10, 10, 20}));
  judgeDriftSince(row, rowOfRounds({10}), rowOfRounds({20}));
  EXPECT_TRUE(row.marks.empty());
  EXPECT_EQ(row.reason, reason);
}

/// Reason after every judgement of a row that gets all warnings if its result is right.
std::string judgedInEveryWay(Status status) {
  ResultRow row = rowOfRounds({0.001, 0.0013, 0.002});
  row.flops.reset();
  row.status = status;
  row.reason = "It differs.";
  for (double& sample : row.samplesMs) sample *= 20;
  summariseSamples(row);
  judgeSteadiness(row);
  judgeClocks(row, kCosts, 1);
  judgeLoad(row, {10, 10}, 2);
  judgeDrift(row, rowOfRounds({10, 10, 20}));
  Ceilings ceilings;
  ceilings.copyGigapixelsPerSecond = 1;
  applyCeilings(row, ceilings);
  judgeLaunchCost(row, kCosts);
  EXPECT_EQ(row.marks.size(), status == Status::Ok ? 6U : 0U) << row.reason;
  return row.reason;
}

TEST(Judgement, SaysNothingOfTheTimeOfAResultThatIsWrong) {
  EXPECT_NE(judgedInEveryWay(Status::Ok), "It differs.");
  EXPECT_EQ(judgedInEveryWay(Status::WrongResult), "It differs.");
}

}  // namespace
}  // namespace headroom
