// From the rounds of an A/B point to its verdict: ratios, their interval, the margin.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "headroom/ab.hpp"

namespace headroom {

/// Logarithms of new over base time, one per round: of the fastest turn of each version, because what else happens on a
/// machine only ever makes a turn longer.
std::vector<double> logRatiosOf(const std::vector<AbRound>& rounds);

/// Looks at the point's rounds: the ratio, and an interval that every look can only make narrower. `look`: from 1.
void lookAt(AbPoint& point, std::size_t look);

/// Why the two cannot be compared at all, as a sentence; empty when they can.
std::string whyNotComparable(const AbPoint& point);

/// Difference, isDecided and reason from the interval and the margin.
void judge(AbPoint& point, double margin);

}  // namespace headroom
