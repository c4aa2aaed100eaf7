#include "headroom/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <vector>

namespace headroom {
namespace {

/// Type 7 of Hyndman and Fan (1996), the default of R and NumPy: linear between order statistics.
double quantile(const std::vector<double>& sorted, double p) {
  const double position = p * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(position);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return std::lerp(sorted[below], sorted[above], position - static_cast<double>(below));
}

/// The largest k for which [x(k), x(n+1-k)] holds the median with at least 95 % probability; 0 when there is none.
/// x(k) is over the median when fewer than k of n fair coins show heads.
std::size_t medianIntervalRank(std::size_t count) {
  constexpr double kOneTail = 0.025;
  const auto n = static_cast<double>(count);
  // Logarithms: 2^-n underflows from n = 1075.
  double logProbability = -n * std::log(2.0);
  double cumulative = 0;
  for (std::size_t heads = 0; heads < count; ++heads) {
    cumulative += std::exp(logProbability);
    if (cumulative > kOneTail) return heads;
    const auto i = static_cast<double>(heads);
    logProbability += std::log((n - i) / (i + 1));
  }
  return 0;
}

double relativeHalfWidth(const std::vector<double>& sorted, double median) {
  const std::size_t rank = medianIntervalRank(sorted.size());
  if (rank == 0 || !(median > 0)) return std::numeric_limits<double>::infinity();
  return (sorted[sorted.size() - rank] - sorted[rank - 1]) / 2 / median;
}

}  // namespace

Summary summarise(std::span<const double> samples) {
  std::vector<double> sorted;
  sorted.reserve(samples.size());
  // Sorting with NaN among the values is undefined.
  std::copy_if(samples.begin(), samples.end(), std::back_inserter(sorted), [](double x) { return !std::isnan(x); });
  if (sorted.empty()) return {};
  std::sort(sorted.begin(), sorted.end());
  Summary summary;
  summary.count = sorted.size();
  summary.median = quantile(sorted, 0.5);
  summary.min = sorted.front();
  summary.q1 = quantile(sorted, 0.25);
  summary.q3 = quantile(sorted, 0.75);
  summary.noise = relativeHalfWidth(sorted, summary.median);
  return summary;
}

}  // namespace headroom
