#include "workbench/sweep/sweep.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>
#include <set>

#include "catalogue/kernel_identity.hpp"
#include "headroom/analysis/noise_floors.hpp"
#include "headroom/catalogue/unsupported.hpp"
#include "headroom/run/workers.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/values/device_place.hpp"
#include "headroom/workloads.hpp"
#include "headroom/workloads/workload_sizes.hpp"
#include "workbench/analysis/ceilings.hpp"
#include "workbench/sweep/machine_sweeps.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

namespace {

std::vector<PointGroup> layOut(const RunPlan& plan, const Catalogue& catalogue,
                               const std::vector<const DeviceDescription*>& chosen, ConfiguredVariants& configured) {
  std::vector<PointGroup> groups;
  for (const DeviceDescription* device : chosen) {
    const std::vector<const Variant*> ceilings = plannedCeilings(plan, catalogue, *device);
    for (const Size size : plan.sizes) {
      PointGroup group;
      for (const Variant* variant : ceilings)
        group.push_back(ceilingPoint(plan, *device, *variant, workloadOf(plan, catalogue, *variant), size));
      for (const std::string& id : plan.variants) {
        const Variant& variant = catalogue.find(id);
        if (variant.isHostPeer() && device != chosen.front()) continue;
        const Variant& as = configured.of(variant, plan, *device, size);
        for (int repeat = 0; repeat < plan.repeats; ++repeat) {
          group.push_back({.plan = &plan, .device = device, .variant = &as, .size = size, .repeat = repeat});
        }
      }
      groups.push_back(std::move(group));
    }
  }
  return groups;
}

/// Returns the group without finished points: nothing if all are finished, else with its ceilings, which the rest
/// needs.
PointGroup unfinishedPart(PointGroup group, std::span<const ResultRow> finished) {
  for (Point& point : group) {
    const ResultRow wanted = emptyRow(point);
    const auto known =
        std::find_if(finished.begin(), finished.end(), [&](const ResultRow& row) { return isSamePoint(row, wanted); });
    if (known != finished.end()) point.known = &*known;
  }
  const auto isKnown = [](const Point& point) { return point.known != nullptr; };
  const bool isWhole = std::all_of(group.begin(), group.end(), isKnown);
  std::erase_if(group, [&](const Point& point) { return isKnown(point) && (isWhole || !point.isCeiling); });
  return group;
}

/// Stored noise floors of these devices, by device id.
std::map<std::string, NoiseFloor> noiseFloorsOf(std::span<const DeviceDescription> devices, const Tell& tell) {
  std::map<std::string, NoiseFloor> floors;
  for (const DeviceDescription& device : devices) {
    std::string note;
    if (const auto floor = knownNoiseFloor(device, &note)) floors[device.id] = *floor;
    if (!note.empty()) tell(Note{std::move(note)});
  }
  return floors;
}

std::vector<std::string> variantsOf(std::span<const PointGroup> groups) {
  std::set<std::string> ids;
  for (const PointGroup& group : groups) {
    for (const Point& point : group) ids.insert(point.variant->id);
  }
  return {ids.begin(), ids.end()};
}

void requireSampling(const Sampling& sampling) {
  if (!(sampling.timeBudgetSeconds >= 0 && sampling.timeBudgetSeconds <= kLongestTimeBudgetSeconds)) {
    throw UsageError(fmt::format("The time budget must be from 0 to {} seconds.", kLongestTimeBudgetSeconds));
  }
  if (sampling.rounds < 1 || sampling.rounds > kMostRoundsOfPoint) {
    throw UsageError(
        fmt::format("{} rounds cannot be measured. Choose from 1 to {}.", sampling.rounds, kMostRoundsOfPoint));
  }
  if (sampling.warmUps < 0 || sampling.warmUps > kMostWarmUps) {
    throw UsageError(fmt::format("There can be from 0 to {} warm-up launches.", kMostWarmUps));
  }
  if (sampling.minimumSamples < 1 || sampling.minimumSamples > sampling.maximumSamples ||
      sampling.maximumSamples > kMostSamples) {
    throw UsageError(fmt::format("The number of samples must be from 1 to {}, and the largest at least the smallest.",
                                 kMostSamples));
  }
  if (!(std::abs(sampling.noiseGoal) <= 1)) {
    throw UsageError("The noise goal must be a fraction from 0 to 1, or a negative one for never.");
  }
}

/// As a floating-point number, because a stranger's plan may have more points than an integer holds.
double pointsOf(const RunPlan& plan) {
  const auto atLeastOne = [](std::size_t count) { return static_cast<double>(std::max<std::size_t>(count, 1)); };
  return atLeastOne(plan.devices.size()) * atLeastOne(plan.sizes.size()) * atLeastOne(plan.variants.size()) *
         std::max(plan.repeats, 1);
}

void requireKnownSettings(const RunPlan& plan, const Catalogue& catalogue) {
  for (const auto& [name, value] : plan.configuration) {
    bool isKnown = false;
    for (const std::string& id : plan.variants) {
      const Variant& variant = catalogue.find(id);
      requireAllowedValues(variant, {{name, value}});
      isKnown = isKnown || isAllowed(variant, {{name, value}});
    }
    if (isKnown) continue;
    std::string parameters;
    for (const auto& [parameter, usual] : parametersOf(plan))
      parameters += (parameters.empty() ? "" : ", ") + parameter;
    throw UsageError(
        fmt::format("None of the chosen variants has a tunable {}{}. `headroom-cli variants --json` lists "
                    "the tunables of each.",
                    name, parameters.empty() ? "" : ", nor is it one of the parameters: " + parameters));
  }
}

/// The ceilings that the variants' rows need.
class CeilingsWanted {
 public:
  /// `copied`: the formats with copies.
  CeilingsWanted(std::span<const Variant* const> variants, const std::set<PixelFormat>& copied) : copied_(copied) {
    for (const Variant* variant : variants) {
      formats_.insert(movedAs(variant->pixel));
      precisions_.insert(precisionOf(findWorkload(variant->workload), *variant));
      localMemory_ = localMemory_ || !variant->cost.local.empty();
    }
  }

