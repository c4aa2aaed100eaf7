#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "headroom/history.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "text/json.hpp"
#include "text/text_limits.hpp"
#include "values/row_json.hpp"
#include "workbench/history/journal_keys.hpp"
#include "workbench/history/journal_kind.hpp"
#include "workbench/run/run_json.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// A resumed run measures partial rows again.
void takeRow(RunDocument& document, ResultRow row) {
  std::erase_if(document.rows,
                [&row](const ResultRow& earlier) { return !isFinished(earlier) && isSamePoint(earlier, row); });
  document.rows.push_back(std::move(row));
  document.outcome.reset();
}

void takeLine(RunDocument& document, const json& line) {
  if (line.contains(kRowKey)) {
    takeRow(document, rowFromJson(line.at(kRowKey)));
  } else if (line.contains(kCutShortKey)) {
    takeRow(document, rowFromJson(line.at(kCutShortKey)));
  } else if (line.contains(kResumedKey)) {
    document.outcome.reset();
  } else {
    document.outcome = outcomeFromText(textAt(line, kOutcomeKey));
  }
}

void requireRun(const fs::path& file, RunKind kind) {
  if (kind == RunKind::Run) return;
  throw Error(Stage::ReportFile,
              fmt::format("{} is a {}, not a run. Open it in the window's history, or export it with "
                          "`headroom-cli runs --export`.",
                          file.string(), toText(kind)));
}

/// Throws Error that names the line.
void readLine(RunDocument& document, const fs::path& file, std::size_t number, std::string_view text) {
  const auto damaged = [&](const std::string& why) {
    return Error(Stage::ReportFile,
                 fmt::format("The journal {} is damaged in line {}: {}. The lines before it can be saved by removing "
                             "this one and what follows.",
                             file.string(), number, why));
  };
  try {
    const json line = parsedDocument(text);
    if (number > 1) return takeLine(document, line);
    requireRun(file, kindIn(line));
    document = documentFromHead(line);
  } catch (const json::exception& failure) {
    throw damaged(damageText(failure));
  } catch (const std::invalid_argument& failure) {
    throw damaged(failure.what());
  }
}

StoredRun readJournal(const fs::path& file, std::string_view text) {
  StoredRun run;
  run.bytes = text.size();
  std::size_t number = 0;
  while (!text.empty()) {
    const std::size_t newline = text.find('\n');
    if (newline == std::string_view::npos) {
      run.note = fmt::format(
          "The last line of {} is truncated and was ignored. The program or the machine stopped while writing it.",
          file.string());
      break;
    }
    readLine(run.document, file, ++number, text.substr(0, newline));
    text.remove_prefix(newline + 1);
  }
  if (number == 0) {
    throw Error(Stage::ReportFile, fmt::format("The journal {} holds no run: it is truncated at its beginning. It can "
                                               "be removed.",
                                               file.string()));
  }
  completeRows(run.document);
  return run;
}

StoredRun withLabel(StoredRun run, const fs::path& journal) {
  try {
    run.document.label = readLabel(journal);
  } catch (const Error& failure) {
    run.note += (run.note.empty() ? "" : " ") + std::string(failure.what());
  }
  return run;
}

}  // namespace

StoredRun readRun(const fs::path& file) {
  const std::string text = readFile(file, kLargestDocument);
  if (file.extension() == kJournalExtension) return withLabel(readJournal(file, text), file);
  try {
    return {runDocumentFromJson(text), {}, text.size()};
  } catch (const Error& error) {
    throw Error(Stage::ReportFile, fmt::format("{}: {}", file.string(), error.what()));
  }
}

}  // namespace headroom
