// Which of the variants measured as ceilings are the ceilings: the fastest copy of each pixel format, the fastest
// arithmetic in each precision, the fastest traffic in local memory.
#pragma once

#include <span>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

/// One of each kind, valid ones only.
std::vector<const ResultRow*> fastestCeilings(std::span<const ResultRow* const> rows);

/// True when another of its kind is the ceiling, and more rounds would not change that: even its fastest sample is well
/// behind the median of the fastest, or both have had rounds enough.
bool cannotBeTheCeiling(const ResultRow& row, std::span<const ResultRow* const> rows);

}  // namespace headroom
