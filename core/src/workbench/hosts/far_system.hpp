// The system of a host, for checks and installations.
#pragma once

#include <chrono>

#include "headroom/hosts/host_check.hpp"

namespace headroom {

/// Returns what a shell there reports. Throws Error(Stage::Runner) with a remedy if the host cannot be reached within
/// the deadline, or writes something else first, which would disturb the runner's protocol too.
[[nodiscard]] FarSystem farSystemOf(const NamedHost& host, std::chrono::milliseconds deadline);

}  // namespace headroom
