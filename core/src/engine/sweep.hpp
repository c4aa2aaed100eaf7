// A run plan as a series of jobs: which points, in which order, and what their ceilings are.
#pragma once

#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "engine/job.hpp"
#include "headroom/catalogue.hpp"

namespace headroom {

/// Does one job somewhere (see JobHost).
using DoJob = std::function<JobOutcome(const Job& job, const JobSink& sink, const std::stop_token& stop)>;
/// Tells the run's listener.
using Tell = std::function<void(decltype(RunEvent::what) what)>;

/// The variants whose rates are the ceilings: those whose files say so.
std::vector<const Variant*> ceilingVariants(const Catalogue& catalogue);

/// Throws UsageError unless the plan can be run: known variants, at least one size, sigma in range.
void requireRunnable(const RunPlan& plan, const Catalogue& catalogue);

/// Plan by plan, device by device, size by size: the ceilings, then the plan's variants. Tells RunStarted, Progress,
/// Note and RowReady; returns how it ended. Host peers are measured with the first device only.
RunFinished runSweep(std::span<const RunPlan> plans, const Catalogue& catalogue, const DoJob& doJob, const Tell& tell,
                     const std::stop_token& stop);

/// All devices there are, or how asking failed.
RunFinished findDevices(std::vector<DeviceDescription>& devices, const DoJob& doJob, const Tell& tell,
                        const std::stop_token& stop);

}  // namespace headroom
