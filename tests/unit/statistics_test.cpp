#include "headroom/values/statistics.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <utility>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {
namespace {

/// Returns the standard deviation of the difference between the medians of this many rounds, relative to that of a
/// round.
double ofMedians(double rounds) {
  return std::sqrt(std::numbers::pi / (rounds + 0.5));
}

std::vector<double> oneTo(int n) {
  std::vector<double> values(static_cast<std::size_t>(n));
  std::iota(values.begin(), values.end(), 1.0);
  return values;
}

TEST(Summarise, ofNothingIsAllZero) {
  const Summary summary = summarise({});
  EXPECT_EQ(summary.count, 0U);
  EXPECT_EQ(summary.median, 0);
  EXPECT_EQ(summary.noise, 0);
}

TEST(Summarise, quartilesAreThoseOfRsDefaultType) {
  // R: quantile(c(7, 1, 3, 10)) gives 1.00 2.50 5.00 7.75 10.00
  const Summary summary = summarise(std::vector<double>{7, 1, 3, 10});
  EXPECT_EQ(summary.count, 4U);
  EXPECT_DOUBLE_EQ(summary.min, 1);
  EXPECT_DOUBLE_EQ(summary.q1, 2.5);
  EXPECT_DOUBLE_EQ(summary.median, 5);
  EXPECT_DOUBLE_EQ(summary.q3, 7.75);
}

TEST(Summarise, ofOneSampleIsThatSample) {
  const Summary summary = summarise(std::vector<double>{4});
  EXPECT_EQ(summary.median, 4);
  EXPECT_EQ(summary.q1, 4);
  EXPECT_EQ(summary.q3, 4);
  EXPECT_TRUE(std::isinf(summary.noise));
}

TEST(Summarise, underSixSamplesThereIsNoInterval) {
  EXPECT_TRUE(std::isinf(summarise(oneTo(5)).noise));
  // Six samples: the interval is [min, max], with 96.9%.
  EXPECT_DOUBLE_EQ(summarise(oneTo(6)).noise, 2.5 / 3.5);
}

TEST(Summarise, noiseUsesTheRanksOfConoversTable) {
  // Ranks of the 95% interval of the median: n = 10: 2 and 9; n = 25: 8 and 18; n = 100: 40 and 61.
  EXPECT_DOUBLE_EQ(summarise(oneTo(10)).noise, (9 - 2) / 2.0 / 5.5);
  EXPECT_DOUBLE_EQ(summarise(oneTo(25)).noise, (18 - 8) / 2.0 / 13.0);
  EXPECT_DOUBLE_EQ(summarise(oneTo(100)).noise, (61 - 40) / 2.0 / 50.5);
}

TEST(Summarise, noiseOfManySamplesDoesNotUnderflow) {
  // The normal approximation: half-width 1.96 sqrt(n) / 2 ranks.
  const int n = 5000;
  EXPECT_NEAR(summarise(oneTo(n)).noise * (n + 1) / 2, 1.96 * std::sqrt(n) / 2, 2);
}

TEST(Summarise, oneOutlierMovesNeitherMedianNorNoise) {
  std::vector<double> samples(50, 2.0);
  samples[7] = 1000;
  const Summary summary = summarise(samples);
  EXPECT_EQ(summary.median, 2);
  EXPECT_EQ(summary.noise, 0);
}

TEST(Summarise, timesOfZeroAreNotCalledPrecise) {
  EXPECT_TRUE(std::isinf(summarise(std::vector<double>(10, 0.0)).noise));
}

TEST(Summarise, samplesThatAreNoNumbersAreLeftOut) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const Summary summary = summarise(std::vector<double>{nan, 3, nan, 1, 2});
  EXPECT_EQ(summary.count, 3U);
  EXPECT_EQ(summary.median, 2);
}

