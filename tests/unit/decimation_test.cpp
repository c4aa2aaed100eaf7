#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <vector>

#include "headroom/system/error.hpp"
#include "workloads/blur/decimation.hpp"
#include "workloads/blur/gaussian.hpp"
#include "workloads/blur/least_squares.hpp"

namespace headroom {
namespace {

/// Returns the largest error on data in [0, 1]: half the sum of the absolute weight differences, as both sums of
/// weights are 1.
double worstError(double sigma, const DecimationShape& shape) {
  const DecimatedGaussian filters = fitDecimatedGaussian(sigma, shape);
  const int radius = std::max(decimatedRadius(shape), gaussianRadius(sigma, kTruthSigmas));
  const std::vector<double> gaussian = gaussianWeights(sigma, radius);
  double worst = 0;
  for (int p = 0; p < shape.decimation; ++p) {
    const std::vector<double> weights = effectiveWeights(filters, p, radius);
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) sum += std::abs(weights[i] - gaussian[i]);
    worst = std::max(worst, sum / 2);
  }
  return worst;
}

TEST(Decimation, IsNearlyAGaussianAndEverNearerWithMoreTaps) {
  const auto withTaps = [](int taps) { return DecimationShape{4, taps, 0, 1}; };
  EXPECT_LT(worstError(5, withTaps(30)), 0.002) << "at worst; on random data an eighth of that";
  EXPECT_LT(worstError(5, withTaps(30)), worstError(5, withTaps(24)));
  EXPECT_LT(worstError(5, withTaps(24)), worstError(5, withTaps(16)));
  EXPECT_GT(worstError(2, withTaps(30)), 0.01) << "every fourth sample is too few for a narrow one";
}

TEST(Decimation, WithMoreNeighboursToInterpolateFromFewerTapsDo) {
  EXPECT_LT(worstError(5, {4, 20, 0, 3}), 0.0004);
  EXPECT_LT(3 * worstError(5, {4, 20, 0, 3}), worstError(5, {4, 28, 0, 1})) << "for as many multiply-adds in all";
}

TEST(Decimation, IsTheGaussianItselfWhereEverySampleIsKept) {
  const DecimatedGaussian filters = fitDecimatedGaussian(1, {1, 9, 0, 0});
  const std::vector<double> gaussian = gaussianWeights(1, 4);
  for (std::size_t k = 0; k < gaussian.size(); ++k)
    EXPECT_FLOAT_EQ(filters.decimating[k], static_cast<float>(gaussian[k]));
  EXPECT_EQ(filters.interpolating, std::vector<float>{1});
  EXPECT_LT(worstError(1, {1, 9, 0, 0}), 1e-4);
}

TEST(Decimation, RefusesShapesThatCantBeFitted) {
  const auto shapeOf = [](double decimation, double taps, double coarseRadius, double reach) {
    return decimationShape(
        {{"DECIMATION", decimation}, {"TAPS", taps}, {"COARSE_RADIUS", coarseRadius}, {"REACH", reach}});
  };
  EXPECT_EQ(shapeOf(4, 20, 0, 3), (DecimationShape{4, 20, 0, 3}));
  EXPECT_EQ(shapeOf(1, 9, 0, 0), (DecimationShape{1, 9, 0, 0}));
  EXPECT_THROW(shapeOf(1, 8, 0, 0), Error);
  EXPECT_THROW(shapeOf(1, 9, 0, 2), Error);
  EXPECT_THROW(shapeOf(3, 12, 0, 3), Error);
  EXPECT_THROW(shapeOf(4, 21, 0, 3), Error);
  EXPECT_THROW(shapeOf(0, 4, 0, 3), Error);
  EXPECT_THROW(shapeOf(4, 20, 0, -1), Error);
}

TEST(Decimation, WithACoarseFilterFewTapsDo) {
  EXPECT_LT(worstError(5, {4, 12, 4, 2}), 0.002);
  EXPECT_LT(worstError(5, {4, 20, 4, 2}), 0.0005);
  EXPECT_GT(worstError(5, {4, 12, 1, 2}), 1.5 * worstError(5, {4, 12, 4, 2})) << "its length matters";
}

TEST(Decimation, IsAsGoodAtEveryScale) {
  for (const int scale : {1, 2, 4}) {
    EXPECT_LT(worstError(2.5 * scale, {2 * scale, 6 * scale, 4, 2}), 0.002) << scale;
    EXPECT_LT(worstError(6.25 * 2 * scale, {2 * scale, 6 * scale, 18, 2}), 0.002) << scale;
  }
}

TEST(Decimation, KeepsTheBrightnessAtEveryPlace) {
  for (const double sigma : {4.6, 5.0, 6.0}) {
    const int taps = 2 * static_cast<int>(std::ceil(3 * sigma));
    for (const DecimationShape& shape : {DecimationShape{4, taps, 0, 1}, DecimationShape{2, 6, 7, 2}}) {
      const DecimatedGaussian filters = fitDecimatedGaussian(sigma, shape);
      for (int p = 0; p < shape.decimation; ++p) {
        const std::vector<double> weights = effectiveWeights(filters, p, decimatedRadius(shape));
        EXPECT_NEAR(std::accumulate(weights.begin(), weights.end(), 0.0), 1, 1e-6) << sigma << " " << p;
      }
    }
  }
}

TEST(Decimation, IsSymmetric) {
  const DecimationShape shape{4, 20, 4, 2};
  const DecimatedGaussian filters = fitDecimatedGaussian(5, shape);
  for (std::size_t k = 0; k < 10; ++k) EXPECT_EQ(filters.decimating[k], filters.decimating[19 - k]) << k;
  for (std::size_t k = 0; k < 4; ++k) EXPECT_EQ(filters.coarse[k], filters.coarse[8 - k]) << k;
  const std::vector<double> left = effectiveWeights(filters, 0, decimatedRadius(shape));
  const std::vector<double> right = effectiveWeights(filters, 3, decimatedRadius(shape));
  for (std::size_t i = 0; i < left.size(); ++i) EXPECT_NEAR(left[i], right[left.size() - 1 - i], 1e-9) << i;
}

TEST(LeastSquares, FindsTheLineThroughPointsThatScatter) {
  LeastSquares line(2);
  const std::vector<double> scatter{0.1, -0.2, 0.1};  // its sum and its products with 0, 1 and 2 are 0
  for (int x = 0; x < 3; ++x) line.add({1, static_cast<double>(x)}, 2 + 3.0 * x + scatter[static_cast<std::size_t>(x)]);
  const std::vector<double> solution = line.solve();
  EXPECT_NEAR(solution[0], 2, 1e-12);
  EXPECT_NEAR(solution[1], 3, 1e-12);
}

TEST(LeastSquares, DampingShortensWhatIsFound) {
  LeastSquares line(1);
  line.add({2}, 6);
  EXPECT_NEAR(line.solve()[0], 3, 1e-12);
  EXPECT_NEAR(line.solve(0.5)[0], 2, 1e-12);
}

TEST(LeastSquares, SolvesForUnknownsThatCannotBeToldApart) {
  LeastSquares twins(2);
  for (const double x : {1.0, 2.0, 3.0}) twins.add({x, x}, 4 * x);
  const std::vector<double> solution = twins.solve();
  EXPECT_NEAR(solution[0] + solution[1], 4, 1e-12);
}

}  // namespace
}  // namespace headroom
