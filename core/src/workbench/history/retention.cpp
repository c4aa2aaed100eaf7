#include "workbench/history/retention.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <string>
#include <system_error>

#include "headroom/history.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "text/json.hpp"
#include "workbench/history/journal_files.hpp"

namespace headroom {

namespace {

constexpr const char* kSettingFile = "most-runs.json";
constexpr const char* kSettingKey = "most_runs";
constexpr int kSettingFormat = 1;

/// True for a labelled journal, and for a renamed one: "20261121T080000Z-4711" and the like are Headroom's own names.
bool isProtected(const std::filesystem::path& journal) {
  const std::string stem = journal.stem().string();
  return stem.empty() || stem.find_first_not_of("0123456789TZ-") != std::string::npos || isLabelled(journal);
}

int formatOf(const nlohmann::json& setting) {
  return integerAt<int>(setting, "format_version");
}

bool isOfNewerHeadroom(const std::filesystem::path& file) {
  std::error_code failure;
  if (!std::filesystem::exists(file, failure)) return false;
  try {
    return formatOf(parsedJson(readFile(file, kLargestDocument))) > kSettingFormat;
  } catch (const std::exception&) {
    return false;  // only the stored number of a damaged file is lost
  }
}

}  // namespace

std::size_t mostRunsKept(const std::filesystem::path& folder) {
  const std::filesystem::path file = folder / kSettingFile;
  std::error_code failure;
  if (!std::filesystem::exists(file, failure)) return kMostRunsKept;
  try {
    const nlohmann::json setting = parsedJson(readFile(file, kLargestDocument));
    if (formatOf(setting) > kSettingFormat) return 0;
    return integerAt<std::size_t>(setting, kSettingKey);
  } catch (const std::exception&) {
    return 0;  // a setting that cannot be read removes nothing
  }
}

void setMostRunsKept(const std::filesystem::path& folder, std::size_t runs) {
  if (isOfNewerHeadroom(folder / kSettingFile)) {
    throw Error(
        Stage::ReportFile,
        fmt::format("{} is of a newer Headroom and was left alone. Set the number of runs with that one, or move "
                    "the file away.",
                    (folder / kSettingFile).string()));
  }
  std::error_code failure;
  std::filesystem::create_directories(folder, failure);
  writeFile(folder / kSettingFile, jsonText({{"format_version", kSettingFormat}, {kSettingKey, runs}}) + '\n');
}

std::size_t makeRoomForARun(const std::filesystem::path& folder) {
  const std::size_t most = mostRunsKept(folder);
  if (most == 0) return 0;
  std::vector<std::filesystem::path> journals = journalsIn(folder);
  std::erase_if(journals, isProtected);
  std::size_t count = journals.size();
  std::size_t removed = 0;
  // Newest first, by their names.
  for (auto oldest = journals.rbegin(); oldest != journals.rend() && count >= most; ++oldest) {
    const RunSummary run = summaryOf(*oldest);
    if (!run.problem.empty() || run.isRunning || isUnfinished(run)) continue;
    std::error_code failure;
    if (!std::filesystem::remove(*oldest, failure)) continue;
    --count;
    ++removed;
  }
  return removed;
}

std::string removalNote(std::size_t removed, const std::filesystem::path& folder) {
  if (removed == 0) return {};
  return fmt::format(
      "The oldest {} deleted from {}, which stores {} completed runs. `headroom-cli runs --keep N` changes "
      "that number. Labelled runs are never deleted.",
      removed == 1 ? "run was" : fmt::format("{} runs were", removed), folder.string(), mostRunsKept(folder));
}

}  // namespace headroom
