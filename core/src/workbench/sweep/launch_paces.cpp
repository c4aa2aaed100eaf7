#include "workbench/sweep/launch_paces.hpp"

#include <fmt/format.h>

namespace headroom {

namespace {

/// A shorter launch may consist of fixed costs, and does not predict one of more pixels.
constexpr double kTellingLaunchMs = 1000;

std::string keyOf(const ResultRow& row) {
  return fmt::format("{} {} {}", row.deviceId, row.variant, settingsText(row.parameters));
}

}  // namespace

void LaunchPaces::remember(const ResultRow& row) {
  // Without a rate in pixels the time does not grow with them.
  if (!gigapixelsPerSecond(row) || row.medianMs < kTellingLaunchMs) return;
  paces_[keyOf(row)] = {row.medianMs * 1e-3 / workOf(row), row.size, workOf(row)};
}

bool LaunchPaces::refuse(ResultRow& row, double longestLaunchSeconds) const {
  const auto known = paces_.find(keyOf(row));
  if (known == paces_.end()) return false;
  const Pace& pace = known->second;
  const double seconds = pace.secondsPerUnit * workOf(row);
  if (workOf(row) <= pace.work || seconds <= longestLaunchSeconds) return false;
  row.status = Status::OverBudget;
  row.reason = fmt::format(
      "One launch took {:.1f} s at {}, so it would take about {:.0f} s here, and {:g} s are allowed. Choose a smaller "
      "size, or a longer longest launch.",
      pace.secondsPerUnit * pace.work, toText(pace.size), seconds, longestLaunchSeconds);
  return true;
}

}  // namespace headroom
