// Work on several machines at the same time.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>

#include "headroom/run/run_event.hpp"

namespace headroom {

/// Called by a lane between two jobs, when nothing is measured: events of other lanes are heard until it returns.
using HearOthers = std::function<void()>;

/// Work on one machine.
struct Lane {
  /// Sends its events to `tell`, and ends soon after `stop` was requested.
  std::function<void(const Tell& tell, const std::stop_token& stop, const HearOthers& hearOthers)> work;
  /// On the machine of this program, where listeners that draw or write would disturb the timing.
  bool isHere = false;
};

/// Receives an event of the lane with that index.
using HearLane = std::function<void(std::size_t lane, decltype(RunEvent::what) what)>;

/// Works on all lanes at the same time and returns when all have ended. Events reach `hear` on the calling thread, one
/// at a time, and rows of a lane that follow each other stay together. The first lane that is here works on the calling
/// thread: it continues after its event was heard, and events of others wait for its next one, so that nothing is heard
/// while it measures. Throws what a lane or `hear` throws first, after all have ended.
void runLanes(std::span<const Lane> lanes, const HearLane& hear, const std::stop_token& stop);

}  // namespace headroom
