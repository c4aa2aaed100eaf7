// What to measure next to be sure of a choice.
#pragma once

#include <optional>
#include <string>

#include "workbench/choice/ranking.hpp"

namespace headroom {

struct NextTrial {
  std::string variant;
  ImageSize size;
  bool isFirst = false;  ///< nothing is known of it: is its result right?
  double launchMs = 0;   ///< what a launch may take, as far as is known; 0 for a first trial
};

/// One of the candidates within the allowance that could be the fastest as far as is known. A candidate of which
/// nothing is known is measured on a small picture, unless the model rules it out; one that this leaves likely at
/// revealingSize, at once when that takes next to no time beside building it, else when all are known from the small
/// one; and the likeliest of these at the size itself. When time is short what is known comes first, so that at least
/// those are compared where it matters. Nothing when the choice is made.
std::optional<NextTrial> nextTrial(const Ranking& ranking, const Catalogue& catalogue, const DeviceDescription& device,
                                   bool isTimeShort = false);

}  // namespace headroom
