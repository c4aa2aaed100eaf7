#include "workloads/blur/cosines.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

#include "workloads/blur/gaussian.hpp"

namespace headroom {
namespace {

/// Returns the sum of the absolute differences between the filter and the Gaussian truncated at this many sigma: the
/// largest error of a pixel in one pass on data in [0, 1].
double distanceToGaussian(const SlidingCosines& filter, double sigma, double sigmas) {
  const std::vector<double> weights = cosineWeights(filter);
  const int reach = std::max(filter.radius, gaussianRadius(sigma, sigmas));
  const std::vector<double> gaussian = gaussianWeights(sigma, reach);
  double distance = 0;
  for (int n = -reach; n <= reach; ++n) {
    const bool isInside = std::abs(n) <= filter.radius;
    const double weight = isInside ? weights[static_cast<std::size_t>(filter.radius + n)] : 0.0;
    distance += std::abs(weight - gaussian[static_cast<std::size_t>(reach + n)]);
  }
  return distance;
}

/// Computes the sliding sums as docs/explanation/cosines.md defines them, with the kernels' numbers, on a line that
/// starts with 0. Returns this many results; the first is `radius` pixels before the line.
std::vector<double> slid(const std::vector<double>& line, const std::vector<float>& numbers) {
  const auto radius = static_cast<std::ptrdiff_t>(numbers[0]);
  const auto at = [&](std::ptrdiff_t n) {
    return n >= 0 && n < static_cast<std::ptrdiff_t>(line.size()) ? line[static_cast<std::size_t>(n)] : 0.0;
  };
  const std::size_t cosines = numbers.size() / 3;
  std::vector<double> sums(cosines);
  std::vector<double> others(cosines);
  std::vector<double> results;
  for (std::ptrdiff_t x = -radius; x < static_cast<std::ptrdiff_t>(line.size()); ++x) {
    const double inner = at(x + radius - 1) + at(x - radius - 1);
    const double change = at(x + radius) + at(x - radius - 2) - inner;
    for (std::size_t k = 0; k < cosines; ++k) {
      const double input =
          static_cast<double>(numbers[3 * k + 1]) * change + static_cast<double>(numbers[3 * k + 2]) * inner;
      const double f = static_cast<double>(numbers[3 * k + 3]);
      if (k < 2) {
        others[k] += f * sums[k] + input;
        sums[k] += others[k];
      } else {
        const double next = f * sums[k] - others[k] + input;
        others[k] = sums[k];
        sums[k] = next;
      }
    }
    results.push_back(std::accumulate(sums.begin(), sums.end(), 0.0));
  }
  return results;
}

/// Every kind of filter at this sigma.
std::vector<SlidingCosines> filtersAt(double sigma) {
  return {cosinesOfTruncatedGaussian(sigma), cosinesOfGaussian(sigma, 3), cosinesOfGaussian(sigma, 4)};
}

TEST(Cosines, AreTheTruncatedGaussianAtEverySigma) {
  for (double sigma = 0.3; sigma <= 100; sigma *= 1.01)
    EXPECT_LT(distanceToGaussian(cosinesOfTruncatedGaussian(sigma), sigma, kVariantSigmas), 2.5e-6) << sigma;
}

TEST(Cosines, AreAsCloseToTheGaussianAsTheirNumberPromisesAtEverySigma) {
  for (double sigma = 0.3; sigma <= 100; sigma *= 1.01) {
    EXPECT_LT(distanceToGaussian(cosinesOfGaussian(sigma, 3), sigma, kTruthSigmas), 1.45e-3) << sigma;
    EXPECT_LT(distanceToGaussian(cosinesOfGaussian(sigma, 4), sigma, kTruthSigmas), 1.4e-4) << sigma;
  }
}

TEST(Cosines, KeepTheValueOfAConstantPicture) {
  for (const double sigma : {0.3, 0.5, 1.0, 2.7, 5.0, 20.0, 100.0}) {
    for (const SlidingCosines& filter : filtersAt(sigma)) {
      const std::vector<double> weights = cosineWeights(filter);
      EXPECT_NEAR(std::accumulate(weights.begin(), weights.end(), 0.0), 1, 1e-12) << sigma;
    }
  }
}

TEST(Cosines, SlideToTheSameFilterAndLeaveNothingBehind) {
  for (const double sigma : {0.3, 0.4, 0.7, 1.0, 1.3, 2.0, 3.3, 5.0, 12.0, 50.0}) {
    for (const SlidingCosines& filter : filtersAt(sigma)) {
      const std::vector<double> weights = cosineWeights(filter);
      std::vector<double> impulse(8 * static_cast<std::size_t>(filter.radius) + 9);
      const std::size_t centre = 2 * static_cast<std::size_t>(filter.radius) + 2;
      impulse[centre] = 1;
      const std::vector<double> response = slid(impulse, flattened(filter));
      for (std::size_t i = 0; i < response.size(); ++i) {
        const std::size_t n = i - centre;  // wraps around to the left of the window
        EXPECT_NEAR(response[i], n < weights.size() ? weights[n] : 0.0, 3e-7)
            << sigma << ", " << filter.frequencies.size() << ", " << i;
      }
    }
  }
}

}  // namespace
}  // namespace headroom
