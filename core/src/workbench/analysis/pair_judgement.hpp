// What became of one point between two runs, from its two rows.
#pragma once

#include "headroom/analysis/comparison.hpp"

namespace headroom {

/// How the two runs were made, as far as it decides what two rows can show.
struct PairConditions {
  FloorUsed floor;
  /// All rounds of a row in one process, in either run: what differs from process to process does not show in them.
  bool isOfOneProcess = false;
  /// The device is the processors and their memory, which other programs use too, and other guests of the same host.
  bool isOnProcessors = false;
};

/// Sets everything but the two rows, which are there. See compareRuns for the rule.
void judgePair(PointComparison& point, const PairConditions& conditions);

/// Sets how a point ended, and why.
void conclude(PointComparison& point, Difference difference, std::string reason);

}  // namespace headroom
