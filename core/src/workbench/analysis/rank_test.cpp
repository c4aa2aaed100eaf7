#include "workbench/analysis/rank_test.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace headroom {
namespace {

constexpr std::size_t kMostExact = 40;

/// Returns the probability of each count of inversions between groups of these sizes in random order: Mann and
/// Whitney's recursion, by whether the largest value is of the first group or of the second.
std::vector<double> inversionProbabilities(std::size_t one, std::size_t other) {
  std::vector<std::vector<double>> ofOthers(other + 1, {1.0});  // for no value of the first group
  for (std::size_t i = 1; i <= one; ++i) {
    std::vector<double> left{1.0};
    for (std::size_t j = 1; j <= other; ++j) {
      const double ofFirst = static_cast<double>(i) / static_cast<double>(i + j);
      std::vector<double> next(i * j + 1, 0.0);
      for (std::size_t u = 0; u < ofOthers[j].size(); ++u) next[u + j] += ofFirst * ofOthers[j][u];
      for (std::size_t u = 0; u < left.size(); ++u) next[u] += (1 - ofFirst) * left[u];
      ofOthers[j] = next;
      left = std::move(next);
    }
    ofOthers[0] = {1.0};
  }
  return ofOthers[other];
}

double ofInversions(double inversions, std::size_t one, std::size_t other) {
  const auto m = static_cast<double>(one);
  const auto n = static_cast<double>(other);
  if (one + other > kMostExact) {
    const double deviation = std::sqrt(m * n * (m + n + 1) / 12);
    return std::erfc(std::max(0.0, m * n / 2 - inversions - 0.5) / deviation / std::numbers::sqrt2);
  }
  const std::vector<double> probabilities = inversionProbabilities(one, other);
  double sum = 0;
  for (std::size_t u = 0; u < probabilities.size() && static_cast<double>(u) <= inversions; ++u)
    sum += probabilities[u];
  return std::min(1.0, 2 * sum);
}

}  // namespace

double mixedProbability(std::span<const double> one, std::span<const double> other) {
  if (one.empty() || other.empty()) return 1;
  double inversions = 0;
  for (const double a : one) {
    for (const double b : other) inversions += a > b ? 1 : (a == b ? 0.5 : 0);
  }
  const double pairs = static_cast<double>(one.size()) * static_cast<double>(other.size());
  return ofInversions(std::min(inversions, pairs - inversions), one.size(), other.size());
}

double leastMixedProbability(std::size_t one, std::size_t other) {
  return one == 0 || other == 0 ? 1 : ofInversions(0, one, other);
}

}  // namespace headroom
