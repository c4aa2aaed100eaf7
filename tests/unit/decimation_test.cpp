#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <vector>

#include "workloads/decimation.hpp"
#include "workloads/gaussian.hpp"
#include "workloads/least_squares.hpp"

namespace headroom {
namespace {

/// The largest error on data in [0, 1]: half the sum of the weights' differences where both sums are 1.
double worstError(double sigma, int taps) {
  const DecimatedGaussian filters = fitDecimatedGaussian(sigma, taps);
  const int radius = std::max(decimatedRadius(taps), gaussianRadius(sigma, kTruthSigmas));
  const std::vector<double> gaussian = gaussianWeights(sigma, radius);
  double worst = 0;
  for (int p = 0; p < kDecimation; ++p) {
    const std::vector<double> weights = effectiveWeights(filters, p, radius);
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) sum += std::abs(weights[i] - gaussian[i]);
    worst = std::max(worst, sum / 2);
  }
  return worst;
}

TEST(Decimation, IsNearlyAGaussianAndEverNearerWithMoreTaps) {
  EXPECT_LT(worstError(5, 30), 0.002) << "at worst; on random data an eighth of that";
  EXPECT_LT(worstError(5, 30), worstError(5, 24));
  EXPECT_LT(worstError(5, 24), worstError(5, 16));
  EXPECT_GT(worstError(2, 30), 0.01) << "every fourth sample is too few for a narrow one";
}

TEST(Decimation, KeepsTheBrightnessAtEveryPlace) {
  for (const double sigma : {4.6, 5.0, 6.0}) {
    const int taps = 2 * static_cast<int>(std::ceil(3 * sigma));
    const DecimatedGaussian filters = fitDecimatedGaussian(sigma, taps);
    for (int p = 0; p < kDecimation; ++p) {
      const std::vector<double> weights = effectiveWeights(filters, p, decimatedRadius(taps));
      EXPECT_NEAR(std::accumulate(weights.begin(), weights.end(), 0.0), 1, 1e-6) << sigma << " " << p;
    }
  }
}

TEST(Decimation, IsSymmetric) {
  const DecimatedGaussian filters = fitDecimatedGaussian(5, 30);
  for (std::size_t k = 0; k < 15; ++k) EXPECT_EQ(filters.decimating[k], filters.decimating[29 - k]) << k;
  const std::vector<double> left = effectiveWeights(filters, 0, 20);
  const std::vector<double> right = effectiveWeights(filters, 3, 20);
  for (std::size_t i = 0; i < left.size(); ++i) EXPECT_NEAR(left[i], right[left.size() - 1 - i], 1e-9) << i;
}

TEST(LeastSquares, FindsTheLineThroughPointsThatScatter) {
  LeastSquares line(2);
  const std::vector<double> scatter{0.1, -0.2, 0.1};  // its sum and its products with 0, 1, 2 are 0
  for (int x = 0; x < 3; ++x) line.add({1, static_cast<double>(x)}, 2 + 3.0 * x + scatter[static_cast<std::size_t>(x)]);
  const std::vector<double> solution = line.solve();
  EXPECT_NEAR(solution[0], 2, 1e-12);
  EXPECT_NEAR(solution[1], 3, 1e-12);
}

}  // namespace
}  // namespace headroom
