// A run by several workers at the same time.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "headroom/run/run_event.hpp"
#include "headroom/values/run_context.hpp"
#include "workbench/crew/crew.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// The context must outlive the run.
struct CrewSweepConditions {
  const RunContext& context;
  std::uint64_t seed = 1;                 ///< of the order of points in rounds
  const char* remedy = "Measure again.";  ///< if all workers are lost, a sentence
};

/// Deals parts of the groups to free workers, see partsOf, and measures host implementations afterwards, on one of
/// them. All groups are of one device, to which those of the workers are equal: rows have its id, and the worker's name
/// in ResultRow::worker. Each part has the ceilings of its own worker; of each ceiling the first row is sent. The
/// points of a worker that is lost are dealt again, and their rows name it; a point with which workers are lost
/// Dealer::kMostDeals times is Crashed. Sends Progress, Note, RowReady and SizeFinished. Throws NoWorkerError if all
/// workers are lost.
void sweepWithCrew(Crew& crew, std::vector<PointGroup> groups, const CrewSweepConditions& conditions, const Tell& tell,
                   const std::stop_token& stop);

}  // namespace headroom
