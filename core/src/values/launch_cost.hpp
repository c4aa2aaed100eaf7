// The part of a row's time that is the cost of starting its launches.
#pragma once

#include <map>
#include <string>

#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// Share of a row's time above which starting launches takes most of it.
inline constexpr double kMostOfTheTime = 0.5;

/// Returns the milliseconds in which as many empty launches as the row has commands are started one after the other;
/// `startMs`: the time from the start of one to that of the next. 0 if that is unknown.
double startsMs(const ResultRow& row, double startMs);

/// Marks a row if starting its launches takes more than kMostOfTheTime of its time. Nothing is marked if the cost is
/// unknown, for host implementations and probes, and where a sample does not contain the start of a launch: with cold
/// caches, and for launches that are samples of their own by the device clock.
void judgeLaunchCost(ResultRow& row, const LaunchCosts& costs);

/// The same by the costs of the row's device; `costs` by device id, as in RunContext.
void judgeLaunchCost(ResultRow& row, const std::map<std::string, LaunchCosts>& costs);

}  // namespace headroom
