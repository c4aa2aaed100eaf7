// A kernel launched once in Oclgrind, and what that says.
#pragma once

#include <filesystem>
#include <stop_token>

#include "headroom/run/check_plan.hpp"
#include "headroom/run/run_event.hpp"

namespace headroom {

/// Throws UsageError for what is no kernel, and for a size, a parameter or a limit out of range.
void requireRunnable(const CheckPlan& plan);

/// -> CheckDone, of a kernel that fails too; Progress. `runner`: the program whose `worker` command is started in
/// Oclgrind. Failed where there is no Oclgrind.
RunFinished runCheck(const CheckPlan& plan, const std::filesystem::path& runner, const Tell& tell,
                     const std::stop_token& stop);

}  // namespace headroom
