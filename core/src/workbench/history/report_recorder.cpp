#include "workbench/history/report_recorder.hpp"

#include <fmt/format.h>

#include <utility>
#include <variant>

#include "headroom/history.hpp"
#include "headroom/system/error.hpp"
#include "workbench/history/journal.hpp"
#include "workbench/history/report_plans.hpp"
#include "workbench/history/retention.hpp"

namespace headroom {
namespace {

std::size_t resultsIn(const TuningReport& report) {
  return report.tried.size();
}
std::size_t resultsIn(const SplitReport& report) {
  return report.points.size();
}

RunKind kindOfReport(const TuningReport& /*report*/) {
  return RunKind::Tuning;
}
RunKind kindOfReport(const SplitReport& /*report*/) {
  return RunKind::Split;
}

}  // namespace

ReportRecorder::ReportRecorder(std::filesystem::path folder, Tell tell)
    : folder_(std::move(folder)), tell_(std::move(tell)) {}

void ReportRecorder::take(decltype(RunEvent::what) what) {
  if (const auto* known = std::get_if<ContextKnown>(&what)) context_ = known->context;
  if (const auto* done = std::get_if<SplitDone>(&what)) split_ = done->report;
  if (const auto* done = std::get_if<TuningDone>(&what)) {
    store(done->report, done->report.isStopped ? Outcome::Cancelled : Outcome::Completed);
  }
  tell_(std::move(what));
}

void ReportRecorder::finish(const RunFinished& finished) {
  if (split_) store(*split_, finished.outcome);
}

template <typename Report>
void ReportRecorder::store(const Report& report, Outcome outcome) {
  const std::size_t results = resultsIn(report);
  if (folder_.empty() || results == 0) return;
  try {
    Journal journal =
        Journal::begin(folder_, {context_, {planOfReport(report)}, {}, {}}, results, kindOfReport(report));
    if (const std::string note = removalNote(journal.removed(), folder_); !note.empty()) tell_(Note{note});
    journal.append(report);
    journal.end({outcome, {}, false}, results);
  } catch (const Error& error) {
    tell_(Note{fmt::format("This {} is not in the history: {}", toText(kindOfReport(report)), error.what()),
               NoteLevel::Loss});
  }
}

}  // namespace headroom
