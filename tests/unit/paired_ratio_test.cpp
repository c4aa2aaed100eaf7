// The interval of paired ratios: known values, and its error rate over all of its looks.
#include "workbench/ab/paired_ratio.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace headroom {
namespace {

TEST(PairedRatio, HasTheTextbooksEstimateAndInterval) {
  // Hollander and Wolfe's depression scale factors, the example of R's wilcox.test: pseudomedian -0.46, and the 96%
  // interval from -0.786 to -0.010.
  const std::vector<double> first{1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30};
  const std::vector<double> second{0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29};
  std::vector<double> differences;
  for (std::size_t i = 0; i < first.size(); ++i) differences.push_back(second[i] - first[i]);
  const ShiftInterval shift = shiftOf(differences, 0.05);
  EXPECT_NEAR(shift.estimate, -0.46, 1e-9);
  EXPECT_NEAR(shift.low, -0.786, 1e-9);
  EXPECT_NEAR(shift.high, -0.010, 1e-9);
}

TEST(PairedRatio, IsInfiniteWhereSoFewValuesCannotTell) {
  const std::vector<double> nine(9, 0.1);
  EXPECT_EQ(shiftOf(nine, errorOfLook(1)).high, std::numeric_limits<double>::infinity());
  const std::vector<double> ten(10, 0.1);
  EXPECT_EQ(shiftOf(ten, errorOfLook(1)).low, 0.1);
  EXPECT_EQ(shiftOf(ten, errorOfLook(1)).high, 0.1);
  EXPECT_EQ(shiftOf(std::vector{0.3}, 0.05).estimate, 0.3);
}

TEST(PairedRatio, CountsAndApproximatesToNearlyTheSameInterval) {
  std::mt19937_64 generator(20261125);
  std::normal_distribution<double> normal;
  std::vector<double> values(201);
  for (double& value : values) value = normal(generator);
  const ShiftInterval approximate = shiftOf(values, 0.001);
  values.pop_back();
  const ShiftInterval exact = shiftOf(values, 0.001);
  EXPECT_NEAR(approximate.high - approximate.low, exact.high - exact.low, 0.02);
}

TEST(PairedRatio, LooksAQuarterMoreRoundsApartAndSpendTheErrorOnce) {
  EXPECT_EQ(nextLook(0), 10U);
  EXPECT_EQ(nextLook(10), 13U);
  EXPECT_EQ(nextLook(100), 125U);
  double spent = 0;
  for (std::size_t look = 1; look < 1000; ++look) spent += errorOfLook(look);
  EXPECT_LE(spent, kErrorOfAllLooks);
  EXPECT_NEAR(spent, kErrorOfAllLooks, 1e-5);
}

/// Returns whether an interval excludes the true value at any look up to `rounds`. Some rounds are disturbed, by up to
/// 50% for either version.
bool isEverWrong(std::mt19937_64& generator, std::size_t rounds, double disturbed) {
  std::normal_distribution<double> normal;
  std::uniform_real_distribution<double> uniform;
  std::vector<double> ratios;
  std::size_t next = nextLook(0);
  for (std::size_t look = 1; ratios.size() < rounds;) {
    const double burst = uniform(generator) < disturbed ? uniform(generator) - 0.5 : 0;
    ratios.push_back(0.01 * normal(generator) + burst);
    if (ratios.size() < next) continue;
    next = nextLook(next);
    const ShiftInterval shift = shiftOf(ratios, errorOfLook(look++));
    if (shift.low > 0 || shift.high < 0) return true;
  }
  return false;
}

TEST(PairedRatio, IsWrongAtAnyLookInNoMoreThanOneOfTwoHundredMeasurements) {
  std::mt19937_64 generator(1);
  for (const double disturbed : {0.0, 0.25}) {
    int wrong = 0;
    constexpr int kMeasurements = 4000;
    for (int i = 0; i < kMeasurements; ++i) wrong += isEverWrong(generator, 60, disturbed) ? 1 : 0;
    EXPECT_LE(wrong, kMeasurements / 200) << disturbed;
  }
}

}  // namespace
}  // namespace headroom
