// What a page shows of a split.
#pragma once

#include "headroom/pages/page.hpp"
#include "headroom/run/split_plan.hpp"

namespace headroom {

/// The best share, speed-ups over shares, the parts, all shares, and why some failed.
void addSplit(Page& page, const SplitReport& split);

}  // namespace headroom
