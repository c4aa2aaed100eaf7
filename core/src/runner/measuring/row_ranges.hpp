// Row ranges of the parts, and the source rows that they depend on.
#pragma once

#include <span>
#include <vector>

#include "headroom/values/workload.hpp"

namespace headroom {

/// Rows [first, last).
struct RowRange {
  int first = 0;
  int last = 0;

  [[nodiscard]] int count() const { return last - first; }
  [[nodiscard]] bool empty() const { return last <= first; }
  bool operator==(const RowRange&) const = default;
};

/// The parts' ranges, one below the other.
std::vector<RowRange> rangesOf(std::span<const int> rows);

/// Returns the rows of the source that `wanted` rows of the result depend on: extended by the method's reach above and
/// below, clipped to the existing rows, beginning at a multiple of the method's period. Empty for none.
RowRange neededRows(const RowRange& wanted, const RowReach& reach, int rows);

}  // namespace headroom
