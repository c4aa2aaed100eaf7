// From the rounds of an A/B point to its verdict: ratios, their interval, the margin.
#pragma once

#include <span>
#include <string>

#include "headroom/ab.hpp"

namespace headroom {

/// Of samples in milliseconds, all above 0: the i-th of one was taken beside the i-th of the other.
AbRound roundOf(std::span<const double> baseMs, std::span<const double> freshMs);

/// Looks at the point's rounds: the ratio, and an interval that every look can only make narrower. `look`: from 1.
void lookAt(AbPoint& point, std::size_t look);

/// Why the two cannot be compared at all, as a sentence; empty when they can.
std::string whyNotComparable(const AbPoint& point);

/// Difference, isDecided and reason from the interval and the margin.
void judge(AbPoint& point, double margin);

}  // namespace headroom
