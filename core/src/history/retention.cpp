#include "history/retention.hpp"

#include <algorithm>
#include <system_error>

#include "headroom/history.hpp"
#include "history/journal_files.hpp"

namespace headroom {

void makeRoomForARun(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> journals = journalsIn(folder);
  std::size_t count = journals.size();
  // Newest first, by their names.
  for (auto oldest = journals.rbegin(); oldest != journals.rend() && count >= kMostRunsKept; ++oldest) {
    const RunSummary run = summaryOf(*oldest);
    if (!run.problem.empty() || run.isRunning || isUnfinished(run)) continue;
    std::error_code failure;
    if (std::filesystem::remove(*oldest, failure)) --count;
  }
}

}  // namespace headroom
