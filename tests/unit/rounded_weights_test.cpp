// Weights rounded to halves and bytes.
#include "workloads/blur/rounded_weights.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "workloads/blur/decimation.hpp"
#include "workloads/blur/gaussian.hpp"

namespace headroom {
namespace {

bool isHalf(double value) {
  int exponent = 0;
  std::frexp(value, &exponent);
  const double units = std::ldexp(value, -std::max(exponent - 11, -24));
  return units == std::floor(units);
}

TEST(RoundedWeights, OfAGaussianAreHalvesThatSumToOneAndShiftNoEdge) {
  for (const auto& [sigma, radius] : {std::pair{0.3, 8}, {1.0, 8}, {5.0, 16}, {7.5, 24}, {10.0, 32}}) {
    const std::vector<double> exact = gaussianWeights(sigma, radius);
    const std::vector<double> weights = symmetricInHalves(exact);
    ASSERT_EQ(weights.size(), exact.size());
    EXPECT_NEAR(std::accumulate(weights.begin(), weights.end(), 0.0), 1, 1e-7) << sigma;
    double shift = 0;
    for (std::size_t k = 0; k < weights.size(); ++k) {
      EXPECT_TRUE(isHalf(weights[k])) << sigma << ": " << weights[k];
      EXPECT_EQ(weights[k], weights[weights.size() - 1 - k]);
      shift += weights[k] - exact[k];
      EXPECT_LT(std::abs(shift), 1.3e-4) << sigma << ", weight " << k;  // half a unit in the last place of the largest
                                                                        // weight, 2^-13
    }
  }
}

TEST(RoundedWeights, OfDecimatingFiltersAreBytesThatSumToAPowerOfTwoAndShiftNoEdge) {
  for (const auto& [sigma, shape] : {std::pair{2.3, DecimationShape{2, 8, 0, 3}},
                                     {4.4, {2, 22, 0, 3}},
                                     {4.6, {4, 16, 0, 3}},
                                     {9.9, {4, 56, 0, 3}},
                                     {10.0, {8, 40, 0, 3}},
                                     {15.0, {8, 72, 0, 3}}}) {
    const DecimatedGaussian filters = fitDecimatedGaussian(sigma, shape);
    const RoundedFilters made = rounded(filters);
    const float sum = std::accumulate(made.alongRows.begin(), made.alongRows.end(), 0.0F);
    EXPECT_EQ(std::exp2(std::round(std::log2(sum))), sum) << sigma;
    EXPECT_NEAR(std::accumulate(made.alongColumns.begin(), made.alongColumns.end(), 0.0), 1, 1e-7) << sigma;
    double shift = 0;
    float largest = 0;
    for (std::size_t k = 0; k < made.alongRows.size(); ++k) {
      const float weight = made.alongRows[k];
      EXPECT_EQ(weight, std::round(weight));
      EXPECT_GE(weight, 0);
      EXPECT_LE(weight, 255);
      EXPECT_TRUE(isHalf(made.alongColumns[k]));
      largest = std::max(largest, weight);
      shift += weight / sum - filters.decimating[k];
      EXPECT_LE(std::abs(shift), 0.51 / sum) << sigma << ", weight " << k;
    }
    EXPECT_GE(largest, 127) << "no finer weights would be bytes";
    EXPECT_EQ(made.interpolating.size(), filters.interpolating.size());
    for (std::size_t place = 0; place < made.interpolating.size(); place += 7) {
      const auto first = made.interpolating.begin() + static_cast<std::ptrdiff_t>(place);
      EXPECT_NEAR(std::accumulate(first, first + 7, 0.0), 1, 1e-6) << sigma;
    }
    for (const float weight : made.interpolating) EXPECT_TRUE(isHalf(weight)) << sigma << ": " << weight;
  }
}

}  // namespace
}  // namespace headroom
