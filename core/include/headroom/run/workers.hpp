// Runners that measure simultaneously.
#pragma once

namespace headroom {

inline constexpr int kMostWorkers = 1000;

/// A sentence about a plan of several workers and devices.
inline constexpr const char* kWorkersOnOneDevice =
    "Several workers measure on equal devices. Name one device, or leave out --workers.";

/// Throws UsageError unless the number is from 1 to kMostWorkers.
void requireWorkers(int workers);

}  // namespace headroom
