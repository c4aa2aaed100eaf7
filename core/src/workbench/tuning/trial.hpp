// A trial of one configuration: a brief measurement.
#pragma once

#include <optional>

#include "headroom/tuning/tuning.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// Data shared by the trials of a target. The references must outlive it.
struct TrialBench {
  const TuningTarget& target;
  const Variant& variant;
  const RunPlan& plan;  ///< its sampling is the search's
  const std::map<std::string, LaunchCosts>& launchCosts;
  unsigned processors;  ///< available to this process
  const DoJob& doJob;
  const Tell& tell;  ///< receives notes
  std::stop_token stop;
};

/// Builds it, times it and checks its result, once. `bestMs`: of the best so far, 0 without one: the timing of a
/// clearly slower one ends early, see isAbandoned(). Nothing if it was stopped.
std::optional<TuningResult> tryConfiguration(const TrialBench& bench, const Configuration& configuration,
                                             double bestMs);

}  // namespace headroom
