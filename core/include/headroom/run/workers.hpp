// Runners that measure simultaneously.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "headroom/run/run_plan.hpp"

namespace headroom {

inline constexpr int kMostWorkers = 1000;

/// A sentence about a plan of several workers and devices.
inline constexpr const char* kWorkersOnOneDevice =
    "Several workers measure on equal devices. Name one device, or leave out --workers.";

/// Throws UsageError unless the number is from 1 to kMostWorkers.
void requireWorkers(int workers);

/// Sets the number of workers of plans that were read from a file: a stranger's file must not start runners.
/// `workers`: the user's number; without one, throws UsageError for a run of several. `file` is for the sentence.
void takeUsersWorkers(std::vector<RunPlan>& plans, std::optional<int> workers, const std::filesystem::path& file);

}  // namespace headroom
