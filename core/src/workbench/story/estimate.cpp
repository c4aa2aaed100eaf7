// Estimated duration of a run, from its plan.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "headroom/story.hpp"
#include "headroom/values/same_device.hpp"
#include "workbench/sweep/sweep.hpp"
#include "workbench/sweep/turn_costs.hpp"

namespace headroom {
namespace {

/// Before the first point: a runner that lists the devices, and the measurement of launch costs.
constexpr double kPreparationSeconds = 1;

/// A device of a run. Host implementations run with the first one.
struct PlannedDevice {
  const DeviceDescription& device;
  bool isFirst = true;
};

/// All points of a size, and the starts of runners between their rounds.
double secondsOfSize(const RunPlan& plan, Size size, const std::vector<const Variant*>& ceilings,
                     const Catalogue& catalogue, const PlannedDevice& planned) {
  const DeviceDescription& device = planned.device;
  double seconds = 0;
  int turns = 1;
  const auto add = [&](const Variant& variant, Role role, Size at) {
    const TurnCosts costs = turnCostsOf(plan, variant, role, at, device);
    seconds += costs.seconds();
    turns = std::max(turns, costs.turns);
  };
  for (const Variant* ceiling : ceilings)
    add(*ceiling, Role::Ceiling, ceilingSizeOf(*ceiling, workloadOf(plan, catalogue, *ceiling), size));
  for (int repeat = 0; repeat < plan.repeats; ++repeat) {
    for (const std::string& id : plan.variants) {
      const Variant& variant = catalogue.find(id);
      if (planned.isFirst || !variant.isHostPeer()) add(variant, Role::Variant, size);
    }
  }
  return seconds + ((turns - 1) * plan.repeats) * roundStartSeconds(plan, device);
}

double secondsOn(const PlannedDevice& planned, std::span<const RunPlan> plans, const Catalogue& catalogue) {
  double seconds = kPreparationSeconds;
  for (const RunPlan& plan : plans) {
    const std::vector<const Variant*> ceilings = plannedCeilings(plan, catalogue, planned.device);
    for (const Size size : plan.sizes) seconds += secondsOfSize(plan, size, ceilings, catalogue, planned);
  }
  return seconds;
}

}  // namespace

double estimatedSeconds(std::span<const RunPlan> plans, const Catalogue& catalogue, const DeviceDescription& device) {
  return secondsOn({device}, plans, catalogue);
}

void MachineSeconds::add(const DeviceDescription& device, double seconds) {
  auto machine = std::find_if(machines_.begin(), machines_.end(), [&device](const OneMachine& known) {
    return isSameMachine(known.machine, device.machine);
  });
  if (machine == machines_.end()) machine = machines_.insert(machines_.end(), {device.machine, 0});
  machine->seconds += seconds;
}

double MachineSeconds::longest() const {
  double longest = 0;
  for (const OneMachine& machine : machines_) longest = std::max(longest, machine.seconds);
  return longest;
}

double estimatedSeconds(std::span<const RunPlan> plans, const Catalogue& catalogue,
                        std::span<const DeviceDescription> devices) {
  MachineSeconds machines;
  for (const DeviceDescription& device : devices)
    machines.add(device, secondsOn({device, &device == &devices.front()}, plans, catalogue));
  return machines.longest();
}

std::string approximateDuration(double seconds) {
  constexpr double kMinute = 60;
  constexpr int kMinutesPerHour = 60;
  constexpr int kStepSeconds = 5;
  if (!(seconds > 0)) return "0 s";
  if (seconds < 2 * kStepSeconds) return fmt::format("{} s", std::max(1L, std::lround(seconds)));
  if (seconds < 1.5 * kMinute) return fmt::format("{} s", kStepSeconds * std::lround(seconds / kStepSeconds));
  const long minutes = std::lround(seconds / kMinute);
  if (minutes < kMinutesPerHour) return fmt::format("{} min", minutes);
  const long left = minutes % kMinutesPerHour;
  const long hours = minutes / kMinutesPerHour;
  return left == 0 ? fmt::format("{} h", hours) : fmt::format("{} h {} min", hours, left);
}

}  // namespace headroom
