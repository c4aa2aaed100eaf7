#include <fmt/format.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "headroom/history.hpp"
#include "headroom/history/stored_report.hpp"
#include "headroom/system/error.hpp"
#include "text/json.hpp"
#include "text/text_limits.hpp"
#include "workbench/history/journal_keys.hpp"
#include "workbench/history/journal_kind.hpp"
#include "workbench/run/report_json.hpp"
#include "workbench/run/run_json.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

Error damagedReport(const fs::path& file, std::size_t line, const std::string& why) {
  return {Stage::ReportFile, fmt::format("The journal {} is damaged in line {}: {}.", file.string(), line, why)};
}

/// Reads a complete line and removes it from the text.
json takeJsonLine(const fs::path& file, std::size_t number, std::string_view& text) {
  const std::size_t newline = text.find('\n');
  if (newline == std::string_view::npos) throw damagedReport(file, number, "it is truncated");
  const std::string_view line = text.substr(0, newline);
  text.remove_prefix(newline + 1);
  try {
    return parsedDocument(line);
  } catch (const json::exception& failure) {
    throw damagedReport(file, number, damageText(failure));
  } catch (const std::invalid_argument& failure) {
    throw damagedReport(file, number, failure.what());
  }
}

/// Calls `read`, and names file and line in the error for an invalid value.
template <typename Read>
auto readLineOf(const fs::path& file, std::size_t number, const Read& read) {
  try {
    return read();
  } catch (const json::exception& failure) {
    throw damagedReport(file, number, damageText(failure));
  } catch (const std::invalid_argument& failure) {
    throw damagedReport(file, number, failure.what());
  }
}

}  // namespace

StoredReport readReport(const fs::path& journal) {
  if (journal.extension() != kJournalExtension) {
    throw Error(Stage::ReportFile, fmt::format("{} is not a journal of a tuning or a split.", journal.string()));
  }
  const std::string content = readFile(journal, kLargestDocument);
  std::string_view text = content;
  const json head = takeJsonLine(journal, 1, text);
  const RunKind kind = readLineOf(journal, 1, [&] { return kindIn(head); });
  if (kind == RunKind::Run) {
    throw Error(Stage::ReportFile,
                fmt::format("{} is the journal of a run, not of a tuning or a split.", journal.string()));
  }
  StoredReport stored;
  stored.context = readLineOf(journal, 1, [&] { return documentFromHead(head).context; });
  const json body = takeJsonLine(journal, 2, text);
  readLineOf(journal, 2, [&] {
    if (kind == RunKind::Tuning) {
      TuningReport report = tuningReportFromJson(body.at(kTuningKey));
      completeRows(report, stored.context);
      stored.report = std::move(report);
    } else {
      stored.report = splitReportFromJson(body.at(kSplitKey));
    }
  });
  stored.label = readLabel(journal);
  return stored;
}

}  // namespace headroom
