#include "values/launch_cost.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "text/number_text.hpp"

namespace headroom {
namespace {

constexpr int kCostDigits = 3;

std::size_t commandsOf(const ResultRow& row) {
  return std::max<std::size_t>(1, row.commands);
}

/// Samples of several launches, one right after the other, contain the start of each but the first. Rows of versions
/// that did not record the number may have such samples.
bool areStartsTimed(const ResultRow& row) {
  if (row.caches == Caches::Cold) return false;
  return row.clock == Clock::Host || row.rounds.empty() || row.rounds.front().launches != 1;
}

}  // namespace

double startsMs(const ResultRow& row, double startMs) {
  return startMs * static_cast<double>(commandsOf(row));
}

void judgeLaunchCost(ResultRow& row, const LaunchCosts& costs) {
  if (!isValid(row) || row.role == Role::HostPeer || isProbe(row) || !areStartsTimed(row)) return;
  const double startingMs = startsMs(row, costs.plainUs * 1e-3);
  if (!(startingMs > kMostOfTheTime * row.medianMs)) return;
  const std::size_t commands = commandsOf(row);
  const std::string takes = plainText(startingMs * 1e3, kCostDigits);
  addMark(row, Mark::LaunchCost,
          commands == 1
              ? fmt::format("Its time is mostly the cost of starting launches: an empty launch takes {} \u00b5s on "
                            "this device. Try larger sizes.",
                            takes)
              : fmt::format("Its time is mostly the cost of starting launches: {} empty launches take {} \u00b5s "
                            "on this device. Try larger sizes.",
                            commands, takes));
}

void judgeLaunchCost(ResultRow& row, const std::map<std::string, LaunchCosts>& costs) {
  if (const auto known = costs.find(row.deviceId); known != costs.end()) judgeLaunchCost(row, known->second);
}

}  // namespace headroom