  [[nodiscard]] bool has(const Workload& workload, const Variant& ceiling) const {
    if (workload.ceiling == Bound::Local) return localMemory_;
    if (workload.ceiling == Bound::Compute) return precisions_.contains(precisionOf(workload, ceiling));
    return std::ranges::any_of(formats_, [&](PixelFormat format) {
      return copied_.contains(format) ? ceiling.pixel == format : ceiling.pixel.element == format.element;
    });
  }

 private:
  const std::set<PixelFormat>& copied_;
  std::set<PixelFormat> formats_;
  std::set<Precision> precisions_;
  bool localMemory_ = false;
};

}  // namespace

std::vector<const Variant*> ceilingVariants(std::span<const Variant* const> variants, const Catalogue& catalogue,
                                            const DeviceDescription& device) {
  std::vector<const Variant*> ceilings;
  std::set<PixelFormat> copied;
  for (const Variant& variant : catalogue.variants()) {
    if (!variant.isCeiling || !whyUnsupported(variant, device, {}).empty()) continue;
    ceilings.push_back(&variant);
    if (findWorkload(variant.workload).ceiling == Bound::Memory) copied.insert(variant.pixel);
  }
  const CeilingsWanted wanted(variants, copied);
  std::erase_if(ceilings, [&](const Variant* ceiling) {
    const Workload& workload = findWorkload(ceiling->workload);
    if (workload.ceiling == Bound::Local && !device.hasOwnLocalMemory) return true;
    return !variants.empty() && !wanted.has(workload, *ceiling);
  });
  return ceilings;
}

const Workload& workloadOf(const RunPlan& plan, const Catalogue& catalogue, const Variant& ceiling) {
  return findWorkload(plan.variants.empty() ? ceiling.workload : catalogue.find(plan.variants.front()).workload);
}

Size ceilingSizeOf(const Variant& ceiling, const Workload& of, Size size) {
  if (isOfPixels(of)) return size;
  constexpr std::int64_t kBusyPixels = 1 << 20;
  ImageSize plane = imageOfAsMuchMemory(of, size);
  const bool isOfMemory = findWorkload(ceiling.workload).ceiling == Bound::Memory;
  if (!isOfMemory && plane.pixels() < kBusyPixels) plane = squareOf(kBusyPixels * 1e-6);
  return plane;
}

