#include "workbench/revisions/attempt.hpp"

#include <array>
#include <optional>
#include <random>
#include <utility>

#include "headroom/analysis/verdict.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "workbench/analysis/ceilings.hpp"
#include "workbench/sweep/point_group.hpp"
#include "workbench/sweep/sweep.hpp"
#include "workbench/sweep/timed_jobs.hpp"

namespace headroom {
namespace {

RunPlan asSweep(const AttemptPlan& plan) {
  RunPlan sweep;
  sweep.devices = {plan.device};
  sweep.variants = {plan.variant.id};
  sweep.sizes = {plan.size};
  sweep.parameters = valuesFor(findWorkload(plan.variant.workload), plan.parameters);
  sweep.ceilings = false;
  sweep.sampling = plan.sampling;
  return sweep;
}

}  // namespace

void requireRunnable(const AttemptPlan& plan) {
  requirePoints(findWorkload(plan.variant.workload), plan.parameters, std::array{plan.size});
}

RunFinished runAttempt(const AttemptPlan& plan, unsigned processors, const DoJob& doJob, const Tell& tell,
                       const std::stop_token& stop) {
  std::optional<DeviceDescription> device;
  const RunFinished found = findDevice(plan.device, device, doJob, tell, stop);
  if (!device) return found;
  const RunPlan sweep = asSweep(plan);
  AttemptDone done;
  const DoJob timed = timedJobs(doJob, done.times);
  const Tell take = [&](decltype(RunEvent::what) what) {
    if (auto* ready = std::get_if<RowReady>(&what)) {
      done.row = std::move(ready->row);
    } else if (std::holds_alternative<Note>(what) || std::holds_alternative<Progress>(what)) {
      tell(std::move(what));
    }
  };
  SweepState state{timed, take, stop, {}, {}, std::mt19937_64(sweep.seed)};
  if (const auto costs = launchCostsOf(*device, doJob, tell, stop)) state.launchCosts[device->id] = *costs;
  state.totalPoints = 1;
  state.processors = processors;
  measureGroup(state, {{&sweep, &*device, &plan.variant, plan.size}});
  if (stop.stop_requested()) return {Outcome::Cancelled, {}, false};
  std::vector<const ResultRow*> ceilings;
  for (const ResultRow& row : plan.ceilings) ceilings.push_back(&row);
  applyCeilings(done.row, ceilingsOf(done.row, ceilings));
  tell(std::move(done));
  return {};
}

}  // namespace headroom
