// The system of a host, for checks and installations.
#pragma once

#include <chrono>
#include <stop_token>

#include "headroom/hosts/host_check.hpp"

namespace headroom {

/// Returns what a shell there reports. Throws Error(Stage::Runner) with a remedy if the host cannot be reached within
/// the deadline, or writes something else first, which would disturb the runner's protocol too; and after a stop.
[[nodiscard]] FarSystem farSystemOf(const NamedHost& host, std::chrono::milliseconds deadline,
                                    const std::stop_token& stop = {});

}  // namespace headroom
