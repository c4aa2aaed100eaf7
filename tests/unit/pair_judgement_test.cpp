// What two separate runs can show: verdicts that their rounds, memory or conditions do not support.
#include <gmock/gmock.h>

#include <string>
#include <utility>
#include <vector>

#include "compared_rows.hpp"
#include "headroom/analysis/comparison.hpp"
#include "rows_of_rounds.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;

/// Rounds with these medians, and an interval of 1%.
ResultRow narrowRow(const std::vector<double>& mediansMs, Bound bound = Bound::Compute) {
  ResultRow row = rowOfRounds(mediansMs);
  row.boundBy = bound;
  row.estimateGigapixelsPerSecond.reset();
  row.lowMs = row.medianMs * 0.99;
  row.highMs = row.medianMs * 1.01;
  return row;
}

RunDocument onDevice(const ResultRow& row, DeviceType type, double floor = -1) {
  RunDocument document = comparedDocument({row});
  document.context.devices = {DeviceDescription()};
  document.context.devices[0].id = row.deviceId;
  document.context.devices[0].type = type;
  if (floor >= 0) document.context.noiseFloors[row.deviceId] = {floor, 50, "2026-11-21T08:00:00Z"};
  return document;
}

PointComparison between(const RunDocument& base, const RunDocument& fresh) {
  return compareRuns(base, fresh).points.at(0);
}

PointComparison betweenRows(const ResultRow& base, const ResultRow& fresh) {
  return between(comparedDocument({base}), comparedDocument({fresh}));
}

TEST(SeparateRuns, WhoseRoundsOverlapAreAmbiguous) {
  // Memory is in one of two places: three of five rounds decide which of them gives the median.
  const ResultRow slow = narrowRow({16, 16.1, 8, 16.05, 8.1});
  const ResultRow fast = narrowRow({8, 8.1, 16, 8.05, 8.02});
  const PointComparison point = betweenRows(slow, fast);
  EXPECT_EQ(point.difference, Difference::Ambiguous);
  EXPECT_THAT(point.reason, HasSubstr("the rounds of the two runs overlap. Take turns in one run: `headroom-cli ab`."));
  EXPECT_EQ(point.ratioLow, 0) << "so no gate decides by it";
  EXPECT_EQ(betweenRows(fast, slow).difference, Difference::Ambiguous);
}

TEST(SeparateRuns, WhoseRoundsStandApartAreDifferent) {
  const ResultRow base = narrowRow({16, 16.1, 15.9, 16.05, 15.95});
  EXPECT_EQ(betweenRows(base, narrowRow({17, 17.1, 16.9, 17.05, 16.95})).difference, Difference::Slower);
  // One of five rounds that overlaps the base's does not hide the change, and three rounds are enough if they agree.
  EXPECT_EQ(betweenRows(base, narrowRow({17, 17.1, 16.9, 17.05, 16.09})).difference, Difference::Slower);
  EXPECT_EQ(betweenRows(narrowRow({16, 16.1, 15.9}), narrowRow({17, 17.1, 16.9})).difference, Difference::Slower);
}

TEST(SeparateRuns, DecideNothingByWhatLostTheRaceForTheCeiling) {
  ResultRow lost = narrowRow({16});
  lost.stoppedBy = kStoppedByRace;
  const PointComparison point = betweenRows(lost, narrowRow({24, 24.1, 24.2}));
  EXPECT_EQ(point.difference, Difference::Ambiguous);
  EXPECT_THAT(point.reason, HasSubstr("the base's row has too few rounds"));
  EXPECT_EQ(betweenRows(narrowRow({24, 24.1, 24.2}), lost).difference, Difference::Ambiguous);
}

TEST(SeparateRuns, OfOneProcessDecideNothingByWhatMemoryLimits) {
  RunDocument base = comparedDocument({narrowRow({16, 16.1, 15.9}, Bound::Memory)});
  RunDocument fresh = comparedDocument({narrowRow({20, 20.1, 19.9}, Bound::Memory)});
  EXPECT_EQ(between(base, fresh).difference, Difference::Slower);
  fresh.plans = {RunPlan()};
  fresh.plans[0].sampling.freshRounds = false;
  EXPECT_EQ(between(base, fresh).difference, Difference::Ambiguous);
  base.rows[0].boundBy = fresh.rows[0].boundBy = Bound::Compute;
  EXPECT_EQ(between(base, fresh).difference, Difference::Slower) << "arithmetic hardly depends on the place";
}

