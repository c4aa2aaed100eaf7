// Executes a split plan: selects and measures shares until the best one is known.
#pragma once

#include <stop_token>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_event.hpp"
#include "headroom/split.hpp"
#include "headroom/values/run_context.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// Throws UsageError unless the plan can run, see Workbench::split.
void requireSplittable(const SplitPlan& plan, const Catalogue& catalogue);

/// For two parts: the grid of shares, then shares closer and closer to the best one. For more: all rows on each, equal
/// shares, then shares in proportion to each part's measured rate. At the end the best one and the single devices are
/// measured again together, because the shortest of many measurements is partly luck. Each measurement covers both
/// end-to-end and kernel times. Sends RunStarted, ContextKnown (`context` with devices and kernels filled in),
/// Progress, Note, SplitUpdated and SplitDone; returns the run's end.
RunFinished runSplit(const SplitPlan& plan, const Catalogue& catalogue, RunContext context, const DoJob& doJob,
                     const Tell& tell, const std::stop_token& stop);

}  // namespace headroom
