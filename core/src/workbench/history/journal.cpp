#include "workbench/history/journal.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <system_error>
#include <utility>
#include <vector>

#include "headroom/history.hpp"
#include "text/json.hpp"
#include "values/row_json.hpp"
#include "workbench/history/journal_keys.hpp"
#include "workbench/history/retention.hpp"
#include "workbench/run/report_json.hpp"
#include "workbench/run/run_json.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// "2026-11-21T08:00:00Z" -> "20261121T080000Z"
std::string compact(std::string time) {
  std::erase_if(time, [](char c) { return c == '-' || c == ':'; });
  return time;
}

std::string lineOf(const ResultRow& row) {
  return jsonText({{isFinished(row) ? kRowKey : kCutShortKey, jsonFromRow(row)}});
}

}  // namespace

Journal Journal::begin(const fs::path& folder, const RunDocument& head, std::size_t points, RunKind kind) {
  std::error_code failure;
  fs::create_directories(folder, failure);
  if (failure) LineFile::fail(folder, failure.message());
  const std::size_t removed = makeRoomForARun(folder);
  json line = jsonFromHead(head);
  line[kPointsKey] = points;
  if (kind != RunKind::Run) line[kKindKey] = toText(kind);
  const std::string firstLine = jsonText(line);
  constexpr int kMostAttempts = 1000;  // runs of one process that begin in the same second
  fs::path file;
  for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
    file = folder / fmt::format("{}-{}{}{}", compact(head.context.startedAt), ::getpid(),
                                attempt == 0 ? "" : fmt::format("-{}", attempt), kJournalExtension);
    if (auto lines = LineFile::create(file, firstLine)) return Journal(std::move(*lines), removed);
  }
  LineFile::fail(file, std::generic_category().message(EEXIST));
}

Journal Journal::reopen(const fs::path& file, std::uintmax_t bytes) {
  return Journal(LineFile::reopen(file, bytes));
}

void Journal::append(const ResultRow& row) {
  lines_.append(lineOf(row));
}

void Journal::append(const std::vector<ResultRow>& rows) {
  std::vector<std::string> lines;
  for (const ResultRow& row : rows) lines.push_back(lineOf(row));
  lines_.append(fmt::format("{}", fmt::join(lines, "\n")));
}

void Journal::append(const TuningReport& report) {
  lines_.append(jsonText({{kTuningKey, jsonFromReport(report)}}));
}

void Journal::append(const SplitReport& report) {
  lines_.append(jsonText({{kSplitKey, jsonFromReport(report)}}));
}

void Journal::tellResumed(const std::string& time) {
  lines_.append(jsonText({{kResumedKey, time}}));
}

void Journal::end(const RunFinished& finished, std::size_t rows) {
  json line = {{kOutcomeKey, outcomeText(finished.outcome)}, {kRowsKey, rows}};
  if (!finished.reason.empty()) line[kReasonKey] = finished.reason;
  lines_.append(jsonText(line));
}

}  // namespace headroom