TEST(SeparateRuns, OnProcessorsDifferByWhatOtherProgramsLeaveOfTheMemory) {
  const ResultRow base = narrowRow({16, 16.1, 15.9, 16.05, 15.95}, Bound::Memory);
  ResultRow fresh = base;
  for (double& sample : fresh.samplesMs) sample *= 1.45;
  summariseSamples(fresh);
  const PointComparison point = between(onDevice(base, DeviceType::Cpu), onDevice(fresh, DeviceType::Cpu));
  EXPECT_EQ(point.difference, Difference::Ambiguous);
  EXPECT_THAT(point.reason, HasSubstr("headroom-cli ab"));
  EXPECT_EQ(between(onDevice(base, DeviceType::Gpu), onDevice(fresh, DeviceType::Gpu)).difference, Difference::Slower);
  const RunDocument measured = onDevice(base, DeviceType::Cpu, 0.1);
  EXPECT_EQ(between(measured, onDevice(fresh, DeviceType::Cpu)).difference, Difference::Slower) << "a measured floor";
  for (double& sample : fresh.samplesMs) sample *= 2;
  summariseSamples(fresh);
  EXPECT_EQ(between(onDevice(base, DeviceType::Cpu), onDevice(fresh, DeviceType::Cpu)).difference, Difference::Slower)
      << "2.9 times as long";
}

TEST(SeparateRuns, OfLaunchesThatTakeHardlyLongerThanStartingOneNeedMoreThanTheStartsDiffer) {
  const auto run = [](double ms) {
    RunDocument document = onDevice(narrowRow({ms, 1.001 * ms, 0.999 * ms}), DeviceType::Gpu);
    document.context.launchCosts[document.rows[0].deviceId].plainUs = 4.7;
    return document;
  };
  const PointComparison point = between(run(0.0047), run(0.0060));
  EXPECT_EQ(point.difference, Difference::Ambiguous);
  EXPECT_THAT(point.reason, HasSubstr("headroom-cli ab"));
  EXPECT_EQ(between(run(0.0047), run(0.0094)).difference, Difference::Slower) << "twice as long";
  EXPECT_EQ(between(run(0.047), run(0.060)).difference, Difference::Slower) << "ten starts";
}

TEST(SeparateRuns, OnProcessorsFindFivePerCentWhereArithmeticIsTheLimit) {
  const ResultRow base = narrowRow({16, 16.1, 15.9, 16.05});
  ResultRow fresh = base;
  for (double& sample : fresh.samplesMs) sample *= 1.05;
  summariseSamples(fresh);
  fresh.lowMs = fresh.medianMs * 0.99;
  fresh.highMs = fresh.medianMs * 1.01;
  EXPECT_EQ(between(onDevice(base, DeviceType::Cpu), onDevice(fresh, DeviceType::Cpu)).difference, Difference::Slower);
}

TEST(SeparateRuns, AreNotDoubtedForADriftOfTheCopiesWhereArithmeticIsTheLimit) {
  ResultRow base = narrowRow({16, 16.1, 15.9, 16.05});
  addMark(base, Mark::Drift, "copy.runs was slower at the end.");
  const ResultRow fresh = narrowRow({17, 17.1, 16.9, 17.05});
  EXPECT_EQ(betweenRows(base, fresh).difference, Difference::Slower);
  base.estimateGigapixelsPerSecond = 2;  // of which it reaches half
  EXPECT_EQ(betweenRows(base, fresh).difference, Difference::Ambiguous);
  ResultRow drifting = narrowRow({16, 16, 19, 19});
  addMark(drifting, Mark::Drift, "mad.peak was slower at the end.");
  EXPECT_THAT(betweenRows(drifting, narrowRow({30, 30.1, 29.9, 30})).reason, HasSubstr("drift"));
}

TEST(SeparateRuns, OfShortLaunchesOnProcessorsDecideNothingUnlessTheyAreArithmetic) {
  ResultRow base = narrowRow({0.5, 0.501, 0.499, 0.502});
  ResultRow fresh = narrowRow({0.9, 0.901, 0.899, 0.902});
  const auto onCpu = [&](double floor = -1) {
    return between(onDevice(base, DeviceType::Cpu, floor), onDevice(fresh, DeviceType::Cpu)).difference;
  };
  EXPECT_EQ(onCpu(), Difference::Slower) << "nothing but arithmetic";
  // It reaches a quarter of the rate of a copy.
  base.estimateGigapixelsPerSecond = fresh.estimateGigapixelsPerSecond = *gigapixelsPerSecond(base) * 4;
  EXPECT_EQ(onCpu(), Difference::Ambiguous);
  EXPECT_EQ(onCpu(0.1), Difference::Slower) << "a measured floor";
  EXPECT_EQ(between(onDevice(base, DeviceType::Gpu), onDevice(fresh, DeviceType::Gpu)).difference, Difference::Slower);
}

TEST(SeparateRuns, IgnoreRoundsOfSamplesThatAreNotTheRows) {
  ResultRow edited = narrowRow({16, 16.1, 15.9});
  edited.medianMs = 20;
  edited.highMs = 20.2;
  EXPECT_EQ(betweenRows(narrowRow({16, 16.1, 15.9}), edited).difference, Difference::Slower);
}

}  // namespace
}  // namespace headroom
