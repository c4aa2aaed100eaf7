// One kernel measured at once and briefly.
#pragma once

#include <stop_token>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_event.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// Throws UsageError for a plan that can't be run: a size or a parameter out of range.
void requireRunnable(const AttemptPlan& plan);

/// -> AttemptDone, of a kernel that fails too; Progress. `catalogue`: has the ceilings. `processors`: that this process
/// may use.
RunFinished runAttempt(const AttemptPlan& plan, const Catalogue& catalogue, unsigned processors, const DoJob& doJob,
                       const Tell& tell, const std::stop_token& stop);

}  // namespace headroom
