// Replay of a captured launch; each launch runs in its own process.
#pragma once

#include <filesystem>
#include <stop_token>

#include "headroom/run/replay_plan.hpp"
#include "headroom/run/run_event.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// Throws UsageError.
void requireRunnable(const ReplayPlan& plan);

/// `runner`: the program whose `worker` command makes the launches. `doJob` lists devices. Throws Error for a folder
/// that is not a complete capture.
RunFinished runReplay(const ReplayPlan& plan, const std::filesystem::path& runner, const DoJob& doJob, const Tell& tell,
                      const std::stop_token& stop);

}  // namespace headroom
