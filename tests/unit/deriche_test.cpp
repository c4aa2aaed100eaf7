#include "workloads/blur/deriche.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

#include "workloads/blur/gaussian.hpp"

namespace headroom {
namespace {

/// The filter as its header defines it, on a line that is 0 outside its ends.
std::vector<double> filtered(const std::vector<double>& in, const DericheCoefficients& q) {
  const std::ptrdiff_t count = static_cast<std::ptrdiff_t>(in.size());
  const auto at = [count](const std::vector<double>& line, std::ptrdiff_t n) {
    return n >= 0 && n < count ? line[static_cast<std::size_t>(n)] : 0.0;
  };
  std::vector<double> forward(in.size());
  std::vector<double> backward(in.size());
  for (std::ptrdiff_t n = 0; n < count; ++n) {
    double value = 0;
    for (int k = 0; k < 4; ++k) value += q.a[k] * at(in, n - k) - q.c[k] * at(forward, n - k - 1);
    forward[static_cast<std::size_t>(n)] = value;
  }
  for (std::ptrdiff_t n = count - 1; n >= 0; --n) {
    double value = 0;
    for (int k = 0; k < 4; ++k) value += q.b[k] * at(in, n + k + 1) - q.c[k] * at(backward, n + k + 1);
    backward[static_cast<std::size_t>(n)] = value;
  }
  std::transform(forward.begin(), forward.end(), backward.begin(), forward.begin(), std::plus<>());
  return forward;
}

class Deriche : public testing::TestWithParam<double> {};

TEST_P(Deriche, ResponseToAnImpulseIsTheGaussian) {
  const double sigma = GetParam();
  const int radius = static_cast<int>(12 * sigma) + 12;
  std::vector<double> impulse(2 * static_cast<std::size_t>(radius) + 1);
  impulse[static_cast<std::size_t>(radius)] = 1;
  const std::vector<double> response = filtered(impulse, dericheCoefficients(sigma));
  const std::vector<double> gaussian = gaussianWeights(sigma, radius);
  const double peak = gaussian[static_cast<std::size_t>(radius)];
  double difference = 0;
  for (std::size_t n = 0; n < response.size(); ++n) difference += std::abs(response[n] - gaussian[n]);
  // The fit with exact poles has an error of 5e-4 of the whole; rounding the poles to float adds to it at a large
  // sigma.
  EXPECT_LT(difference, 1e-3);
  EXPECT_NEAR(response[static_cast<std::size_t>(radius)] / peak, 1, 1e-3);
  EXPECT_NEAR(std::accumulate(response.begin(), response.end(), 0.0), 1, 1e-6);
}

TEST_P(Deriche, ConstantPicturesKeepTheirValue) {
  const DericheCoefficients q = dericheCoefficients(GetParam());
  double numerators = 0;
  double denominator = 1;
  for (int k = 0; k < 4; ++k) {
    numerators += static_cast<double>(q.a[k]) + q.b[k];
    denominator += q.c[k];
  }
  // The finest coefficient is near 0.5 / sigma, and its unit in the last place is 3e-8 / sigma, divided by 25 /
  // sigma^4.
  EXPECT_NEAR(numerators / denominator, 1, 2e-6);
  EXPECT_NEAR(q.forwardGain + q.backwardGain, 1, 1e-6);
}

TEST_P(Deriche, GainsAreTheSteadyStatesOfBothFilters) {
  const DericheCoefficients q = dericheCoefficients(GetParam());
  double forward = 0;
  double backward = 0;
  double denominator = 1;
  for (int k = 0; k < 4; ++k) {
    forward += q.a[k];
    backward += q.b[k];
    denominator += q.c[k];
  }
  EXPECT_NEAR(q.forwardGain, forward / denominator, 1e-7);
  EXPECT_NEAR(q.backwardGain, backward / denominator, 1e-7);
}

INSTANTIATE_TEST_SUITE_P(Sigma, Deriche, testing::Values(0.3, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0));

TEST(DericheFloatError, GrowsWithSigmaAndStaysUsefulInTheValidRange) {
  EXPECT_LT(dericheFloatError(0.5), 2e-6);
  EXPECT_LT(dericheFloatError(5), 2e-5);
  EXPECT_GT(dericheFloatError(20), 1e-4);
  EXPECT_LT(dericheFloatError(20), 3e-3);
}

TEST(DericheCoefficients, AreFlattenedInTheOrderKernelsReadThem) {
  const DericheCoefficients q = dericheCoefficients(3);
  const std::vector<float> flat = flattened(q);
  ASSERT_EQ(flat.size(), 15u);
  EXPECT_EQ(flat[0], q.a[0]);
  EXPECT_EQ(flat[4], q.b[0]);
  EXPECT_EQ(flat[8], q.c[0]);
  EXPECT_EQ(flat[12], q.forwardGain);
  EXPECT_EQ(flat[13], q.backwardGain);
  EXPECT_EQ(flat[14], q.poleGain);
}

/// Returns the newest of these values and its first three backward differences.
std::vector<double> differences(const std::vector<double>& values) {
  const auto back = [&](std::size_t k) { return values[values.size() - 1 - k]; };
  return {back(0), back(0) - back(1), back(0) - 2 * back(1) + back(2), back(0) - 3 * back(1) + 3 * back(2) - back(3)};
}

TEST(DericheCarry, TakesTheDifferencesAsFarAsTheRecursionWithoutInputDoes) {
  for (const double sigma : {1.0, 5.0, 30.0}) {
    const DericheCoefficients q = dericheCoefficients(sigma);
    const std::vector<float> carry = dericheCarry(q, 32);
    std::vector<double> outputs{0.3, -0.2, 0.9, 0.5};  // oldest first
    const std::vector<double> start = differences(outputs);
    double largest = 1;
    for (int step = 0; step < 32; ++step) {
      const std::size_t n = outputs.size();
      outputs.push_back(-q.c[0] * outputs[n - 1] - q.c[1] * outputs[n - 2] - q.c[2] * outputs[n - 3] -
                        q.c[3] * outputs[n - 4]);
      largest = std::max(largest, std::abs(outputs.back()));
    }
    const std::vector<double> end = differences(outputs);
    for (std::size_t row = 0; row < 4; ++row) {
      double carried = 0;
      for (std::size_t column = 0; column < 4; ++column) carried += carry[4 * row + column] * start[column];
      EXPECT_NEAR(carried, end[row], 1e-6 * largest) << "sigma " << sigma << ", row " << row;
    }
  }
}

TEST(DericheCarry, LosesNoDigitsInFloatWhereOutputsAreNearlyEqual) {
  const DericheCoefficients q = dericheCoefficients(20);
  const std::vector<float> carry = dericheCarry(q, 32);
  std::vector<double> outputs{0, 0, 0, 1};  // the poles' impulse response: smooth around its maximum, at n = 35
  double largest = 0;
  std::vector<double> start;
  for (int n = 1; n <= 35 + 32; ++n) {
    const std::size_t count = outputs.size();
    outputs.push_back(-q.c[0] * outputs[count - 1] - q.c[1] * outputs[count - 2] - q.c[2] * outputs[count - 3] -
                      q.c[3] * outputs[count - 4]);
    largest = std::max(largest, std::abs(outputs.back()));
    if (n == 35) start = differences(outputs);
  }
  float carried = 0;
  for (std::size_t column = 0; column < 4; ++column) carried += carry[column] * static_cast<float>(start[column]);
  EXPECT_NEAR(carried, outputs.back(), 1e-6 * largest);
}

TEST(DericheCarry, OfNoStepsChangesNothing) {
  const std::vector<float> carry = dericheCarry(dericheCoefficients(2), 0);
  for (std::size_t i = 0; i < 16; ++i) EXPECT_EQ(carry[i], i % 5 == 0 ? 1.0F : 0.0F);
}

}  // namespace
}  // namespace headroom
