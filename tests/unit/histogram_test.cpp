#include "headroom/analysis/histogram.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <random>
#include <vector>

namespace headroom {
namespace {

std::size_t counted(const Histogram& bins) {
  return std::accumulate(bins.counts.begin(), bins.counts.end(), std::size_t{0});
}

TEST(Histogram, OfNothingHasNoBin) {
  EXPECT_TRUE(histogram({}).counts.empty());
  EXPECT_TRUE(histogram(std::vector<double>{std::nan(""), std::numeric_limits<double>::infinity()}).counts.empty());
}

TEST(Histogram, OfOneSampleAndOfEqualSamplesHasOneBinAroundThem) {
  for (const std::vector<double>& samples : {std::vector<double>{4}, std::vector<double>(1000, 4.0)}) {
    const Histogram bins = histogram(samples);
    ASSERT_EQ(bins.counts, std::vector<std::size_t>{samples.size()});
    EXPECT_LT(bins.low, 4);
    EXPECT_GT(bins.high(), 4);
  }
  EXPECT_GT(histogram(std::vector<double>{0, 0}).width, 0);
}

TEST(Histogram, BinsAreAsWideAsFreedmanAndDiaconisAdvise) {
  std::vector<double> samples(1000);
  std::iota(samples.begin(), samples.end(), 0.0);
  // Quartiles are 249.75 and 749.25, so the width is 2 x 499.5 / 10. The clock's tick of 1 is too fine to round it to a
  // whole number.
  EXPECT_DOUBLE_EQ(histogram(samples).width, 99.9);
  EXPECT_EQ(histogram(samples).counts.size(), 11U);
}

TEST(Histogram, HoldsEverySampleOnce) {
  std::mt19937 random(7);
  std::lognormal_distribution<double> times(0, 1.5);
  for (const std::size_t count : {2U, 3U, 6U, 53U, 1000U}) {
    std::vector<double> samples(count);
    for (double& sample : samples) sample = times(random);
    const Histogram bins = histogram(samples);
    EXPECT_EQ(counted(bins) + bins.below + bins.above, count);
    EXPECT_LE(bins.counts.size(), kMostBins);
    EXPECT_GT(bins.counts.front(), 0U);
    EXPECT_GT(bins.counts.back(), 0U);
  }
}

TEST(Histogram, ASampleFarOffIsCountedBesideTheBinsAndTheOthersStayTellable) {
  std::vector<double> samples;
  for (int i = 0; i < 100; ++i) samples.push_back(4.3 + 0.001 * (i % 37));
  const std::size_t before = histogram(samples).counts.size();
  samples.push_back(400);
  samples.push_back(0.001);
  const Histogram bins = histogram(samples);
  EXPECT_EQ(bins.above, 1U);
  EXPECT_EQ(bins.below, 1U);
  EXPECT_NEAR(static_cast<double>(bins.counts.size()), static_cast<double>(before), 1);
}

TEST(Histogram, TicksOfACoarseClockFallIntoBinsEvenly) {
  std::vector<double> samples;
  for (int tick = 10; tick < 30; ++tick) samples.insert(samples.end(), 50, tick * 0.5);
  const Histogram bins = histogram(samples);
  EXPECT_DOUBLE_EQ(std::remainder(bins.width, 0.5), 0);
  for (std::size_t i = 0; i + 1 < bins.counts.size(); ++i) EXPECT_EQ(bins.counts[i], bins.counts.front()) << i;
}

TEST(Histogram, SamplesThatAreMostlyEqualKeepTheRestInSight) {
  std::vector<double> samples(90, 2.0);
  for (int i = 0; i < 10; ++i) samples.push_back(2.1 + 0.01 * i);
  const Histogram bins = histogram(samples);
  EXPECT_EQ(bins.above + bins.below, 0U);
  EXPECT_GE(bins.counts.size(), 5U);
  EXPECT_LE(bins.counts.size(), kMostBins);
}

}  // namespace
}  // namespace headroom
