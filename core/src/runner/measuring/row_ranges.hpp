// Which rows each part has, and which rows of the source they depend on.
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

/// The rows of the source from which `wanted` rows of the result are made: as far as the method reaches above and below
/// them, no further than there are rows, beginning where the method's period does. Empty for none.
RowRange neededRows(const RowRange& wanted, const RowReach& reach, int rows);

}  // namespace headroom