TEST(Summarise, outliersAreBeyondTukeysFences) {
  // Quartiles are 25.5 and 75.5 for 1 to 100, with fences at -49.5 and 150.5 and at -124.5 and 225.5; each value below
  // adds to n.
  std::vector<double> samples = oneTo(100);
  EXPECT_EQ(summarise(samples).mildOutliers + summarise(samples).severeOutliers, 0U);
  samples.insert(samples.end(), {160, 170, -60, 400, -300});
  const Summary summary = summarise(samples);
  EXPECT_EQ(summary.mildOutliers, 3U);
  EXPECT_EQ(summary.severeOutliers, 2U);
}

TEST(Summarise, ofEqualSamplesAnyOtherIsASevereOutlier) {
  std::vector<double> samples(20, 2.0);
  samples[3] = 2.001;
  EXPECT_EQ(summarise(samples).severeOutliers, 1U);
}

TEST(Interval, ofOneRoundIsTheMediansByTheSquareRootOfTwo) {
  const Summary summary = summarise(oneTo(100));
  EXPECT_DOUBLE_EQ(summary.high, summary.median * (1 + std::sqrt(2.0) * summary.noise));
  EXPECT_DOUBLE_EQ(summary.low, summary.median * (1 - std::sqrt(2.0) * summary.noise));
}

TEST(Interval, isUnknownUnderSixSamplesOfOneRound) {
  const Summary summary = summarise(oneTo(5));
  EXPECT_EQ(summary.low, 0);
  EXPECT_TRUE(std::isinf(summary.high));
}

TEST(Interval, neverEndsBelowZero) {
  const Summary summary = summarise(std::vector<double>{1, 1, 1, 100, 100, 100});
  EXPECT_EQ(summary.low, 0);
  EXPECT_GT(summary.high, summary.median);
}

TEST(Interval, isAsWideAsRoundsDiffer) {
  // Each round is exact, so the samples within rounds show no noise: 3 of 5 rounds are at 10, one below, one above.
  std::vector<double> samples;
  for (const double median : {10.0, 9.0, 10.0, 11.0, 10.0}) samples.insert(samples.end(), 20, median);
  const Summary summary = summarise(samples, std::vector<std::size_t>(5, 20));
  EXPECT_EQ(summary.noise, 0);
  EXPECT_NEAR(summary.high, 10 + 2.776 * std::sqrt(0.5) * ofMedians(5), 1e-3);
  EXPECT_NEAR(summary.low, 10 - 2.776 * std::sqrt(0.5) * ofMedians(5), 1e-3);
  EXPECT_EQ(summarise(samples).high, 10) << "without rounds nothing is known of them";
}

TEST(Interval, ofTwoRoundsIsWide) {
  const Summary summary = summarise(std::vector<double>{10, 10, 10, 11, 11, 11}, std::vector<std::size_t>{3, 3});
  // t(0.975, 1) x s, s = 1 / sqrt(2).
  EXPECT_NEAR(summary.high - summary.median, 12.706 / std::sqrt(2.0) * ofMedians(2), 1e-3);
}

TEST(Interval, usesStudentsQuantilesForAnyNumberOfRounds) {
  // R: qt(0.975, n - 1)
  const std::vector<std::pair<std::size_t, double>> kQuantiles{
      {3, 4.302653},  {4, 3.182446},  {5, 2.776445},  {6, 2.570582},  {8, 2.364624},  {11, 2.228139},
      {16, 2.131450}, {21, 2.085963}, {22, 2.079614}, {31, 2.042272}, {61, 2.000298}, {121, 1.979930}};
  for (const auto& [rounds, quantile] : kQuantiles) {
    // One sample per round; all but two are equal, so their order statistics show no noise.
    std::vector<double> samples(rounds, 1.0);
    samples.front() = 0.5;
    samples.back() = 1.5;
    const Summary summary = summarise(samples, std::vector<std::size_t>(rounds, 1));
    const auto n = static_cast<double>(rounds);
    const double deviation = std::sqrt(0.5 / (n - 1));
    const double widthByTheSamples = std::isfinite(summary.noise) ? std::sqrt(2.0) * summary.noise : 0;
    const double expected = std::max(widthByTheSamples, quantile * deviation * ofMedians(n));
    EXPECT_NEAR(summary.high - 1, expected, 1e-3 * expected) << rounds;
  }
}

