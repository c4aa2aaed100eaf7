#include "workbench/analysis/round_figures.hpp"

#include <cmath>

#include "headroom/values/statistics.hpp"

namespace headroom {

std::vector<RoundFigures> figuresOfRounds(const ResultRow& row) {
  std::vector<RoundFigures> figures;
  for (const std::span<const double> round : samplesByRound(row)) {
    const Summary summary = summarise(round);
    if (summary.median > 0) figures.push_back({summary.median, std::isfinite(summary.noise) ? summary.noise : 0});
  }
  return figures;
}

}  // namespace headroom
