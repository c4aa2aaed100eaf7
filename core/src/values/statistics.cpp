#include "headroom/values/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>
#include <numeric>
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

/// Returns the largest k for which [x(k), x(n+1-k)] holds the median with at least 95% probability; 0 if there is none.
/// x(k) is over the median if fewer than k of n fair coins show heads.
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

/// Student's t at 0.975 for these degrees of freedom, from 1; the normal distribution's beyond the table. Interpolated
/// between the table's entries in 1 / freedom, in which it is nearly linear.
double studentT(double freedom) {
  constexpr std::array kTable{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
                              2.201,  2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086};
  if (!(freedom > 1)) return kTable.front();
  if (freedom >= static_cast<double>(kTable.size())) return 1.96 + 2.5 / freedom;
  const double below = std::floor(freedom);
  const auto at = static_cast<std::size_t>(below);
  return std::lerp(kTable[at - 1], kTable[at], (1 / below - 1 / freedom) * below * (below + 1));
}

std::vector<double> sortedNumbers(std::span<const double> samples) {
  std::vector<double> sorted;
  sorted.reserve(samples.size());
  // Sorting with NaN among the values is undefined.
  std::copy_if(samples.begin(), samples.end(), std::back_inserter(sorted), [](double x) { return !std::isnan(x); });
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

/// Relative 95% distance between this median and that of the same number of other rounds; 0 if there are too few
/// rounds.
double spreadOfRounds(std::span<const double> samples, std::span<const std::size_t> roundSizes, double median) {
  constexpr std::size_t kFewestRounds = 2;
  std::vector<double> medians;
  for (const std::span<const double> round : splitRounds(samples, roundSizes)) {
    const std::vector<double> sorted = sortedNumbers(round);
    if (!sorted.empty()) medians.push_back(quantile(sorted, 0.5));
  }
  if (medians.size() < kFewestRounds || !(median > 0)) return 0;
  const auto count = static_cast<double>(medians.size());
  const double mean = std::accumulate(medians.begin(), medians.end(), 0.0) / count;
  double squares = 0;
  for (const double value : medians) squares += (value - mean) * (value - mean);
  return reachOfMedian(std::sqrt(squares / (count - 1)) / median, count - 1, medians.size());
}

void countOutliers(Summary& summary, const std::vector<double>& sorted) {
  for (const double value : sorted) {
    const Outlier outlier = outlierOf(value, summary.q1, summary.q3);
    if (outlier == Outlier::Mild) ++summary.mildOutliers;
    if (outlier == Outlier::Severe) ++summary.severeOutliers;
  }
}

void setInterval(Summary& summary, double spread) {
  double halfWidth = std::sqrt(2.0) * summary.noise;
  if (spread > 0) halfWidth = std::isfinite(halfWidth) ? std::max(halfWidth, spread) : spread;
  summary.low = std::isfinite(halfWidth) ? summary.median * std::max(0.0, 1 - halfWidth) : 0;
  summary.high = summary.median * (1 + halfWidth);
}

}  // namespace

Outlier outlierOf(double value, double q1, double q3) {
  const double range = q3 - q1;
  const double beyond = std::max(q1 - value, value - q3);
  if (beyond > 3 * range) return Outlier::Severe;
  return beyond > 1.5 * range ? Outlier::Mild : Outlier::None;
}

double reachOfMedian(double deviation, double freedom, std::size_t rounds) {
  return studentT(freedom) * deviation * std::sqrt(std::numbers::pi / (static_cast<double>(rounds) + 0.5));
}

std::vector<std::span<const double>> splitRounds(std::span<const double> samples,
                                                 std::span<const std::size_t> roundSizes) {
  std::vector<std::span<const double>> rounds;
  for (const std::size_t size : roundSizes) {
    const std::size_t count = std::min(size, samples.size());
    rounds.push_back(samples.first(count));
    samples = samples.subspan(count);
  }
  return rounds;
}

double noiseBetween(double oneHalfWidth, double otherHalfWidth) {
  return std::hypot(oneHalfWidth, otherHalfWidth);
}

RatioRange ratioOf(const Measured& over, const Measured& under) {
  if (!(under.value > under.halfWidth) || !std::isfinite(over.halfWidth)) return {};
  const double denominator = under.value * under.value - under.halfWidth * under.halfWidth;
  const double product = over.value * under.value;
  // The discriminant without the squares that cancel out: two exact values have a ratio without an interval.
  const double ofUnder = over.value * under.halfWidth;
  const double ofOver = under.value * over.halfWidth;
  const double ofBoth = over.halfWidth * under.halfWidth;
  const double root = std::sqrt(std::max(0.0, ofUnder * ofUnder + ofOver * ofOver - ofBoth * ofBoth));
  return {std::max(0.0, (product - root) / denominator), (product + root) / denominator};
}

Summary summarise(std::span<const double> samples, std::span<const std::size_t> roundSizes) {
  const std::vector<double> sorted = sortedNumbers(samples);
  if (sorted.empty()) return {};
  Summary summary;
  summary.count = sorted.size();
  summary.median = quantile(sorted, 0.5);
  summary.min = sorted.front();
  summary.q1 = quantile(sorted, 0.25);
  summary.q3 = quantile(sorted, 0.75);
  countOutliers(summary, sorted);
  summary.noise = relativeHalfWidth(sorted, summary.median);
  setInterval(summary, spreadOfRounds(samples, roundSizes, summary.median));
  return summary;
}

}  // namespace headroom
