#include "history/last_run.hpp"

#include <QCoreApplication>

#include "headroom/system/error.hpp"
#include "models/run_names.hpp"
#include "style/display_units.hpp"
#include "style/engine_sentences.hpp"

namespace headroom {

namespace {

struct LastRunText {
  Q_DECLARE_TR_FUNCTIONS(headroom::LastRun)
};

/// Limit of runs read and skipped: a start must not read a whole history.
constexpr int kMostReads = 5;

bool hasResults(const RunSummary& run) {
  const bool hasEnded = run.outcome == Outcome::Completed || isUnfinished(run);
  return run.kind == RunKind::Run && run.problem.empty() && !run.isRunning && hasEnded && run.finishedRows > 0;
}

/// True for runs that the window's Run button can start.
bool isPlain(const RunDocument& run) {
  return run.plans.size() == 1 && run.plans.front().repeats == 1;
}

QString notShown(const RunSummary& run, const QString& why) {
  return LastRunText::tr("The run of %1 is not shown at start: %2").arg(whenText(run), why);
}

}  // namespace

LastRun readLastRun(const std::filesystem::path& folder, std::uintmax_t largest) {
  LastRun last;
  int reads = 0;
  for (const RunSummary& summary : listRuns(folder)) {
    if (!hasResults(summary)) continue;
    if (reads++ == kMostReads) break;
    last = {summary, {}, {}};
    std::error_code none;
    const std::uintmax_t bytes = std::filesystem::file_size(summary.file, none);
    if (!none && bytes > largest) {
      last.note = notShown(summary, LastRunText::tr("its journal has %1. Open it from the history (Ctrl+H).")
                                        .arg(bytesOnScreen(static_cast<double>(bytes))));
      return last;
    }
    try {
      StoredRun run = readRun(summary.file);
      if (!isPlain(run.document)) continue;
      last.note = QString::fromStdString(run.note);
      last.run = std::move(run);
    } catch (const std::exception& error) {  // including a lack of memory
      last.note = notShown(summary, engineSentences(error.what()));
    }
    return last;
  }
  return {};
}

}  // namespace headroom
