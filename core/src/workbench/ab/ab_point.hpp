// From the rounds of an A/B point to its verdict: ratios, their interval, the margin.
#pragma once

#include <span>
#include <string>

#include "headroom/ab.hpp"

namespace headroom {

/// `baseMs`, `freshMs`: samples in milliseconds, all above 0; samples with the same index form a pair.
AbRound roundOf(std::span<const double> baseMs, std::span<const double> freshMs);

/// Tests the point's rounds: sets the ratio, and narrows the interval, which no later test can widen. `look`: number of
/// the test, from 1.
void lookAt(AbPoint& point, std::size_t look);

/// Returns why the two cannot be compared, as a sentence; empty if they can.
std::string whyNotComparable(const AbPoint& point);

/// Sets difference, isDecided and reason from the interval and the margin.
void judge(AbPoint& point, double margin);

}  // namespace headroom
