// One target: its search, the comparison of the fastest, and the saved result.
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

class Crew;

/// Data shared by the targets of a plan. The references must outlive it.
struct TuningBench {
  const TuningPlan& plan;
  const RunPlan& sweep;  ///< the plan's device, seed, parameters and the comparison's sampling
  const Catalogue& catalogue;
  const std::filesystem::path& folder;  ///< empty: nothing is stored
  const std::map<std::string, LaunchCosts>& launchCosts;
  unsigned processors;  ///< available to this process
  const DoJob& doJob;
  const Tell& tell;
  std::stop_token stop;
  AheadBuilder* ahead = nullptr;  ///< null: each program is built when it is measured
  Crew* crew = nullptr;           ///< of the searches; null: `doJob` measures all
};

/// Searches for this many seconds, then compares. Sends TuningStarted, ConfigurationTried, Progress, Note and, unless
/// it was stopped, TuningDone. Returns the duration of the search in seconds.
double tuneTarget(const TuningBench& bench, const TuningTarget& target, const Variant& variant, double budgetSeconds);

}  // namespace headroom
