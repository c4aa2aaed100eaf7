#include "workbench/analysis/round_spread.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>
#include <vector>

#include "headroom/values/statistics.hpp"
#include "rows_of_rounds.hpp"
#include "workbench/analysis/row_kind.hpp"

namespace headroom {
namespace {

double halfWidthShare(const ResultRow& row) {
  return row.highMs / row.medianMs - 1;
}

void setIntervalsOf(std::vector<ResultRow>& rows) {
  std::vector<ResultRow*> pointers;
  for (ResultRow& row : rows) pointers.push_back(&row);
  setIntervals(pointers, {});
}

/// Rounds whose medians have this relative standard deviation.
ResultRow rowAtRandom(double ms, double deviation, Bound bound, std::mt19937_64& generator, int rounds = 5) {
  std::normal_distribution<double> normal;
  std::vector<double> medians;
  for (int i = 0; i < rounds; ++i) medians.push_back(ms * (1 + deviation * normal(generator)));
  ResultRow row = rowOfRounds(medians);
  row.boundBy = bound;
  row.estimateGigapixelsPerSecond.reset();
  return row;
}

TEST(RoundVariances, FollowTwoRoundsOfFiveThatWentAstrayAndNotOne) {
  const double steady = ownVariance(rowOfRounds({16, 16.1, 15.9, 16.05, 15.95}))->variance;
  EXPECT_LT(ownVariance(rowOfRounds({16, 16.1, 15.9, 16.05, 30}))->variance, 4 * steady);
  EXPECT_GT(ownVariance(rowOfRounds({16, 16.1, 15.9, 30, 30}))->variance, 1000 * steady);
  EXPECT_GT(ownVariance(rowOfRounds({16, 16.1, 30}))->variance, 1000 * steady) << "of three nobody knows which";
  EXPECT_EQ(ownVariance(rowOfRounds({16, 16.1, 15.9, 16.05, 30}))->freedom, 2);
  EXPECT_EQ(ownVariance(rowOfRounds({16, 16.1, 15.9}))->freedom, 2);
  EXPECT_FALSE(ownVariance(rowOfRounds({16})).has_value());
}

TEST(RunToRun, LaunchesThatTakeHardlyLongerThanStartingOneVaryWithTheirStarts) {
  ResultRow row = rowOfRounds({0.006, 0.006, 0.006});
  constexpr double kStartMs = 0.005;
  EXPECT_EQ(runToRunReach(row, {false, kStartMs}), 0.35);
  EXPECT_EQ(runToRunReach(row, {false, kStartMs / 2}), 0.01);
  EXPECT_EQ(runToRunReach(row, {}), 0.01) << "nobody knows how long a start takes";
  row.commands = 2;
  EXPECT_EQ(runToRunReach(row, {false, kStartMs / 2}), 0.35) << "each command is started";
  row.role = Role::HostPeer;
  EXPECT_EQ(runToRunReach(row, {false, kStartMs}), runToRunReach(row, {})) << "nothing is started on the device";
}

TEST(RunToRun, ShortLaunchesThatMoveDataTooVaryMoreThanArithmeticAlone) {
  const auto reachOf = [](double ms, double shareOfCopy) {
    ResultRow row = rowOfRounds({ms, ms, ms});
    row.boundBy = Bound::Compute;
    row.estimateGigapixelsPerSecond = gigapixelsPerSecond(row).value() / shareOfCopy;
    return runToRunReach(row, {true, 0});
  };
  EXPECT_EQ(reachOf(0.5, 0.04), 0.015) << "arithmetic alone";
  EXPECT_EQ(reachOf(0.5, 0.1), 0.15);
  EXPECT_EQ(reachOf(16, 0.1), 0.015) << "long launches";
  EXPECT_EQ(reachOf(0.5, 0.5), 0.35) << "a copy's half";
}

TEST(RoundVariances, OfNormalRoundsAreTrueOnAverage) {
  std::mt19937_64 generator(20261125);
  for (const int rounds : {3, 5, 7, 10}) {
    double sum = 0;
    constexpr int kRows = 4000;
    for (int i = 0; i < kRows; ++i)
      sum += ownVariance(rowAtRandom(16, 0.02, Bound::Compute, generator, rounds))->variance;
    EXPECT_NEAR(sum / kRows / (0.02 * 0.02), 1.1, 0.2) << rounds << " rounds";
  }
}

TEST(Prior, OfRowsThatVaryAlikeIsTheirCommonVarianceKnownByAllRounds) {
  const std::vector<RoundVariance> alike(8, {4e-4, 4});
  const RoundVariance prior = priorOf(alike);
  EXPECT_NEAR(prior.variance, 4e-4, 1e-12);
  EXPECT_EQ(prior.freedom, 32);
}

TEST(Prior, FindsTheParametersThatVariancesWereDrawnFrom) {
  // sigma^2 = d0 s0^2 / chi^2(d0), s^2 = sigma^2 chi^2(d) / d, as in Smyth (2004).
  std::mt19937_64 generator(7);
  std::chi_squared_distribution<double> ofPrior(5);
  std::chi_squared_distribution<double> ofRow(4);
  std::vector<RoundVariance> variances;
  for (int i = 0; i < 4000; ++i) variances.push_back({5 * 1e-4 / ofPrior(generator) * ofRow(generator) / 4, 4});
  const RoundVariance prior = priorOf(variances);
  EXPECT_NEAR(prior.freedom, 5, 0.7);
  EXPECT_NEAR(prior.variance, 1e-4, 1e-5);
}

TEST(Prior, OfFewRowsPoolsThem) {
  EXPECT_NEAR(priorOf(std::vector<RoundVariance>{{1e-4, 2}, {4e-4, 4}}).variance, 3e-4, 1e-12);
  EXPECT_EQ(priorOf({}).freedom, 0);
}

TEST(Moderated, WeighsPriorAndOwnRoundsByTheirFreedom) {
  const RoundVariance both = moderated({1e-4, 6}, RoundVariance{4e-4, 3});
  EXPECT_NEAR(both.variance, 2e-4, 1e-12);
  EXPECT_EQ(both.freedom, 9);
  EXPECT_EQ(moderated({1e-4, 6}, std::nullopt).freedom, 6);
}

ResultRow computeRow(const std::vector<double>& mediansMs) {
  ResultRow row = rowOfRounds(mediansMs);
  row.boundBy = Bound::Compute;
  row.estimateGigapixelsPerSecond.reset();
  return row;
}

TEST(RowIntervals, OfASteadyRowAreNotWidenedByRowsOfAnotherKind) {
  std::vector<ResultRow> rows;
  for (int i = 0; i < 3; ++i) rows.push_back(computeRow({16, 16.03, 15.98, 16.01}));
  for (int i = 0; i < 6; ++i) rows.push_back(rowOfRounds({14, 16, 19, 15}));  // memory-bound
  setIntervalsOf(rows);
  EXPECT_LT(halfWidthShare(rows[0]), 0.03);
  EXPECT_GT(halfWidthShare(rows[5]), 0.15);
}

TEST(RowIntervals, OfArithmeticAloneAreNotWidenedByRowsThatMoveDataToo) {
  std::vector<ResultRow> rows;
  for (int i = 0; i < 3; ++i) rows.push_back(computeRow({16, 16.03, 15.98, 16.01}));
  for (int i = 0; i < 6; ++i) {
    rows.push_back(computeRow({14, 16, 19, 15}));
    rows.back().estimateGigapixelsPerSecond = gigapixelsPerSecond(rows.back()).value() / 0.2;
  }
  setIntervalsOf(rows);
  EXPECT_LT(halfWidthShare(rows[0]), 0.03);
  EXPECT_GT(halfWidthShare(rows[5]), 0.1);
}

TEST(RowIntervals, OfARowWhoseRoundsAgreedByLuckAreWidenedByRowsLikeIt) {
  std::vector<ResultRow> rows{rowOfRounds({16, 16, 16})};
  for (const double shift : {0.5, 1.0, -0.7, 0.8, -0.9})
    rows.push_back(rowOfRounds({16 - shift, 16, 16 + 1.1 * shift}));
  const double alone = halfWidthShare(rows[0]);
  setIntervalsOf(rows);
  EXPECT_GT(halfWidthShare(rows[0]), 3 * alone);
  EXPECT_LT(halfWidthShare(rows[0]), halfWidthShare(rows[2])) << "its own rounds count too";
}

TEST(RowIntervals, OfARowAreLikeThoseOfRowsThatTakeAboutAsLong) {
  std::mt19937_64 generator(3);
  std::vector<ResultRow> rows;
  for (int i = 0; i < 6; ++i) rows.push_back(rowAtRandom(0.05, 0.1, Bound::Compute, generator));
  for (int i = 0; i < 6; ++i) rows.push_back(rowAtRandom(20, 0.002, Bound::Compute, generator));
  setIntervalsOf(rows);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_GT(halfWidthShare(rows[i]), 0.05) << i;
  for (std::size_t i = 6; i < 12; ++i) EXPECT_LT(halfWidthShare(rows[i]), 0.03) << i;
}

TEST(RowIntervals, AreNarrowedWhereFewOwnRoundsWereUnlucky) {
  std::vector<ResultRow> rows(9, computeRow({15.9, 16, 16.1}));
  rows[0] = computeRow({15.7, 16, 16.3});
  const double alone = halfWidthShare(rows[0]);
  setIntervalsOf(rows);
  EXPECT_LT(halfWidthShare(rows[0]), alone) << "two degrees of freedom know little";
}

TEST(RowIntervals, OfHostPeersAndOfDeviceRowsDoNotMix) {
  std::vector<ResultRow> rows(4, rowOfRounds({12, 16, 20}));
  rows.push_back(rowOfRounds({16, 16.01, 15.99}));
  rows.back().role = Role::HostPeer;
  setIntervalsOf(rows);
  EXPECT_LT(halfWidthShare(rows.back()), 0.05);
}

TEST(RowIntervals, OfASingleSampleStayUnknown) {
  ResultRow single = rowOfRounds({16});
  single.samplesMs.resize(1);
  single.rounds = {{0, 0.2, 1, 1, 0}};
  summariseSamples(single);
  std::vector<ResultRow> rows{single, rowOfRounds({8, 9, 10}), rowOfRounds({8, 9, 10})};
  setIntervalsOf(rows);
  EXPECT_EQ(rows[0].lowMs, 0);
  EXPECT_TRUE(std::isinf(rows[0].highMs));
}

TEST(RowIntervals, OfRowsInOneRoundComeFromTheirSamplesAlone) {
  std::vector<ResultRow> rows(3, rowOfRounds({16}));
  const double alone = halfWidthShare(rows[0]);
  setIntervalsOf(rows);
  EXPECT_GE(halfWidthShare(rows[0]), alone);
  EXPECT_LT(halfWidthShare(rows[0]), alone + 0.06) << "and what runs differ by";
}

TEST(RowIntervals, HaveARunToRunPartThatComparisonsWithinTheRunLeaveOut) {
  std::vector<ResultRow> memory(4, rowOfRounds({16, 16.1, 15.9, 16.05}));
  std::vector<ResultRow> pointed = memory;
  std::vector<ResultRow*> onProcessors;
  for (ResultRow& row : memory) onProcessors.push_back(&row);
  setIntervals(onProcessors, {true, 0});
  setIntervalsOf(pointed);
  EXPECT_GT(halfWidthShare(memory[0]), 0.3) << "copies in memory that others use";
  EXPECT_LT(halfWidthShare(pointed[0]), 0.05) << "memory of its own";
  for (const ResultRow& row : {memory[0], pointed[0]}) {
    const TimeRange within = withinRun(row);
    EXPECT_LT(within.highMs / within.ms - 1, 0.04);
    EXPECT_NEAR(std::hypot(within.highMs - within.ms, row.runToRun * row.medianMs), row.highMs - row.medianMs, 1e-9);
    EXPECT_EQ(timeOf(row, TimeKind::Kernel)->highMs, within.highMs);
  }
  summariseSamples(memory[0]);
  EXPECT_EQ(memory[0].runToRun, 0);
}

}  // namespace
}  // namespace headroom
