#include "workloads/blur/gaussian.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

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

TEST(Gaussian, WeightsFallOffAsTheGaussianDoes) {
  const std::vector<double> weights = gaussianWeights(2, 6);
  EXPECT_NEAR(weights[6 + 2] / weights[6], std::exp(-0.5), 1e-15);
  EXPECT_NEAR(weights[6 + 4] / weights[6], std::exp(-2.0), 1e-15);
}

}  // namespace
}  // namespace headroom
