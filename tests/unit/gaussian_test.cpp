#include "workloads/gaussian.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace headroom {
namespace {

TEST(Gaussian, RadiusIsThreeSigmaRoundedUp) {
  EXPECT_EQ(gaussianRadius(5, kVariantSigmas), 15);
  EXPECT_EQ(gaussianRadius(0.3, kVariantSigmas), 1);
  EXPECT_EQ(gaussianRadius(0.1, kVariantSigmas), 1);
  EXPECT_EQ(gaussianRadius(100, kTruthSigmas), 700);
}

TEST(Gaussian, WeightsSumToOneAndAreSymmetric) {
  for (const double sigma : {0.3, 0.5, 1.0, 5.0, 20.0, 100.0}) {
    const int radius = gaussianRadius(sigma, kVariantSigmas);
    const std::vector<double> weights = gaussianWeights(sigma, radius);
    ASSERT_EQ(weights.size(), 2u * static_cast<unsigned>(radius) + 1);
    EXPECT_NEAR(std::accumulate(weights.begin(), weights.end(), 0.0), 1, 1e-14) << sigma;
    for (std::size_t k = 0; k < weights.size(); ++k) EXPECT_EQ(weights[k], weights[weights.size() - 1 - k]);
  }
}

/// Whether a half, with 11 bits and none below 2^-24, holds it.
bool isHalf(double value) {
  int exponent = 0;
  std::frexp(value, &exponent);
  const double units = std::ldexp(value, -std::max(exponent - 11, -24));
  return units == std::floor(units);
}

TEST(Gaussian, WeightsInHalvesAreHalvesThatSumToOneAndShiftNoEdge) {
  for (const auto& [sigma, radius] : {std::pair{0.3, 8}, {1.0, 8}, {5.0, 16}, {7.5, 24}, {10.0, 32}}) {
    const std::vector<double> exact = gaussianWeights(sigma, radius);
    const std::vector<double> weights = gaussianWeightsInHalves(sigma, radius);
    ASSERT_EQ(weights.size(), exact.size());
    EXPECT_NEAR(std::accumulate(weights.begin(), weights.end(), 0.0), 1, 1e-7) << sigma;
    double shift = 0;
    for (std::size_t k = 0; k < weights.size(); ++k) {
      EXPECT_TRUE(isHalf(weights[k])) << sigma << ": " << weights[k];
      EXPECT_EQ(weights[k], weights[weights.size() - 1 - k]);
      shift += weights[k] - exact[k];
      EXPECT_LT(std::abs(shift), 1.3e-4) << sigma << ", weight " << k;  // half a place of the largest weight, 2^-13
    }
  }
}

TEST(Gaussian, WeightsFallOffAsTheGaussianDoes) {
  const std::vector<double> weights = gaussianWeights(2, 6);
  EXPECT_NEAR(weights[6 + 2] / weights[6], std::exp(-0.5), 1e-15);
  EXPECT_NEAR(weights[6 + 4] / weights[6], std::exp(-2.0), 1e-15);
}

}  // namespace
}  // namespace headroom
