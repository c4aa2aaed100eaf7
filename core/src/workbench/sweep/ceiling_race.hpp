// Selects the ceilings among the variants measured as such: the fastest copy of each pixel format, the fastest
// arithmetic in each precision, the fastest traffic in local memory.
#pragma once

#include <span>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

/// Returns one of each kind, valid ones only.
std::vector<const ResultRow*> fastestCeilings(std::span<const ResultRow* const> rows);

/// Returns true if another variant of its kind is the ceiling, and more rounds would not change that: even its fastest
/// sample is well behind the median of the fastest, or both have had enough rounds.
bool cannotBeTheCeiling(const ResultRow& row, std::span<const ResultRow* const> rows);

}  // namespace headroom
