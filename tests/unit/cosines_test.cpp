#include "workloads/cosines.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <tuple>
#include <vector>

#include "workloads/gaussian.hpp"

namespace headroom {
namespace {

double sum(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

/// Sum of the absolute differences between the window's filter and the Gaussian: on data in [0, 1] no pixel of a pass
/// can be further from the truth.
double distanceToGaussian(double sigma, int cosines) {
  const CosineWindow window = cosineWindow(sigma, cosines);
  const std::vector<double> weights = cosineWeights(window);
  const int reach = std::max(window.radius, gaussianRadius(sigma, kTruthSigmas));
  const std::vector<double> gaussian = gaussianWeights(sigma, reach);
  double distance = 0;
  for (int u = -reach; u <= reach; ++u) {
    const bool inside = std::abs(u) <= window.radius;
    const double weight = inside ? weights[static_cast<std::size_t>(window.radius + u)] : 0.0;
    distance += std::abs(weight - gaussian[static_cast<std::size_t>(reach + u)]);
  }
  return distance;
}

/// The sliding sums as the header defines them, with the kernels' numbers: on a line that begins with 0.
std::vector<double> slid(const std::vector<double>& in, const std::vector<float>& numbers) {
  const std::ptrdiff_t radius = static_cast<std::ptrdiff_t>(numbers[0]);
  const std::ptrdiff_t count = static_cast<std::ptrdiff_t>(in.size());
  const auto at = [&](std::ptrdiff_t n) { return n >= 0 && n < count ? in[static_cast<std::size_t>(n)] : 0.0; };
  std::vector<double> now(numbers.size() / 2);
  std::vector<double> before(now.size());
  std::vector<double> result;
  double last = 0;
  for (std::ptrdiff_t x = -radius; x < count; ++x) {
    const double difference = at(x + radius) - at(x - radius - 1);
    now[0] += static_cast<double>(numbers[1]) * difference;
    for (std::size_t k = 1; k < now.size(); ++k) {
      const double next = static_cast<double>(numbers[2 * k + 1]) * now[k] - before[k] +
                          static_cast<double>(numbers[2 * k]) * (difference - last);
      before[k] = now[k];
      now[k] = next;
    }
    last = difference;
    if (x >= 0) result.push_back(sum(now));
  }
  return result;
}

class Cosines : public testing::TestWithParam<std::tuple<double, int>> {};

TEST_P(Cosines, AreAsCloseToTheGaussianAsTheirNumberPromises) {
  const auto [sigma, cosines] = GetParam();
  // 2e-3 and 5e-4 where R is right; a small sigma has to do with the nearest whole R.
  EXPECT_LT(distanceToGaussian(sigma, cosines), cosines == 3 ? 4e-3 : 1.5e-3);
}

TEST_P(Cosines, KeepTheValueOfAConstantPicture) {
  const auto [sigma, cosines] = GetParam();
  EXPECT_NEAR(sum(cosineWeights(cosineWindow(sigma, cosines))), 1, 1e-12);
}

TEST_P(Cosines, SlideToTheSameFilterAndLeaveNothingBehind) {
  const auto [sigma, cosines] = GetParam();
  const CosineWindow window = cosineWindow(sigma, cosines);
  const std::vector<double> weights = cosineWeights(window);
  std::vector<double> impulse(8 * static_cast<std::size_t>(window.radius) + 9);
  const std::size_t centre = 2 * static_cast<std::size_t>(window.radius) + 2;
  impulse[centre] = 1;
  const std::vector<double> response = slid(impulse, flattened(window));
  for (std::size_t x = 0; x < response.size(); ++x) {
    const std::size_t u = x + static_cast<std::size_t>(window.radius) - centre;  // wraps around left of the window
    EXPECT_NEAR(response[x], u < weights.size() ? weights[u] : 0.0, cosineFloatError(sigma, cosines)) << x;
  }
}

INSTANTIATE_TEST_SUITE_P(Sigmas, Cosines,
                         testing::Combine(testing::Values(0.3, 0.5, 0.7, 1.0, 1.3, 1.5, 2.0, 3.0, 5.0, 8.0, 12.0, 20.0,
                                                          30.0, 50.0),
                                          testing::Values(3, 4)));

TEST(CosineCount, OneMoreTakesTheErrorDownToAQuarterOrLess) {
  for (const double sigma : {2.0, 5.0, 20.0, 50.0})
    for (const int cosines : {3, 4}) {
      EXPECT_LT(distanceToGaussian(sigma, cosines + 1), 0.3 * distanceToGaussian(sigma, cosines))
          << sigma << ", " << cosines;
    }
}

}  // namespace
}  // namespace headroom