Point ceilingPoint(const RunPlan& plan, const DeviceDescription& device, const Variant& ceiling, const Workload& of,
                   Size size) {
  const Size own = ceilingSizeOf(ceiling, of, size);
  return {.plan = &plan,
          .device = &device,
          .variant = &ceiling,
          .size = own,
          .isCeiling = true,
          .beside = own == size ? Size() : size};
}

std::vector<const Variant*> plannedCeilings(const RunPlan& plan, const Catalogue& catalogue,
                                            const DeviceDescription& device) {
  if (!plan.ceilings) return {};
  std::vector<const Variant*> variants;
  for (const std::string& id : plan.variants) variants.push_back(&catalogue.find(id));
  return ceilingVariants(variants, catalogue, device);
}

void requireRunnable(const RunPlan& plan, const Catalogue& catalogue) {
  if (plan.sizes.empty()) throw UsageError("A run needs at least one size, e.g. 4MP.");
  if (plan.variants.empty() && !plan.ceilings) throw UsageError("A run needs at least one variant.");
  requireSampling(plan.sampling);
  if (plan.repeats < 1 || plan.repeats > kMostRepeats) {
    throw UsageError(fmt::format("Every point can be measured from 1 to {} times.", kMostRepeats));
  }
  if (!(plan.longestLaunchSeconds > 0)) throw UsageError("The longest launch must be more than 0 seconds.");
  requireWorkers(plan.workers);
  const bool isOfSeveral =
      plan.devices.size() > 1 || (plan.devices.size() == 1 && idOnHost(plan.devices.front()) == kAllDevices);
  if (plan.workers > 1 && isOfSeveral) throw UsageError(kWorkersOnOneDevice);
  for (const std::string& id : plan.variants) {
    requireReadable(catalogue.find(id));
    const Workload& workload = findWorkload(catalogue.find(id).workload);
    requirePoints(workload, plan.parameters, plan.sizes);
  }
  requireKnownSettings(plan, catalogue);
  if (plan.variants.empty()) {
    for (const Size size : plan.sizes) requireSize(findWorkload("copy"), size);
  }
}

void requireRunnable(std::span<const RunPlan> plans, const Catalogue& catalogue) {
  double points = 0;
  for (const RunPlan& plan : plans) points += pointsOf(plan);
  if (points > kMostPoints) {
    throw UsageError(
        fmt::format("A run has at most {} points, and this one would have {:.0f}. Name fewer variants, "
                    "sizes, devices or repeats.",
                    kMostPoints, points));
  }
  for (const RunPlan& plan : plans) requireRunnable(plan, catalogue);
}

std::optional<LaunchCosts> launchCostsOf(const DeviceDescription& device, const DoJob& doJob, const Tell& tell,
                                         const std::stop_token& stop) {
  std::optional<LaunchCosts> costs;
  const JobOutcome outcome = doJob(
      LaunchCostsJob{device.id},
      [&](JobEvent event) {
        if (const auto* known = std::get_if<LaunchCosts>(&event)) costs = *known;
        if (auto* note = std::get_if<Note>(&event)) tell(std::move(*note));
      },
      stop);
  if (outcome.kind != JobOutcome::Kind::Done && outcome.kind != JobOutcome::Kind::Cancelled) {
    tell(Note{fmt::format("The cost of a launch on {} is not known: {}", device.name, outcome.reason)});
  }
  return costs;
}

void requirePoints(const Workload& workload, const ParameterValues& parameters, std::span<const Size> sizes) {
  requireParameters(workload, parameters);
  for (const Size size : sizes) requireSize(workload, size);
}

RunFinished findDevice(const std::string& selector, std::optional<DeviceDescription>& device, const DoJob& doJob,
                       const Tell& tell, const std::stop_token& stop) {
  std::vector<DeviceDescription> devices;
  RunFinished found = findDevices(std::span(&selector, 1), devices, doJob, tell, stop);
  if (found.outcome != Outcome::Completed) return found;
  try {
    device = selectDevice(devices, selector);
  } catch (const NoDeviceError& error) {
    return {Outcome::Failed, error.what(), true};
  }
  return found;
}

