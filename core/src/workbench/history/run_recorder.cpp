#include "workbench/history/run_recorder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "headroom/history.hpp"
#include "headroom/system/error.hpp"
#include "workbench/history/retention.hpp"
#include "workbench/history/same_context.hpp"

namespace headroom {
namespace {

/// Points that a stop left unfinished, but with a time.
bool isWorthKeeping(const ResultRow& row) {
  return isFinished(row) || isTimed(row);
}

}  // namespace

RunRecorder::RunRecorder(JournalPlace place, RunDocument document, Tell tell, Clock now)
    : place_(std::move(place)), document_(std::move(document)), tell_(std::move(tell)), now_(std::move(now)) {}

void RunRecorder::take(decltype(RunEvent::what) what) {
  if (auto* started = std::get_if<RunStarted>(&what)) {
    known_ = document_.rows.size();
    started->points += known_;
    points_ = started->points;
  }
  if (auto* progress = std::get_if<Progress>(&what)) {
    progress->done += known_;
    progress->total += known_;
  }
  if (const auto* known = std::get_if<ContextKnown>(&what)) {
    open(known->context);
    tell_(std::move(what));
    tellFinishedRows();
    return;
  }
  if (const auto* update = std::get_if<RowUpdated>(&what)) keepSoFar(update->row);
  if (const auto* ready = std::get_if<RowReady>(&what)) {
    forget(ready->row);
    if (isWorthKeeping(ready->row)) {
      write([ready](Journal& journal) { journal.append(ready->row); });
      if (isFinished(ready->row)) ++rowsWritten_;
    }
  }
  tell_(std::move(what));
}

void RunRecorder::finish(const RunFinished& finished) {
  write([&](Journal& journal) { journal.end(finished, rowsWritten_); });
  journal_.reset();
}

void RunRecorder::open(const RunContext& context) {
  if (place_.resumed.empty()) {
    if (place_.folder.empty()) return;
    document_.context = context;
    try {
      journal_.emplace(Journal::begin(place_.folder, document_, points_));
      noteRemovedRuns();
    } catch (const Error& error) {
      tell_(Note{fmt::format("This run is not kept: {}", error.what()), NoteLevel::Loss});
    }
    return;
  }
  const std::string difference = whyNotTheSame(document_.context, context);
  if (!difference.empty()) {
    throw Error(Stage::ReportFile, fmt::format("{} cannot be resumed: {}", place_.resumed.string(), difference));
  }
  // If the journal cannot be continued, the resumed run's results would be lost: an error, not a note.
  journal_.emplace(Journal::reopen(place_.resumed, place_.bytes));
  journal_->tellResumed(context.startedAt);
}

void RunRecorder::noteRemovedRuns() {
  const std::string note = removalNote(journal_->removed(), place_.folder);
  if (!note.empty()) tell_(Note{note});
}

void RunRecorder::tellFinishedRows() {
  for (ResultRow& row : document_.rows) {
    tell_(RowReady{std::move(row)});
    ++rowsWritten_;
  }
  document_.rows.clear();
}

void RunRecorder::keepSoFar(const ResultRow& row) {
  forget(row);
  if (!isTimed(row)) return;
  inWork_.push_back(withoutSamples(row));
  inWork_.back().stoppedBy = kStoppedByStop;
  const auto now = now_();
  if (now - written_ < kUnwritten) return;
  written_ = now;
  write([this](Journal& journal) { journal.append(inWork_); });
  inWork_.clear();
}

void RunRecorder::forget(const ResultRow& row) {
  std::erase_if(inWork_, [&row](const ResultRow& earlier) { return isSamePoint(earlier, row); });
}

template <typename Write>
void RunRecorder::write(const Write& write) {
  if (!journal_) return;
  try {
    write(*journal_);
  } catch (const Error& error) {
    journal_.reset();
    tell_(Note{fmt::format("From here on this run is not kept: {}", error.what()), NoteLevel::Loss});
  }
}

std::vector<ResultRow> finishedRows(const RunDocument& document) {
  std::vector<ResultRow> rows;
  std::copy_if(document.rows.begin(), document.rows.end(), std::back_inserter(rows),
               [](const ResultRow& row) { return isFinished(row); });
  return rows;
}

}  // namespace headroom
