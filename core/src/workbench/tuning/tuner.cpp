#include "workbench/tuning/tuner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "catalogue/kernel_identity.hpp"
#include "headroom/run/workers.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "workbench/sweep/sweep.hpp"
#include "workbench/tuning/target_tuner.hpp"

namespace headroom {

namespace {

constexpr double kLongestBudgetSeconds = 7 * 24 * 3600.0;
constexpr int kMostFinalists = 100;

/// The equivalent run over the same points, for shared checks and data.
RunPlan sweepOf(const TuningPlan& plan) {
  RunPlan sweep;
  if (!plan.device.empty()) sweep.devices = {plan.device};
  sweep.variants = plan.variants;
  sweep.sizes = plan.sizes;
  sweep.parameters = plan.parameters;
  sweep.ceilings = plan.ceilings;
  sweep.sampling = plan.sampling;
  sweep.seed = plan.seed;
  return sweep;
}

}  // namespace

void requireTunable(const TuningPlan& plan, const Catalogue& catalogue) {
  if (plan.variants.empty()) throw UsageError("Tuning needs at least one variant.");
  requireRunnable(sweepOf(plan), catalogue);
  RunPlan search = sweepOf(plan);
  search.sampling = plan.searchSampling;
  requireRunnable(search, catalogue);
  for (const std::string& id : plan.variants) {
    if (!catalogue.find(id).tunables.empty()) continue;
    throw UsageError(fmt::format(
        "{} has no tunables, so there is nothing to tune. `headroom-cli variants --json` lists the tunables "
        "of each.",
        id));
  }
  if (!(plan.budgetSeconds > 0 && plan.budgetSeconds <= kLongestBudgetSeconds)) {
    throw UsageError(fmt::format("The budget of {:g} s cannot be used. Choose more than 0 and at most {} seconds.",
                                 plan.budgetSeconds, kLongestBudgetSeconds));
  }
  if (plan.buildsAtOnce < 0 || plan.buildsAtOnce > kMostBuildsAtOnce) {
    throw UsageError(
        fmt::format("{} programs cannot be built at once. Choose from 1 to {}, or 0 for a number "
                    "that suits the CPU.",
                    plan.buildsAtOnce, kMostBuildsAtOnce));
  }
  requireWorkers(plan.workers);
  if (plan.workers > 1 && plan.buildsAtOnce > 1) {
    throw UsageError(
        "Each of several workers compiles what it measures, so nothing is compiled ahead. Choose --workers or --jobs.");
  }
  if (plan.finalists < 1 || plan.finalists > kMostFinalists) {
    throw UsageError(fmt::format("{} configurations cannot be compared at the end. Choose from 1 to {}.",
                                 plan.finalists, kMostFinalists));
  }
}

RunFinished runTuning(const TuningPlan& plan, const Catalogue& catalogue, const std::filesystem::path& folder,
                      RunContext context, const DoJob& doJob, const Tell& tell, const std::stop_token& stop,
                      AheadBuilder* ahead, Crew* crew) {
  std::optional<DeviceDescription> device;
  const RunFinished found = findDevice(plan.device, device, doJob, tell, stop);
  if (!device) return found;
  tell(RunStarted{});
  context.devices = {*device};
  tellKernels(context, plan.variants, catalogue);
  if (const auto costs = launchCostsOf(*device, doJob, tell, stop)) context.launchCosts[device->id] = *costs;
  tell(ContextKnown{context});

  const RunPlan sweep = sweepOf(plan);
  const unsigned processors = std::max(1U, context.processors);
  const TuningBench bench{plan, sweep, catalogue, folder, context.launchCosts, processors, doJob,
                          tell, stop,  ahead,     crew};
  double secondsLeft = plan.budgetSeconds;
  std::size_t targetsLeft = plan.variants.size() * plan.sizes.size();
  for (const std::string& id : plan.variants) {
    const Variant& variant = catalogue.find(id);
    for (const Size size : plan.sizes) {
      if (stop.stop_requested()) break;
      const ParameterValues parameters = valuesFor(findWorkload(variant.workload), plan.parameters);
      const double share = std::max(secondsLeft, 0.0) / static_cast<double>(targetsLeft--);
      secondsLeft -= tuneTarget(bench, {*device, id, size, parameters}, variant, share);
    }
  }
  return {stop.stop_requested() ? Outcome::Cancelled : Outcome::Completed, {}, false};
}

}  // namespace headroom
