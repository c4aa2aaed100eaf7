// Decides a point of a comparison from its two rows.
#pragma once

#include "headroom/analysis/comparison.hpp"

namespace headroom {

/// Conditions of the two runs that limit the conclusions from two rows.
struct PairConditions {
  FloorUsed floor;
  /// All rounds of a row are in one process, in either run, so that differences between processes do not show in them.
  bool isOfOneProcess = false;
  /// The device is the CPU and its memory, which other programs and other guests of the same host use too.
  bool isOnProcessors = false;
};

/// Sets everything except the two rows, which must be set. See compareRuns for the rule.
void judgePair(PointComparison& point, const PairConditions& conditions);

/// Sets a point's result and its reason.
void conclude(PointComparison& point, Difference difference, std::string reason);

}  // namespace headroom
