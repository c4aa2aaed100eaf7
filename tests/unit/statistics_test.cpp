#include "headroom/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "headroom/result.hpp"

namespace headroom {
namespace {

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
  // Six samples: the interval is [min, max], with 96.9 %.
  EXPECT_DOUBLE_EQ(summarise(oneTo(6)).noise, 2.5 / 3.5);
}

TEST(Summarise, noiseUsesTheRanksOfConoversTable) {
  // Ranks of the 95 % interval of the median: n = 10: 2 and 9; n = 25: 8 and 18; n = 100: 40 and 61.
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

}  // namespace
}  // namespace headroom
