#include "workbench/ab/paired_ratio.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace headroom {
namespace {

/// Above this number of values the normal approximation is as accurate.
constexpr std::size_t kMostExact = 200;

/// Returns the largest w for which the signed-rank statistic of n values is at most w with a probability of at most
/// `tail`; -1 if even 0 is more probable. Counts the subsets of the ranks 1 to n by their sums.
double exactRank(std::size_t n, double tail) {
  std::vector<double> shares(n * (n + 1) / 2 + 1, 0.0);
  shares[0] = 1;
  std::size_t largest = 0;
  for (std::size_t rank = 1; rank <= n; ++rank) {
    largest += rank;
    for (std::size_t sum = largest + 1; sum-- > 0;) {
      shares[sum] = (shares[sum] + (sum >= rank ? shares[sum - rank] : 0.0)) / 2;
    }
  }
  double cumulative = 0;
  for (std::size_t sum = 0; sum < shares.size(); ++sum) {
    cumulative += shares[sum];
    if (cumulative > tail) return static_cast<double>(sum) - 1;
  }
  return static_cast<double>(shares.size()) - 1;
}

/// Returns the standard normal quantile for a tail below 1/2, by bisection, which is fast enough for one call per test.
double normalQuantile(double tail) {
  double low = 0;
  double high = 40;
  for (int i = 0; i < 100; ++i) {
    const double middle = (low + high) / 2;
    (std::erfc(middle / std::sqrt(2.0)) / 2 > tail ? low : high) = middle;
  }
  return low;
}

double approximateRank(std::size_t count, double tail) {
  const auto n = static_cast<double>(count);
  const double mean = n * (n + 1) / 4;
  const double deviation = std::sqrt(n * (n + 1) * (2 * n + 1) / 24);
  return std::floor(mean - normalQuantile(tail) * deviation - 0.5);
}

std::vector<double> walshAverages(std::span<const double> values) {
  std::vector<double> averages;
  averages.reserve(values.size() * (values.size() + 1) / 2);
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = i; j < values.size(); ++j) averages.push_back((values[i] + values[j]) / 2);
  }
  std::sort(averages.begin(), averages.end());
  return averages;
}

}  // namespace

ShiftInterval shiftOf(std::span<const double> values, double error) {
  const std::vector<double> averages = walshAverages(values);
  const std::size_t middle = averages.size() / 2;
  ShiftInterval shift;
  shift.estimate = averages.size() % 2 == 1 ? averages[middle] : (averages[middle - 1] + averages[middle]) / 2;
  const double rank =
      values.size() <= kMostExact ? exactRank(values.size(), error / 2) : approximateRank(values.size(), error / 2);
  if (rank < 0) {
    shift.low = -std::numeric_limits<double>::infinity();
    shift.high = std::numeric_limits<double>::infinity();
    return shift;
  }
  const auto at = std::min(static_cast<std::size_t>(rank), middle);
  shift.low = averages[at];
  shift.high = averages[averages.size() - 1 - at];
  return shift;
}

std::size_t nextLook(std::size_t rounds) {
  return rounds < kFirstLook ? kFirstLook : rounds + (rounds + 3) / 4;
}

double errorOfLook(std::size_t look) {
  const auto j = static_cast<double>(look);
  return kErrorOfAllLooks / (j * (j + 1));
}

}  // namespace headroom
