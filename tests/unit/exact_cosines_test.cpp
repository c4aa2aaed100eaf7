#include "workloads/exact_cosines.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <vector>

#include "workloads/gaussian.hpp"

namespace headroom {
namespace {

/// Sum of the absolute differences between the filter and the Gaussian cut off at 3 sigma: on data in [0, 1] no pixel
/// of a pass can be further off.
double distanceToTruncatedGaussian(double sigma) {
  const ExactCosines filter = exactCosines(sigma);
  const std::vector<double> half = halfOfWeights(filter);
  const std::vector<double> gaussian = gaussianWeights(sigma, filter.radius);
  double distance = 0;
  for (int n = -filter.radius; n <= filter.radius; ++n)
    distance +=
        std::abs(half[static_cast<std::size_t>(std::abs(n))] - gaussian[static_cast<std::size_t>(filter.radius + n)]);
  return distance;
}

/// The sliding sums as docs/cosines.md defines them, with the kernel's numbers, on a line that begins with 0: so many
/// results, the first of which is `radius` pixels before the line.
std::vector<double> slidExactly(const std::vector<double>& line, const ExactCosines& filter) {
  const std::vector<float> numbers = flattened(filter);
  const auto radius = static_cast<std::ptrdiff_t>(filter.radius);
  const auto at = [&](std::ptrdiff_t n) {
    return n >= 0 && n < static_cast<std::ptrdiff_t>(line.size()) ? line[static_cast<std::size_t>(n)] : 0.0;
  };
  const std::size_t cosines = filter.frequencies.size();
  std::vector<double> sums(cosines);
  std::vector<double> others(cosines);
  std::vector<double> results;
  for (std::ptrdiff_t x = -radius; x < static_cast<std::ptrdiff_t>(line.size()); ++x) {
    const double inner = at(x + radius - 1) + at(x - radius - 1);
    const double change = at(x + radius) + at(x - radius - 2) - inner;
    double result = 0;
    for (std::size_t k = 0; k < cosines; ++k) {
      const double input =
          static_cast<double>(numbers[3 * k]) * change + static_cast<double>(numbers[3 * k + 1]) * inner;
      const double f = static_cast<double>(numbers[3 * k + 2]);
      if (k < cosines / 2) {
        others[k] += f * sums[k] + input;
        sums[k] += others[k];
      } else {
        const double next = f * sums[k] - others[k] + input;
        others[k] = sums[k];
        sums[k] = next;
      }
      result += sums[k];
    }
    results.push_back(result);
  }
  return results;
}

TEST(ExactCosines, AreTheTruncatedGaussianAtEverySigma) {
  for (double sigma = 0.3; sigma <= 100; sigma *= 1.01) EXPECT_LT(distanceToTruncatedGaussian(sigma), 2.5e-6) << sigma;
}

TEST(ExactCosines, KeepTheValueOfAConstantPictureAtEverySigma) {
  for (const double sigma : {0.3, 0.5, 1.0, 2.7, 5.0, 20.0, 100.0}) {
    const std::vector<double> half = halfOfWeights(exactCosines(sigma));
    double sum = -half[0];
    for (const double weight : half) sum += 2 * weight;
    EXPECT_NEAR(sum, 1, 1e-12) << sigma;
  }
}

TEST(ExactCosines, SlideToTheSameFilterAndLeaveNothingBehind) {
  for (const double sigma : {0.3, 0.4, 0.7, 1.0, 1.3, 2.0, 3.3, 5.0, 12.0, 50.0}) {
    const ExactCosines filter = exactCosines(sigma);
    const std::vector<double> half = halfOfWeights(filter);
    const auto radius = static_cast<std::size_t>(filter.radius);
    std::vector<double> impulse(8 * radius + 9);
    const std::size_t centre = 2 * radius + 2;
    impulse[centre] = 1;
    const std::vector<double> response = slidExactly(impulse, filter);
    for (std::size_t i = 0; i < response.size(); ++i) {
      const auto n = static_cast<std::size_t>(
          std::abs(static_cast<std::ptrdiff_t>(i) - static_cast<std::ptrdiff_t>(radius + centre)));
      EXPECT_NEAR(response[i], n <= radius ? half[n] : 0.0, 2e-7) << sigma << ", " << i;
    }
  }
}

}  // namespace
}  // namespace headroom
