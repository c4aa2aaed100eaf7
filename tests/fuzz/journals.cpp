// Journals of the history, which may come from another machine or be damaged.
#include "frame.hpp"
#include "headroom/history.hpp"
#include "headroom/history/stored_report.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "unit/tuning_reports.hpp"
#include "unit/whole_values.hpp"
#include "workbench/history/journal.hpp"

namespace headroom::fuzz {
namespace {

void readJournal(std::string_view bytes) {
  const std::filesystem::path file = placed("20261121T080000Z-1.jsonl", bytes);
  const RunSummary summary = summaryOf(file);
  static_cast<void>(progressText(summary) + jobText(summary) + stateText(summary));
  if (summary.kind == RunKind::Run) {
    static_cast<void>(readRun(file));
  } else {
    static_cast<void>(readReport(file));
  }
}

RunDocument journalHead() {
  RunDocument head = someDocument();
  head.rows.clear();
  return head;
}

std::string interruptedAndResumed() {
  Journal journal = Journal::begin(folder(), journalHead(), 7);
  ResultRow partial = timedRow();
  partial.status = Status::Cancelled;
  journal.append(std::vector{fullRow(), partial});
  journal.tellResumed("2026-11-21T09:00:00Z");
  journal.append(failedRow());
  journal.end({Outcome::Completed, "", false}, 2);
  return readFile(journal.file());
}

std::string ofATuning() {
  Journal journal = Journal::begin(folder(), journalHead(), 6, RunKind::Tuning);
  journal.append(someReport());
  journal.end({Outcome::Completed, "", false}, 5);
  return readFile(journal.file());
}

std::vector<std::string> journalSeeds() {
  return {interruptedAndResumed(), ofATuning()};
}

/// A label is a file beside its journal, and is stored again with what is changed.
void readLabelFile(std::string_view bytes) {
  const std::filesystem::path journal = placed("20261121T080000Z-2.jsonl", "");
  placed(labelFile(journal).filename().string(), bytes);
  const RunLabel label = readLabel(journal);
  RunLabel checked;
  try {
    checked = checkedLabel(label);
  } catch (const UsageError&) {
    return;  // it would break a list
  }
  changeLabel(journal, [&checked](RunLabel& changed) { changed = checked; });
  if (readLabel(journal) != checked) reportFinding("A label is another one after it was stored.");
}

std::vector<std::string> labelSeeds() {
  const std::filesystem::path journal = placed("20261121T080000Z-3.jsonl", "");
  changeLabel(journal, [](RunLabel& label) { label = {"before", "A note,\nof two lines.", {"gpu", "tuned"}}; });
  return {readFile(labelFile(journal))};
}

const Target kJournals("journals", readJournal, journalSeeds);
const Target kLabels("run-labels", readLabelFile, labelSeeds);

}  // namespace
}  // namespace headroom::fuzz
