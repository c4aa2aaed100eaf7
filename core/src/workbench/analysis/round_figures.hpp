// The rounds of a row, each by its median and noise.
#pragma once

#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

struct RoundFigures {
  double medianMs = 0;
  double noise = 0;  ///< see Summary::noise; 0 if unknown
};

/// By the row's clock, without empty rounds.
std::vector<RoundFigures> figuresOfRounds(const ResultRow& row);

}  // namespace headroom
