// One target: its search, the comparison of the fastest, and what is kept of it.
#pragma once

#include <filesystem>
#include <map>
#include <stop_token>
#include <string>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/tuning/tuning.hpp"
#include "jobs/ahead_builder.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// What the targets of a plan have in common. The references outlive it.
struct TuningBench {
  const TuningPlan& plan;
  const RunPlan& sweep;  ///< the plan's device, seed, parameters and the comparison's sampling
  const Catalogue& catalogue;
  const std::filesystem::path& folder;  ///< empty: nothing is kept
  const std::map<std::string, LaunchCosts>& launchCosts;
  unsigned processors;  ///< that this process may use
  const DoJob& doJob;
  const Tell& tell;
  std::stop_token stop;
  AheadBuilder* ahead = nullptr;  ///< null: each program is built when it is measured
};

/// Searches for so many seconds, then compares. Tells TuningStarted, ConfigurationTried, Progress, Note and, unless it
/// was stopped, TuningDone. Returns how many seconds the search took.
double tuneTarget(const TuningBench& bench, const TuningTarget& target, const Variant& variant, double budgetSeconds);

}  // namespace headroom
