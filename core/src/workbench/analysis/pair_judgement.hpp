// Decides a point of a comparison from its two rows.
#pragma once

#include "headroom/analysis/comparison.hpp"
#include "workbench/analysis/row_kind.hpp"

namespace headroom {

/// Conditions of the two runs that limit the conclusions from two rows.
struct PairConditions {
  FloorUsed floor;
  /// All rounds of a row are in one process, in either run, so that differences between processes do not show in them.
  bool isOfOneProcess = false;
  /// A CPU and its memory are used by other programs and by other guests of the same host too. The longer start of
  /// both.
  TimedWhere where;
};

/// Sets everything except the two rows, which must be set. See compareRuns for the rule.
void judgePair(PointComparison& point, const PairConditions& conditions);

/// Sets a point's result and its reason.
void conclude(PointComparison& point, Difference difference, std::string reason);

}  // namespace headroom
