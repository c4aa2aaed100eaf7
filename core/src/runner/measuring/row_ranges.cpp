#include "runner/measuring/row_ranges.hpp"

#include <algorithm>

namespace headroom {

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
