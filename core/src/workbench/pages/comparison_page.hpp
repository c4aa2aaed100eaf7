// What a page shows of a comparison with another run.
#pragma once

#include "headroom/analysis/comparison.hpp"
#include "headroom/pages/page.hpp"
#include "headroom/run/run_document.hpp"

namespace headroom {

/// How many points became faster or slower, and a picture of the changes with their intervals.
void addChanges(Page& page, const Comparison& comparison, const RunDocument& base);

/// The table of all points, with the reason for each result.
void addComparedPoints(Page& page, const Comparison& comparison);

}  // namespace headroom
