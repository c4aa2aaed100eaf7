#include "headroom/run/workers.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "headroom/system/error.hpp"
#include "headroom/text/shell_word.hpp"

namespace headroom {

void requireWorkers(int workers) {
  if (workers < 1 || workers > kMostWorkers)
    throw UsageError(fmt::format("{} workers cannot measure at once. Choose from 1 to {}.", workers, kMostWorkers));
}

void takeUsersWorkers(std::vector<RunPlan>& plans, std::optional<int> workers, const std::filesystem::path& file) {
  if (workers) {
    for (RunPlan& plan : plans) plan.workers = *workers;
    return;
  }
  const auto several = std::ranges::find_if(plans, [](const RunPlan& plan) { return plan.workers != 1; });
  if (several == plans.end()) return;
  throw UsageError(
      fmt::format("{} names {} workers, and no file decides how many runners start. Resume it with the number that you "
                  "want: headroom-cli run --resume {} --workers N.",
                  file.string(), several->workers, shellWord(file.string())));
}

}  // namespace headroom
