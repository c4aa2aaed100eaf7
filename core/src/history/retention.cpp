#include "history/retention.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "headroom/error.hpp"
#include "headroom/history.hpp"
#include "history/journal.hpp"
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

void removeRun(const std::filesystem::path& journal) {
  if (isBeingWritten(journal)) {
    throw Error(Stage::ReportFile,
                fmt::format("The run {} is being measured: stop it before you delete it.", journal.string()));
  }
  std::error_code failure;
  // One that is gone already is what was asked for.
  std::filesystem::remove(journal, failure);
  if (failure) {
    throw Error(Stage::ReportFile,
                fmt::format("The run {} can't be deleted: {}.", journal.string(), failure.message()));
  }
}

}  // namespace headroom