TEST(Interval, passesOverRoundsWithoutSamplesAndMoreThanThereAre) {
  const std::vector<double> samples{10, 11, 12};
  const std::vector<std::size_t> exact{1, 1, 1};
  const std::vector<std::size_t> odd{1, 0, 1, 7, 5};
  EXPECT_EQ(summarise(samples, exact).high, summarise(samples, odd).high);
}

TEST(SummariseSamples, takesTheRoundsOfTheClockThatCounts) {
  ResultRow row;
  row.clock = Clock::Host;
  row.samplesMs = oneTo(40);
  for (const double median : {10.0, 9.0, 11.0}) row.wallSamplesMs.insert(row.wallSamplesMs.end(), 4, median);
  for (int i = 0; i < 3; ++i) row.rounds.push_back({0.0, 0.0, 10, 4, 0.0});
  summariseSamples(row);
  EXPECT_EQ(row.medianMs, 10);
  EXPECT_NEAR(row.highMs, 10 + 4.303 * ofMedians(3), 1e-3);
  EXPECT_EQ(row.eventMs, 20.5);
  EXPECT_EQ(row.wallMs, 10);
}

TEST(SummariseSamples, fillsTheRow) {
  ResultRow row;
  row.samplesMs = oneTo(10);
  summariseSamples(row);
  EXPECT_DOUBLE_EQ(row.medianMs, 5.5);
  EXPECT_DOUBLE_EQ(row.minMs, 1);
  EXPECT_DOUBLE_EQ(row.q1Ms, 3.25);
  EXPECT_DOUBLE_EQ(row.q3Ms, 7.75);
  EXPECT_DOUBLE_EQ(row.noise, 3.5 / 5.5);
}

TEST(SplitRounds, GivesEachRoundItsSamplesAndTheLastOnesWhatIsLeft) {
  const std::vector<double> samples{1, 2, 3, 4, 5};
  const std::vector<std::size_t> sizes{2, 0, 2, 3, 1};
  std::vector<std::vector<double>> rounds;
  for (const std::span<const double> round : splitRounds(samples, sizes))
    rounds.emplace_back(round.begin(), round.end());
  EXPECT_EQ(rounds, (std::vector<std::vector<double>>{{1, 2}, {}, {3, 4}, {5}, {}}));
}

TEST(RatioOf, HasFiellersInterval) {
  const RatioRange exact = ratioOf({103, 0}, {100, 0});
  EXPECT_DOUBLE_EQ(exact.low, 1.03);
  EXPECT_DOUBLE_EQ(exact.high, 1.03);
  const RatioRange range = ratioOf({104, 1}, {100, 2});
  for (const double ratio : {range.low, range.high}) {
    EXPECT_NEAR(std::abs(104 - ratio * 100), std::hypot(1, ratio * 2), 1e-9) << ratio;
  }
  EXPECT_LT(range.low, 1.04);
  EXPECT_GT(range.high, 1.04);
}

TEST(RatioOf, IsUnknownWhereEitherIs) {
  constexpr double kUnknown = std::numeric_limits<double>::infinity();
  for (const RatioRange& range :
       {ratioOf({104, kUnknown}, {100, 1}), ratioOf({104, 1}, {100, kUnknown}), ratioOf({104, 1}, {100, 100})}) {
    EXPECT_EQ(range.low, 0);
    EXPECT_TRUE(std::isinf(range.high));
  }
}

TEST(ReachOfMedian, FallsWithTheDegreesOfFreedomBetweenWholeNumbersToo) {
  const double whole = reachOfMedian(1, 4, 5);
  EXPECT_NEAR(whole, 2.776 * std::sqrt(std::numbers::pi / 5.5), 1e-9);
  EXPECT_LT(reachOfMedian(1, 4.5, 5), whole);
  EXPECT_GT(reachOfMedian(1, 4.5, 5), reachOfMedian(1, 5, 5));
  EXPECT_EQ(reachOfMedian(1, 0.3, 5), reachOfMedian(1, 1, 5));
}

}  // namespace
}  // namespace headroom
