// Executes a tuning plan: searches, compares, saves the best.
#pragma once

#include <filesystem>
#include <stop_token>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_event.hpp"
#include "headroom/tuning/tuning.hpp"
#include "headroom/values/run_context.hpp"
#include "jobs/ahead_builder.hpp"
#include "jobs/job.hpp"

namespace headroom {

class Crew;

/// Throws UsageError unless the plan can run: known kernels with tunables, at least one size, parameters and budget in
/// range.
void requireTunable(const TuningPlan& plan, const Catalogue& catalogue);

/// Runs target by target, see tuning.hpp. Sends RunStarted, ContextKnown (`context` with device, kernels and launch
/// costs filled in), then for each target TuningStarted, ConfigurationTried, Progress, Note and TuningDone; returns the
/// run's end. `folder`: for journals and best configurations; empty: none are stored. `ahead`: compiles the next
/// configurations; null for none. `crew`: its workers search, and `doJob` is the crew's; null for one worker.
RunFinished runTuning(const TuningPlan& plan, const Catalogue& catalogue, const std::filesystem::path& folder,
                      RunContext context, const DoJob& doJob, const Tell& tell, const std::stop_token& stop,
                      AheadBuilder* ahead = nullptr, Crew* crew = nullptr);

}  // namespace headroom
