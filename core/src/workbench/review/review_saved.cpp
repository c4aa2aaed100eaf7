// Entries from the comparison with a saved run.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "headroom/analysis/noise_floors.hpp"
#include "headroom/review.hpp"
#include "text/number_text.hpp"
#include "workbench/review/places.hpp"

namespace headroom {
namespace {

/// "+5.1%"; 1.051 of the time.
std::string changeOf(double ratio) {
  return fmt::format("{}{}", ratio > 1 ? "+" : "", shareText(ratio - 1));
}

ReviewEntry comparedEntry(const PointComparison& point, const GatedPoint& gated, const Variant& variant) {
  ReviewEntry entry{ReviewStep::Speed, variant.id, toText(point.point().size)};
  if (point.isMeasured()) {
    entry.change = changeOf(1 + point.change);
    if (std::isfinite(point.ratioHigh))
      entry.interval = fmt::format("{} to {}", changeOf(point.ratioLow), changeOf(point.ratioHigh));
  }
  if (gated.result == GateResult::Passed) return entry;
  const bool isBroken = gated.result == GateResult::Failed && point.difference != Difference::Slower;
  entry.verdict = gated.result == GateResult::Undecided ? ReviewVerdict::Undecided
                  : isBroken                            ? ReviewVerdict::Wrong
                                                        : ReviewVerdict::Slower;
  entry.reason = gated.sentence;
  entry.place = firstLineOf(variant);
  return entry;
}

}  // namespace

std::string whyNotComparable(const RunContext& base, const DeviceDescription& device) {
  const bool isSame = std::ranges::any_of(base.devices, [&device](const DeviceDescription& other) {
    return other.name == device.name && other.driverVersion == device.driverVersion &&
           other.machine.name == device.machine.name;
  });
  if (!isSame) {
    return fmt::format(
        "The saved run is not of {} with driver {} on {}. Measure a baseline there, or compare with "
        "git:REVISION in one run.",
        device.name, device.driverVersion, device.machine.name);
  }
  if (knownNoiseFloor(device)) return {};
  return fmt::format(
      "The noise floor of {} is unknown, so two separate runs decide nothing. Measure it with "
      "`headroom-cli noise`, or compare with git:REVISION in one run.",
      device.name);
}

std::vector<ReviewEntry> savedEntries(const Comparison& comparison, const Catalogue& catalogue) {
  std::vector<ReviewEntry> entries;
  if (!comparison.gate) return entries;
  for (const GatedPoint& gated : comparison.gate->points) {
    const PointComparison& point = comparison.points[gated.index];
    if (const Variant* const variant = catalogue.known(point.point().variant))
      entries.push_back(comparedEntry(point, gated, *variant));
  }
  return entries;
}

}  // namespace headroom
