// Launches a kernel once in Oclgrind and collects its findings.
#pragma once

#include <filesystem>
#include <stop_token>

#include "headroom/run/check_plan.hpp"
#include "headroom/run/run_event.hpp"

namespace headroom {

/// Throws UsageError for a variant that is not a kernel, and for a size, a parameter or a limit out of range.
void requireRunnable(const CheckPlan& plan);

/// -> CheckDone, also for a kernel that fails; Progress. `runner`: the program whose `worker` command is started in
/// Oclgrind. Failed if Oclgrind is missing.
RunFinished runCheck(const CheckPlan& plan, const std::filesystem::path& runner, const Tell& tell,
                     const std::stop_token& stop);

}  // namespace headroom
