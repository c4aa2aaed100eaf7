#include "headroom/analysis/histogram.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "headroom/values/statistics.hpp"

namespace headroom {
namespace {

/// Distance from the quartiles, in interquartile ranges, beyond which samples are counted outside the bins.
constexpr double kFarOff = 6;
/// Ratio of tick to bin width from which neighbouring bins hold unequal numbers of ticks.
constexpr double kCoarseTick = 0.2;
constexpr double kWidthOfEqualSamples = 0.01;

std::vector<double> sortedFinite(std::span<const double> samples) {
  std::vector<double> sorted;
  std::copy_if(samples.begin(), samples.end(), std::back_inserter(sorted), [](double x) { return std::isfinite(x); });
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

/// Returns the smallest difference between two samples, which is the clock's tick if the clock is coarse.
double smallestStep(std::span<const double> sorted) {
  double step = std::numeric_limits<double>::infinity();
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i] > sorted[i - 1]) step = std::min(step, sorted[i] - sorted[i - 1]);
  }
  return step;
}

double adviseWidth(double range, double span, std::size_t count) {
  const auto n = static_cast<double>(count);
  const double advised = range > 0 ? 2 * range / std::cbrt(n) : span / std::sqrt(n);
  return std::max(advised, span / static_cast<double>(kMostBins - 2));
}

}  // namespace

Histogram histogram(std::span<const double> samples) {
  const std::vector<double> sorted = sortedFinite(samples);
  if (sorted.empty()) return {};
  const Summary summary = summarise(sorted);
  const double range = summary.q3 - summary.q1;
  const double reach = range > 0 ? kFarOff * range : std::numeric_limits<double>::infinity();
  const auto first = std::lower_bound(sorted.begin(), sorted.end(), summary.q1 - reach);
  const auto last = std::upper_bound(first, sorted.end(), summary.q3 + reach);
  const std::span<const double> near(first, last);
  Histogram result;
  result.below = static_cast<std::size_t>(first - sorted.begin());
  result.above = static_cast<std::size_t>(sorted.end() - last);
  const double span = near.back() - near.front();
  if (!(span > 0)) {
    result.width = near.front() != 0 ? std::abs(near.front()) * kWidthOfEqualSamples : kWidthOfEqualSamples;
    result.low = near.front() - result.width / 2;
    result.counts = {near.size()};
    return result;
  }
  result.width = adviseWidth(range, span, near.size());
  result.low = near.front();
  const double step = smallestStep(near);
  if (step >= kCoarseTick * result.width) {
    result.width = step * std::ceil(result.width / step);
    result.low -= step / 2;
  }
  const auto bins = static_cast<std::size_t>((near.back() - result.low) / result.width) + 1;
  result.counts.resize(bins);
  for (const double sample : near) {
    const auto bin = static_cast<std::size_t>((sample - result.low) / result.width);
    ++result.counts[std::min(bin, bins - 1)];
  }
  return result;
}

}  // namespace headroom
