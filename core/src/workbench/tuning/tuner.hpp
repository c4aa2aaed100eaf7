// Carries out a tuning plan: searches, compares, keeps the best.
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

/// Throws UsageError unless the plan can be run: known kernels with tunables, at least one size, parameters and budget
/// in range.
void requireTunable(const TuningPlan& plan, const Catalogue& catalogue);

/// Target by target, see tuning.hpp. Tells RunStarted, ContextKnown (`context` with device, kernels and launch costs
/// filled in), then of each target TuningStarted, ConfigurationTried, Progress, Note and TuningDone; returns how it
/// ended. `folder`: for journals and best configurations; empty: none is kept. `ahead`: compiles what is measured next;
/// null where nothing does.
RunFinished runTuning(const TuningPlan& plan, const Catalogue& catalogue, const std::filesystem::path& folder,
                      RunContext context, const DoJob& doJob, const Tell& tell, const std::stop_token& stop,
                      AheadBuilder* ahead = nullptr);

}  // namespace headroom
