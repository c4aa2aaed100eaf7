// Carries out a plan to split work: which shares, in which order, until the best one is known.
#pragma once

#include <stop_token>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_event.hpp"
#include "headroom/split.hpp"
#include "headroom/values/run_context.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// Throws UsageError unless the plan can be run, see Workbench::split.
void requireSplittable(const SplitPlan& plan, const Catalogue& catalogue);

/// Of two parts: the grid of shares, then shares ever nearer about the best one. Of more: all rows on each, equal
/// shares, then shares in proportion to what each was measured to do. At the end the best and the single devices once
/// more, side by side: the shortest of many measurements is in part the luckiest. Each time both for the operation with
/// transfers and for kernels alone. Tells RunStarted, ContextKnown (`context` with devices and kernels filled in),
/// Progress, Note, SplitUpdated and SplitDone; returns how it ended.
RunFinished runSplit(const SplitPlan& plan, const Catalogue& catalogue, RunContext context, const DoJob& doJob,
                     const Tell& tell, const std::stop_token& stop);

}  // namespace headroom
