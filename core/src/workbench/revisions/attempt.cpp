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

PointGroup ceilingPointsOf(const AttemptPlan& plan, const RunPlan& sweep, const Catalogue& catalogue,
                           const DeviceDescription& device) {
  PointGroup group;
  const std::array variants{&plan.variant};
  for (const Variant* ceiling : ceilingVariants(variants, catalogue, device))
    group.push_back(ceilingPoint(sweep, device, *ceiling, findWorkload(plan.variant.workload), plan.size));
  return group;
}

}  // namespace

void requireRunnable(const AttemptPlan& plan) {
  requirePoints(findWorkload(plan.variant.workload), plan.parameters, std::array{plan.size});
}

RunFinished runAttempt(const AttemptPlan& plan, const Catalogue& catalogue, unsigned processors, const DoJob& doJob,
                       const Tell& tell, const std::stop_token& stop) {
  std::optional<DeviceDescription> device;
  const RunFinished found = findDevice(plan.device, device, doJob, tell, stop);
  if (!device) return found;
  const RunPlan sweep = asSweep(plan);
  AttemptDone done;
  const DoJob timed = timedJobs(doJob, done.times);
  const Tell take = [&](decltype(RunEvent::what) what) {
    if (auto* ready = std::get_if<RowReady>(&what)) {
      if (ready->row.role == Role::Ceiling)
        done.ceilings.push_back(std::move(ready->row));
      else
        done.row = std::move(ready->row);
    } else if (std::holds_alternative<Note>(what) || std::holds_alternative<Progress>(what)) {
      tell(std::move(what));
    }
  };
  SweepState state{timed, take, stop, {}, {}, std::mt19937_64(sweep.seed)};
  if (const auto costs = launchCostsOf(*device, doJob, tell, stop)) state.launchCosts[device->id] = *costs;
  state.processors = processors;
  PointGroup group =
      plan.measuresCeilings && plan.ceilings.empty() ? ceilingPointsOf(plan, sweep, catalogue, *device) : PointGroup();
  group.push_back({.plan = &sweep, .device = &*device, .variant = &plan.variant, .size = plan.size});
  state.totalPoints = group.size();
  measureGroup(state, group);
  if (stop.stop_requested()) return {Outcome::Cancelled, {}, false};
  if (done.ceilings.empty()) {
    std::vector<const ResultRow*> ceilings;
    for (const ResultRow& row : plan.ceilings) ceilings.push_back(&row);
    applyCeilings(done.row, ceilingsOf(done.row, ceilings));
  }
  tell(std::move(done));
  return {};
}

}  // namespace headroom
