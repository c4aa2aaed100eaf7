// What every report of a comparison has.
#pragma once

#include <string>
#include <vector>

#include "headroom/analysis/comparison.hpp"

namespace headroom {

struct ComparisonLines {
  std::string counts;  ///< "12 points: 2 SLOWER, 10 SAME."
  std::vector<std::string> headings;
  std::vector<bool> areNumbers;                 ///< as many as headings
  std::vector<std::vector<std::string>> cells;  ///< a line for each point, in the comparison's order
  std::vector<std::string> remarks;             ///< sentences: of the gate, of conditions that differ, of noise floors
};

[[nodiscard]] ComparisonLines linesOf(const Comparison& comparison);

/// "blur.separable at 4000 x 4000, sigma 5"
[[nodiscard]] std::string placeOf(const PointComparison& point);

}  // namespace headroom
