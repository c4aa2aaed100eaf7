#include "workbench/split/share_search.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace headroom {

std::vector<int> rowsByShare(int rows, std::span<const double> shares) {
  const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
  std::vector<int> counts;
  double done = 0;
  int given = 0;
  for (const double share : shares) {
    done += share;
    // Sums are rounded instead of shares, so that the rows add up, and each part's border is off by at most half a row.
    const int border = share > 0 ? static_cast<int>(std::lround(done / sum * rows)) : given;
    counts.push_back(border - given);
    given = border;
  }
  return counts;
}

std::vector<double> shareGrid(double step) {
  constexpr double kRounding = 1e-9;
  std::vector<double> shares;
  // Multiplied instead of accumulated: ten times 0.1 is not 1.
  for (int i = 0; i * step < 1 - kRounding; ++i) shares.push_back(i * step);
  shares.push_back(1);
  return shares;
}

int refiningStages(double step, double resolution) {
  int stages = 0;
  for (; step > resolution; step /= 2) ++stages;
  return stages;
}

double predictedShare(double firstAloneMs, double secondAloneMs) {
  return firstAloneMs / (firstAloneMs + secondAloneMs);
}

std::vector<double> nextShares(std::vector<ShareTime> measured, std::optional<double> predicted, double resolution) {
  if (measured.empty()) return {};
  std::sort(measured.begin(), measured.end(),
            [](const ShareTime& one, const ShareTime& other) { return one.share < other.share; });
  const auto best = std::min_element(measured.begin(), measured.end(),
                                     [](const ShareTime& one, const ShareTime& other) { return one.ms < other.ms; });
  std::vector<double> next;
  const auto lookBetween = [&](double low, double high) {
    if (high - low <= resolution) return;
    next.push_back((low + high) / 2);
    if (!predicted || *predicted - low <= resolution / 2 || high - *predicted <= resolution / 2) return;
    // A prediction close to the middle would add no information.
    if (std::abs(*predicted - next.back()) > resolution / 2) next.push_back(*predicted);
  };
  if (best != measured.begin()) lookBetween(std::prev(best)->share, best->share);
  if (std::next(best) != measured.end()) lookBetween(best->share, std::next(best)->share);
  std::sort(next.begin(), next.end());
  return next;
}

std::vector<double> sharesBySpeed(std::span<const double> shares, std::span<const double> partMs) {
  std::vector<double> speeds;
  for (std::size_t i = 0; i < shares.size(); ++i) speeds.push_back(partMs[i] > 0 ? shares[i] / partMs[i] : 0);
  const double sum = std::accumulate(speeds.begin(), speeds.end(), 0.0);
  if (!(sum > 0)) return {shares.begin(), shares.end()};
  for (double& speed : speeds) speed /= sum;
  return speeds;
}

}  // namespace headroom
