// One configuration, tried: a brief measurement of its own.
#pragma once

#include <optional>

#include "headroom/tuning/tuning.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// What the trials of a target have in common. The references outlive it.
struct TrialBench {
  const TuningTarget& target;
  const Variant& variant;
  const RunPlan& plan;  ///< its sampling is the search's
  const std::map<std::string, LaunchCosts>& launchCosts;
  unsigned processors;  ///< that this process may use
  const DoJob& doJob;
  const Tell& tell;  ///< hears notes
  std::stop_token stop;
};

/// Builds it, times it and checks its result, once. `bestMs`: of the best so far, 0 without one: the timing of what is
/// clearly slower ends early, see isAbandoned(). Nothing when it was stopped meanwhile.
std::optional<TuningResult> tryConfiguration(const TrialBench& bench, const Configuration& configuration,
                                             double bestMs);

}  // namespace headroom
