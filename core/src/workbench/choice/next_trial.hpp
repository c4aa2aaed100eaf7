// The next trial for the choice of the best variant.
#pragma once

#include <optional>
#include <string>

#include "workbench/choice/ranking.hpp"

namespace headroom {

struct NextTrial {
  std::string variant;
  ImageSize size;
  bool isFirst = false;  ///< no measurement exists: its result is checked too
  double launchMs = 0;   ///< known upper bound of the launch time; 0 for a first trial
};

/// Returns a candidate within the accuracy level that could be the fastest by the known measurements. A candidate
/// without measurements is tried on a small image, unless the model excludes it; one that remains likely is then tried
/// at revealingSize, at once if the trial takes almost no time compared with building it, else after all have been
/// tried on the small image; and the most promising of these at the size itself. If time is short, candidates with
/// measurements come first, so that at least these are compared at the relevant size. Nothing when the choice is made.
std::optional<NextTrial> nextTrial(const Ranking& ranking, const Catalogue& catalogue, const DeviceDescription& device,
                                   bool isTimeShort = false);

}  // namespace headroom
