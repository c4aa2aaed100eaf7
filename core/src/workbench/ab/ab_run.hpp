// An A/B measurement: pairs of variants at each size, round by round, until each is decided or its time is over.
#pragma once

#include <stop_token>

#include "headroom/ab.hpp"
#include "headroom/values/run_context.hpp"
#include "workbench/crew/crew.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// Throws UsageError unless the plan can run.
void requireRunnable(const AbPlan& plan);

/// Sends RunStarted, ContextKnown (`context` with the device and the kernels of both versions filled in), Progress,
/// Note, AbUpdated and AbDone; returns the run's end. `crew`: of several workers, whose DoJob `doJob` is; null for one.
RunFinished runAb(const AbPlan& plan, RunContext context, const DoJob& doJob, const Tell& tell,
                  const std::stop_token& stop, Crew* crew = nullptr);

}  // namespace headroom
