// A request on several machines that goes on without some of them.
#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "headroom/run/run_event.hpp"
#include "headroom/run/run_plan.hpp"
#include "headroom/values/run_context.hpp"
#include "jobs/job.hpp"
#include "jobs/left_out.hpp"

namespace headroom {

/// Returns the selectors of the other machines.
[[nodiscard]] std::vector<std::string> selectorsWithout(std::span<const std::string> selectors,
                                                        std::span<const LeftOut> leftOut);
/// Returns the plans for devices of the other machines, without those that have none.
[[nodiscard]] std::vector<RunPlan> plansWithout(std::span<const RunPlan> plans, std::span<const LeftOut> leftOut);

/// Returns the conditions of the other machines, as they were when a run began that is resumed without these.
[[nodiscard]] RunContext contextWithout(RunContext begun, std::span<const LeftOut> leftOut);

/// Returns the end of a request that completed without them, or `finished` if nothing was left out.
[[nodiscard]] RunFinished finishedWithout(std::span<const LeftOut> leftOut, RunFinished finished);

/// Lists the devices as findDevices does. Of several machines, those without a list or a device are added to `leftOut`,
/// and the others are listed; a failure is returned if there is none.
RunFinished findDevicesOfEach(std::span<const std::string> selectors, std::vector<DeviceDescription>& devices,
                              std::vector<LeftOut>& leftOut, const DoJob& doJob, const Tell& tell,
                              const std::stop_token& stop);

}  // namespace headroom
