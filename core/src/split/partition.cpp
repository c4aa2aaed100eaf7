#include "split/partition.hpp"

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
    // Sums are rounded, not shares: so the rows add up, and each part's border is off by half a row at most.
    const int border = share > 0 ? static_cast<int>(std::lround(done / sum * rows)) : given;
    counts.push_back(border - given);
    given = border;
  }
  return counts;
}

std::vector<RowRange> rangesOf(std::span<const int> rows) {
  std::vector<RowRange> ranges;
  int first = 0;
  for (const int count : rows) {
    ranges.push_back({first, first + count});
    first += count;
  }
  return ranges;
}

RowRange neededRows(const RowRange& wanted, const RowReach& reach, int rows) {
  if (wanted.empty()) return {};
  const int first = std::max(0, wanted.first - reach.rows);
  return {first / reach.period * reach.period, std::min(rows, wanted.last + reach.rows)};
}

}  // namespace headroom
