// A brief measurement of one kernel.
#pragma once

#include <stop_token>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_event.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// Throws UsageError for a plan that cannot run: a size or a parameter out of range.
void requireRunnable(const AttemptPlan& plan);

/// -> AttemptDone, also for a kernel that fails; Progress. `catalogue`: source of the ceilings. `processors`: available
/// to this process.
RunFinished runAttempt(const AttemptPlan& plan, const Catalogue& catalogue, unsigned processors, const DoJob& doJob,
                       const Tell& tell, const std::stop_token& stop);

}  // namespace headroom
