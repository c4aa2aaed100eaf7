#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "commands.hpp"
#include "headroom/error.hpp"
#include "headroom/noise_floors.hpp"

namespace headroom::cli {

namespace {

RunPlan planFrom(const NoiseOptions& options, const Catalogue& catalogue) {
  if (!(options.sampling.timeBudgetSeconds > 0)) throw UsageError("The time budget must be more than 0 seconds.");
  RunPlan plan;
  plan.devices = options.devices;
  plan.variants = catalogue.select(options.workload, options.variants);
  plan.sizes = parseSizes(options.sizes);
  plan.sigma = options.sigma;
  plan.ceilings = false;
  plan.repeats = 2 * options.pairs;
  plan.sampling = options.sampling;
  return plan;
}

/// Prints and remembers the floor of one device; false when its rows tell none.
bool tellFloor(const DeviceDescription& device, const CollectedRun& collected) {
  std::vector<ResultRow> rows;
  std::copy_if(collected.rows.begin(), collected.rows.end(), std::back_inserter(rows),
               [&device](const ResultRow& row) { return row.deviceId == device.id && row.role != Role::HostPeer; });
  NoiseFloor floor;
  try {
    floor = noiseFloorOf(rows);
  } catch (const UsageError& failure) {
    fmt::print(stderr, "headroom-cli: {}: {}\n", device.name, failure.what());
    return false;
  }
  floor.measuredAt = collected.context.startedAt;
  fmt::print("{}: two measurements of the same thing differ by up to {:.2g} % ({} pairs).\n", device.name,
             floor.relative * 100, floor.pairs);
  std::fflush(stdout);
  keepNoiseFloor(device, floor);
  return true;
}

}  // namespace

int measureNoise(const CommonOptions& common, const NoiseOptions& options) {
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  const RunPlan plan = planFrom(options, workbench->catalogue());
  const CollectedRun collected =
      waitFor(*workbench, common.quiet, [&](EventSink sink) { return workbench->start(plan, std::move(sink)); });
  const int exitCode = exitCodeOf(collected);
  if (collected.finished.outcome != Outcome::Completed) return exitCode;
  bool isWhole = true;
  for (const DeviceDescription& device : collected.devices) isWhole = tellFloor(device, collected) && isWhole;
  if (!isWhole) return exitCode == kOk ? kRuntimeFailure : exitCode;
  fmt::print(
      "Kept in {}. From now on runs on this device know it, and `headroom-cli compare` calls no smaller "
      "difference one.\n",
      noiseFloorFile().string());
  return exitCode;
}

}  // namespace headroom::cli
