// Labels of runs: each in a file of its own beside the journal. A journal grows at its end only, which is its outcome;
// its length shows whether another process continued it, and a run in progress holds its lock. A label changes at any
// time.
#include <fmt/format.h>

#include <stdexcept>
#include <system_error>
#include <utility>

#include "headroom/history.hpp"
#include "headroom/system/error.hpp"
#include "system/file_lock.hpp"
#include "text/json.hpp"
#include "text/text_limits.hpp"
#include "workbench/history/journal_files.hpp"
#include "workbench/run/run_json.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr int kLabelFormat = 1;
constexpr const char* kLabelEnding = ".label.json";
constexpr const char* kLabelLock = "labels.lock";
constexpr std::size_t kLargestLabelFile = std::size_t{1} << 20;

RunLabel labelIn(const fs::path& file) {
  const auto refusal = [&file](std::string_view why) {
    return Error(Stage::ReportFile, fmt::format("The label {} cannot be read: {}. Move it away to label the run again.",
                                                file.string(), why));
  };
  const std::string text = readFile(file, kLargestLabelFile);
  try {
    const json object = parsedDocument(text);
    const int format = integerAt<int>(object, "format_version");
    if (format > kLabelFormat) {
      throw refusal(fmt::format("it is of format {}, which a newer Headroom wrote; this one reads format {}", format,
                                kLabelFormat));
    }
    return labelFromJson(object);
  } catch (const UsageError& failure) {
    throw refusal(failure.what());
  } catch (const json::exception& failure) {
    throw refusal(damageText(failure));
  } catch (const std::invalid_argument& failure) {
    throw refusal(failure.what());
  }
}

void requireJournal(const fs::path& journal) {
  if (journal.extension() != kJournalExtension) {
    throw UsageError(
        fmt::format("{} is not a journal, so it cannot have a label. Label the run in the history.", journal.string()));
  }
  std::error_code failure;
  if (fs::is_regular_file(journal, failure)) return;
  throw Error(Stage::ReportFile,
              fmt::format("The run {} cannot be labelled, because its journal no longer exists.", journal.string()));
}

void writeLabel(const fs::path& file, const RunLabel& label) {
  if (label.isEmpty()) {
    std::error_code failure;
    fs::remove(file, failure);
    if (!failure) return;
    throw Error(Stage::ReportFile, fmt::format("{} cannot be deleted: {}.", file.string(), failure.message()));
  }
  json object = jsonFromLabel(label);
  object["format_version"] = kLabelFormat;
  writeFile(file, jsonText(object, kFileIndent) + '\n');
}

}  // namespace

fs::path labelFile(const fs::path& journal) {
  return fs::path(journal).replace_extension() += kLabelEnding;
}

bool isLabelled(const fs::path& journal) {
  std::error_code failure;
  return fs::exists(labelFile(journal), failure) || failure;
}

RunLabel readLabel(const fs::path& journal) {
  const fs::path file = labelFile(journal);
  std::error_code failure;
  return (fs::exists(file, failure) || failure) ? labelIn(file) : RunLabel();
}

RunLabel changeLabel(const fs::path& journal, const std::function<void(RunLabel& label)>& edit) {
  requireJournal(journal);
  const FileLock lock(journal.parent_path() / kLabelLock);
  RunLabel label = readLabel(journal);
  edit(label);
  label = checkedLabel(std::move(label));
  writeLabel(labelFile(journal), label);
  return label;
}

std::vector<fs::path> runsNamed(const fs::path& folder, std::string_view name) {
  std::vector<fs::path> named;
  if (name.empty()) return named;
  for (const fs::path& journal : journalsIn(folder)) {
    try {
      if (readLabel(journal).name == name) named.push_back(journal);
    } catch (const Error&) {
      continue;  // lists of runs report it
    }
  }
  return named;
}

}  // namespace headroom
