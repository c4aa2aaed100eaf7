// The points of an A/B measurement, dealt to several workers.
#pragma once

#include <optional>
#include <span>

#include "headroom/ab.hpp"
#include "headroom/run/run_event.hpp"
#include "workbench/ab/ab_point_run.hpp"
#include "workbench/crew/crew.hpp"

namespace headroom {

/// Measures the points on free workers, each point whole on one of them, so that base and new version of a point always
/// alternate on one device. The point of a worker that is lost is dealt again, and says so; one with which workers are
/// lost Dealer::kMostDeals times has what the last of them found. `state` has the values for all of them: their devices
/// are equal. The report's points are those that are finished, in their order. Sends Progress, Note, and AbUpdated
/// after each point. Returns the end of the run if all workers are lost.
std::optional<RunFinished> measureWithCrew(Crew& crew, const AbState& state, std::span<const AbPlace> places,
                                           AbReport& report);

}  // namespace headroom
