// The rounds of a row, each by its median and noise.
#pragma once

#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

struct RoundFigures {
  double medianMs = 0;
  double noise = 0;  ///< see Summary::noise; 0 where it is unknown
};

/// Of the clock that counts; rounds without samples left out.
std::vector<RoundFigures> figuresOfRounds(const ResultRow& row);

}  // namespace headroom
