// The search of a target by several workers at the same time.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "workbench/crew/crew.hpp"
#include "workbench/tuning/search_space.hpp"
#include "workbench/tuning/target_tuner.hpp"

namespace headroom {

/// The references must outlive the search.
struct CrewSearchPlan {
  const TuningBench& bench;
  const TuningTarget& target;  ///< its device is the first worker's
  const Variant& variant;
  const SearchSpace& space;
  const RunPlan& trialPlan;             ///< its sampling is the search's
  std::span<const TuningResult> known;  ///< of an earlier tuning
  double budgetSeconds = 0;
  /// Receives new results, at least one, with the seconds of the search so far.
  std::function<void(std::vector<TuningResult> results, double seconds)> keep;
};

/// Deals configurations to free workers until the budget is spent, all are tried, or it is stopped. A worker that is
/// lost loses one, which is dealt again: see Dealer. Sends Note. Throws Error(Stage::Runner) if all workers are lost.
void searchWithCrew(Crew& crew, const CrewSearchPlan& plan);

}  // namespace headroom
