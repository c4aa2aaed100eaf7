// Estimated duration of a run, from its plan.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "headroom/story.hpp"
#include "workbench/sweep/sweep.hpp"
#include "workbench/sweep/turn_costs.hpp"

namespace headroom {
namespace {

/// Before the first point: a runner that lists the devices, and the measurement of launch costs.
constexpr double kPreparationSeconds = 1;

/// All points of a size, and the starts of runners between their rounds.
double secondsOfSize(const RunPlan& plan, Size size, const std::vector<const Variant*>& ceilings,
                     const Catalogue& catalogue, const DeviceDescription& device) {
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
    for (const std::string& id : plan.variants) add(catalogue.find(id), Role::Variant, size);
  }
  return seconds + ((turns - 1) * plan.repeats) * roundStartSeconds(plan, device);
}

}  // namespace

double estimatedSeconds(std::span<const RunPlan> plans, const Catalogue& catalogue, const DeviceDescription& device) {
  double seconds = kPreparationSeconds;
  for (const RunPlan& plan : plans) {
    const std::vector<const Variant*> ceilings = plannedCeilings(plan, catalogue, device);
    for (const Size size : plan.sizes) seconds += secondsOfSize(plan, size, ceilings, catalogue, device);
  }
  return seconds;
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