RunFinished finishedWith(const JobOutcome& outcome) {
  if (outcome.kind == JobOutcome::Kind::Done) return {};
  if (outcome.kind == JobOutcome::Kind::Cancelled) return {Outcome::Cancelled, {}, false};
  return {Outcome::Failed, outcome.reason, outcome.noDevice};
}

RunFinished findDevices(std::span<const std::string> selectors, std::vector<DeviceDescription>& devices,
                        const DoJob& doJob, const Tell& tell, const std::stop_token& stop) {
  const std::string ofThisMachine;
  if (selectors.empty()) selectors = std::span(&ofThisMachine, 1);
  const auto add = [&devices](DeviceDescription& device) {
    const bool isNew = std::none_of(devices.begin(), devices.end(),
                                    [&device](const DeviceDescription& known) { return known.id == device.id; });
    if (isNew) devices.push_back(std::move(device));
  };
  std::set<std::string_view> asked;
  for (const std::string& selector : selectors) {
    if (!asked.insert(hostInId(selector)).second) continue;
    const JobOutcome outcome = doJob(
        ListDevicesJob{selector},
        [&](JobEvent event) {
          if (auto* found = std::get_if<DevicesFound>(&event))
            std::for_each(found->devices.begin(), found->devices.end(), add);
          if (auto* note = std::get_if<Note>(&event)) tell(std::move(*note));
        },
        stop);
    if (outcome.kind != JobOutcome::Kind::Done) return finishedWith(outcome);
  }
  return {};
}

std::vector<std::string> selectorsOf(std::span<const RunPlan> plans) {
  std::vector<std::string> selectors;
  for (const RunPlan& plan : plans) {
    if (plan.devices.empty()) selectors.emplace_back();
    selectors.insert(selectors.end(), plan.devices.begin(), plan.devices.end());
  }
  return selectors;
}

RunFinished runSweep(std::span<const RunPlan> plans, const Catalogue& catalogue, RunContext context,
                     std::span<const ResultRow> finished, const DoJob& doJob, const Tell& tell,
                     const std::stop_token& stop, const FindTuned& findTuned, const MeasureGroups& measure) {
  std::vector<DeviceDescription> devices;
  const RunFinished found = findDevices(selectorsOf(plans), devices, doJob, tell, stop);
  if (found.outcome != Outcome::Completed) return found;
  try {
    ConfiguredVariants configured(findTuned, tell);
    std::vector<PointGroup> groups;
    context.devices.clear();
    for (const RunPlan& plan : plans) {
      const std::vector<const DeviceDescription*> chosen = selectDevices(devices, plan.devices);
      for (PointGroup& group : layOut(plan, catalogue, chosen, configured))
        groups.push_back(unfinishedPart(std::move(group), finished));
      for (const DeviceDescription* device : chosen) {
        if (std::find(context.devices.begin(), context.devices.end(), *device) == context.devices.end()) {
          context.devices.push_back(*device);
        }
      }
    }
    tellKernels(context, variantsOf(groups), catalogue);
    std::size_t points = 0;
    for (const PointGroup& group : groups) points += rowsToTell(group);
    tell(RunStarted{points});
    tell(DevicesFound{context.devices});
    for (const DeviceDescription& device : context.devices) {
      if (const auto costs = launchCostsOf(device, doJob, tell, stop)) context.launchCosts[device.id] = *costs;
    }
    context.noiseFloors = noiseFloorsOf(context.devices, tell);
    tell(ContextKnown{context});
    if (measure) {
      measure(std::move(groups), context, tell);
    } else {
      MachineSweeps machines;
      for (PointGroup& group : groups) machines.add(std::move(group));
      machines.measure({context, plans.front().seed, doJob}, tell, stop);
    }
  } catch (const NoDeviceError& error) {
    return {Outcome::Failed, error.what(), true};
  }
  return {stop.stop_requested() ? Outcome::Cancelled : Outcome::Completed, {}, false};
}

}  // namespace headroom
