// Points in time as text.
#pragma once

#include <chrono>
#include <string>

namespace headroom {

/// ISO 8601, UTC, whole seconds: "2026-11-21T08:00:00Z".
std::string utcText(std::chrono::system_clock::time_point time);

}  // namespace headroom
