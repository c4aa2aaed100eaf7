// Trash of a history: a folder in it, so that deletion and restoration are renames.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "headroom/history.hpp"
#include "headroom/system/error.hpp"
#include "system/line_file.hpp"
#include "workbench/history/journal_files.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTrashFolder = "trash";

fs::path trashOf(const fs::path& folder) {
  return folder / kTrashFolder;
}

Error trashError(const fs::path& journal, std::string_view what, const std::string& why) {
  return {Stage::ReportFile, fmt::format("The run {} cannot be {}: {}.", journal.string(), what, why)};
}

struct TrashedRun {
  fs::path journal;
  std::uintmax_t bytes = 0;
  fs::file_time_type removedAt;  ///< its time of writing, which removal sets
};

/// Returns the latest first.
std::vector<TrashedRun> trashedRuns(const fs::path& trash) {
  std::vector<TrashedRun> runs;
  for (const fs::path& journal : journalsIn(trash)) {
    std::error_code failure;
    const std::uintmax_t bytes = fs::file_size(journal, failure);
    if (failure) continue;
    runs.push_back({journal, bytes, fs::last_write_time(journal, failure)});
  }
  std::stable_sort(runs.begin(), runs.end(),
                   [](const TrashedRun& one, const TrashedRun& other) { return one.removedAt > other.removedAt; });
  return runs;
}

void eraseFromTrash(const fs::path& journal) {
  std::error_code ignored;
  fs::remove(labelFile(journal), ignored);
  fs::remove(journal, ignored);
}

/// Deletes the oldest beyond the limits; the latest stays.
void trimTrash(const fs::path& trash) {
  std::uintmax_t bytes = 0;
  std::size_t count = 0;
  for (const TrashedRun& run : trashedRuns(trash)) {
    bytes += run.bytes;
    if (++count > 1 && (count > kMostRunsInTrash || bytes > kLargestTrash)) eraseFromTrash(run.journal);
  }
}

/// Moves a journal and its label. Throws Error.
void moveRun(const fs::path& from, const fs::path& to, const fs::path& named, std::string_view what) {
  std::error_code failure;
  fs::rename(from, to, failure);
  if (failure) throw trashError(named, what, failure.message());
  fs::rename(labelFile(from), labelFile(to), failure);
  if (!failure || failure == std::errc::no_such_file_or_directory) return;
  const std::string why = failure.message();
  fs::rename(to, from, failure);  // a run stays with its label
  throw trashError(named, what, why);
}

}  // namespace

void removeRun(const fs::path& journal) {
  if (isBeingWritten(journal)) {
    throw Error(Stage::ReportFile,
                fmt::format("The run {} is being measured: stop it before you delete it.", journal.string()));
  }
  std::error_code failure;
  // A missing file needs no removal.
  if (!fs::exists(fs::symlink_status(journal, failure))) return;
  const fs::path trash = trashOf(journal.parent_path());
  fs::create_directories(trash, failure);
  if (failure)
    throw trashError(journal, "deleted", fmt::format("{} could not be made: {}", trash.string(), failure.message()));
  eraseFromTrash(trash / journal.filename());
  fs::last_write_time(journal, fs::file_time_type::clock::now(), failure);  // else the trash has it among older runs
  moveRun(journal, trash / journal.filename(), journal, "deleted");
  trimTrash(trash);
}

void restoreRun(const fs::path& journal) {
  const fs::path trashed = trashOf(journal.parent_path()) / journal.filename();
  std::error_code failure;
  if (fs::exists(journal, failure)) throw trashError(journal, "restored", "there is a run of that name");
  if (!fs::exists(trashed, failure)) {
    throw trashError(journal, "restored", "it is no longer in the trash, which the start of another Headroom empties");
  }
  moveRun(trashed, journal, journal, "restored");
}

void emptyTrash(const fs::path& folder) {
  const fs::path trash = trashOf(folder);
  for (const fs::path& journal : journalsIn(trash)) eraseFromTrash(journal);
  std::error_code ignored;
  fs::remove(trash, ignored);  // unless it has files of the user's
}

}  // namespace headroom
