// What a page shows of a tuning.
#pragma once

#include "headroom/pages/page.hpp"
#include "headroom/run/tuning_plan.hpp"

namespace headroom {

/// The outcome, the progress of the search, the comparison, the fastest configurations of the search, and why others
/// failed.
void addTuning(Page& page, const TuningReport& tuning);

}  // namespace headroom
