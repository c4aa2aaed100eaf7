#include <fmt/format.h>

#include <utility>

#include "commands.hpp"
#include "headroom/analysis/noise_floors.hpp"
#include "headroom/system/error.hpp"
#include "parameter_options.hpp"
#include "plans.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

Wanted wantedBy(const NoiseOptions& options) {
  if (!(options.sampling.timeBudgetSeconds > 0)) throw UsageError("The time budget must be more than 0 seconds.");
  RunPlan plan;
  plan.parameters = parametersFrom(options.parameters, workloadsNamed(options.workload, options.variants));
  plan.sampling = options.sampling;
  return {options.workload, options.variants, options.sizes, noiseCheck(std::move(plan), options.pairs), false};
}

/// Prints and stores the noise floor of one device; returns false if its rows give none.
bool tellFloor(const NoiseFinding& finding) {
  if (!finding.floor) {
    printTo(stderr, "headroom-cli: {}\n", finding.sentence);
    return false;
  }
  printOut("{}\n", finding.sentence);
  flushOutput();
  keepNoiseFloor(finding.device, *finding.floor);
  return true;
}

}  // namespace

int measureNoise(const CommonOptions& common, const NoiseOptions& options) {
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  const Wanted wanted = wantedBy(options);
  requireKnownWords(wanted, workbench->catalogue());
  std::vector<ChosenDevice> devices;
  const int found = lookForDevices(*workbench, common, options.devices, devices);
  if (found != kOk) return found;
  const Planned planned = plansFor(wanted, workbench->catalogue(), devices);
  announce(common, planned, devices);
  const CollectedRun collected = waitFor(
      *workbench, common.quiet, [&](EventSink sink) { return workbench->start(planned.plans, std::move(sink)); });
  const int exitCode = exitCodeOf(collected);
  if (collected.finished.outcome != Outcome::Completed) return exitCode;
  bool isWhole = true;
  for (const NoiseFinding& finding : findNoise(collected.context, collected.rows)) {
    isWhole = tellFloor(finding) && isWhole;
  }
  if (!isWhole) return exitCode == kOk ? kRuntimeFailure : exitCode;
  printOut(
      "Kept in {}. From now on runs on this device know it, and `headroom-cli compare` calls no smaller "
      "difference one.\n",
      noiseFloorFile().string());
  return exitCode;
}

}  // namespace headroom::cli
