#include "headroom/analysis/comparison.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "text/number_text.hpp"
#include "values/point_key.hpp"
#include "workbench/analysis/comparison_notes.hpp"
#include "workbench/analysis/pair_judgement.hpp"

namespace headroom {
namespace {

/// Returns the noise floor of the row's device in a run; an invalid value from a damaged file is ignored.
const NoiseFloor* floorIn(const RunDocument& document, const ResultRow& row) {
  const auto found = document.context.noiseFloors.find(row.deviceId);
  if (found == document.context.noiseFloors.end()) return nullptr;
  const double relative = found->second.relative;
  return std::isfinite(relative) && relative >= 0 ? &found->second : nullptr;
}

FloorUsed chooseFloor(const NoiseFloor* base, const NoiseFloor* fresh, const ResultRow& row) {
  const NoiseFloor* larger = base;
  if (base == nullptr || (fresh != nullptr && fresh->relative > base->relative)) larger = fresh;
  if (larger != nullptr) {
    return {
        row.device, larger->relative,
        fmt::format("The A/A floor of {} is {}, from {} {} measured at {}.", row.device, shareText(larger->relative),
                    larger->pairs, larger->pairs == 1 ? "pair" : "pairs", larger->measuredAt),
        true};
  }
  const std::string assumed = shareText(kAssumedNoiseFloor);
  if (row.role == Role::HostPeer)
    return {row.device, kAssumedNoiseFloor,
            fmt::format("For libraries on the host a floor of {} is assumed.", assumed)};
  return {row.device, kAssumedNoiseFloor,
          fmt::format("The noise floor of {} is unknown, so {} is assumed. Run `headroom-cli noise`.", row.device,
                      assumed)};
}

bool isOfOneProcess(const RunDocument& document) {
  return std::any_of(document.plans.begin(), document.plans.end(),
                     [](const RunPlan& plan) { return !plan.sampling.freshRounds; });
}

/// From the run's context; false for a document without one.
bool isOnProcessors(const RunDocument& document, const ResultRow& row) {
  if (row.role == Role::HostPeer) return !document.context.devices.empty();
  return std::any_of(
      document.context.devices.begin(), document.context.devices.end(),
      [&row](const DeviceDescription& device) { return device.id == row.deviceId && device.type == DeviceType::Cpu; });
}

/// From the run's context; 0 for a document without one.
double startMs(const RunDocument& document, const ResultRow& row) {
  const auto costs = document.context.launchCosts.find(row.deviceId);
  return costs == document.context.launchCosts.end() ? 0 : costs->second.plainUs * 1e-3;
}

TimedWhere timedWhere(const RunDocument& base, const RunDocument& fresh, const PointComparison& point) {
  return {isOnProcessors(base, *point.base) || isOnProcessors(fresh, *point.fresh),
          std::max(startMs(base, *point.base), startMs(fresh, *point.fresh))};
}

/// Returns why a row has no counterpart among `rows`, which belong to the run with the name `run`.
std::string whyAlone(const ResultRow& row, std::string_view run, const std::vector<ResultRow>& rows) {
  const auto isNear = [&row](const ResultRow& other) { return other.variant == row.variant && other.size == row.size; };
  for (const ResultRow& other : rows) {
    if (!isNear(other)) continue;
    if (other.parameters != row.parameters) return fmt::format("{} measured it at {}.", run, toText(other.parameters));
    if (other.caches != row.caches) return fmt::format("{} measured it with {} caches.", run, toText(other.caches));
  }
  return fmt::format("{} did not measure it.", run);
}

}  // namespace

std::string_view toText(Difference difference) {
  switch (difference) {
    case Difference::Same:
      return "SAME";
    case Difference::Faster:
      return "FASTER";
    case Difference::Slower:
      return "SLOWER";
    case Difference::Ambiguous:
      return "AMBIGUOUS";
    case Difference::OnlyInBase:
      return "ONLY IN BASE";
    case Difference::OnlyInNew:
      return "ONLY IN NEW";
    case Difference::NotComparable:
      break;
  }
  return "NOT COMPARABLE";
}

Comparison compareRuns(const RunDocument& base, const RunDocument& fresh) {
  const bool byDevice = countDevices(base.rows) > 1 || countDevices(fresh.rows) > 1;
  const std::vector<PointKey> baseKeys = keysOf(base.rows, byDevice);
  const std::vector<PointKey> freshKeys = keysOf(fresh.rows, byDevice);
  std::map<PointKey, std::size_t> freshAt;
  for (std::size_t i = 0; i < freshKeys.size(); ++i) freshAt.emplace(freshKeys[i], i);

  const bool ofOneProcess = isOfOneProcess(base) || isOfOneProcess(fresh);
  Comparison comparison;
  std::vector<bool> matched(fresh.rows.size());
  for (std::size_t i = 0; i < base.rows.size(); ++i) {
    PointComparison point;
    point.base = base.rows[i];
    const auto other = freshAt.find(baseKeys[i]);
    if (other == freshAt.end()) {
      conclude(point, Difference::OnlyInBase, whyAlone(*point.base, "The new run", fresh.rows));
    } else {
      matched[other->second] = true;
      point.fresh = fresh.rows[other->second];
      FloorUsed used = chooseFloor(floorIn(base, *point.base), floorIn(fresh, *point.fresh), *point.base);
      judgePair(point, {used, ofOneProcess, timedWhere(base, fresh, point)});
      const bool isNew = std::none_of(comparison.floors.begin(), comparison.floors.end(),
                                      [&used](const FloorUsed& known) { return known.source == used.source; });
      if (isNew) comparison.floors.push_back(std::move(used));
    }
    comparison.points.push_back(std::move(point));
  }
  for (std::size_t i = 0; i < fresh.rows.size(); ++i) {
    if (matched[i]) continue;
    PointComparison point;
    point.fresh = fresh.rows[i];
    conclude(point, Difference::OnlyInNew, whyAlone(*point.fresh, "The base", base.rows));
    comparison.points.push_back(std::move(point));
  }
  comparison.notes = differencesOfConditions(base, fresh);
  return comparison;
}

std::size_t count(const Comparison& comparison, Difference difference) {
  return static_cast<std::size_t>(
      std::count_if(comparison.points.begin(), comparison.points.end(),
                    [difference](const PointComparison& point) { return point.difference == difference; }));
}

}  // namespace headroom
