#include "history/history_controller.hpp"

#include <QDir>
#include <utility>

#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workbench/report_exports.hpp"
#include "history/label_dialog.hpp"
#include "models/run_names.hpp"
#include "results/result_exports.hpp"
#include "style/text.hpp"
#include "widgets/save_dialog.hpp"

namespace headroom {

HistoryController::HistoryController(Bridge* bridge, ResultController* results, Changes* changes, HistoryView* panel,
                                     std::filesystem::path folder, QObject* parent)
    : QObject(parent), bridge_(bridge), results_(results), changes_(changes), panel_(panel), files_(std::move(folder)) {
  connect(&files_, &HistoryFiles::listed, this, [this](const std::vector<RunSummary>& runs) {
    panel_->setRuns(runs);
    Q_EMIT listed();
  });
  connect(&files_, &HistoryFiles::saved, this, &HistoryController::saved);
  connect(&files_, &HistoryFiles::failed, this, &HistoryController::failed);
  connect(&files_, &HistoryFiles::listFailed, this, &HistoryController::listFailed);
  for (const auto signal : {&HistoryController::resumed, &HistoryController::pinned})
    connect(this, signal, this, &HistoryController::done);
  connect(this, &HistoryController::opened, this, &HistoryController::done);
  connect(this, &HistoryController::saved, this, &HistoryController::done);
  connect(this, &HistoryController::labelled, this, &HistoryController::done);
  connect(this, &HistoryController::removed, this, &HistoryController::done);
  connect(this, &HistoryController::restored, this, &HistoryController::done);
  connect(bridge_, &Bridge::sweepStarted, this, [this] { panel_->setMeasuring(true); });
  connect(bridge_, &Bridge::sweepFinished, this, [this] {
    panel_->setMeasuring(false);
    refresh();
  });
  connect(panel_, &HistoryView::openAsked, this, &HistoryController::open);
  connect(panel_, &HistoryView::resumeAsked, this, &HistoryController::resume);
  connect(panel_, &HistoryView::pinAsked, this, &HistoryController::pin);
  connect(panel_, &HistoryView::labelAsked, this, &HistoryController::askLabel);
  connect(panel_, &HistoryView::exportCsvAsked, this,
          [this](const RunSummary& run) { askAndSave(run, QStringLiteral("csv"), tr("CSV tables (*.csv)")); });
  connect(panel_, &HistoryView::exportJsonAsked, this,
          [this](const RunSummary& run) { askAndSave(run, QStringLiteral("json"), tr("Run documents (*.json)")); });
  connect(panel_, &HistoryView::deleteAsked, this, &HistoryController::remove);
  connect(panel_, &HistoryView::keepAsked, this, &HistoryController::keep);
  if (!files_.folder().empty()) panel_->setMostKept(mostRunsKept(files_.folder()));
  files_.emptyTrash();
  refresh();
}

// Reading would disturb a measurement; the end of the sweep refreshes the list.
void HistoryController::refresh() {
  if (!bridge_->isSweeping()) files_.list();
}

void HistoryController::tell(const std::string& note) {
  if (!note.empty()) Q_EMIT noted(QString::fromStdString(note), NoteLevel::Warning);
}

void HistoryController::open(const RunSummary& summary) {
  if (summary.kind != RunKind::Run) {
    Q_EMIT fileAsked(text(summary.file.string()));
    return;
  }
  files_.read(summary.file, [this, summary](const StoredRun& run) {
    if (bridge_->isSweeping()) return;  // a sweep started during the read, and its rows take precedence
    tell(run.note);
    Q_EMIT opening(run.document);
    results_->open(run.document, tr("opening of the run of %1").arg(whenText(summary)));
    Q_EMIT opened(whenText(summary));
  });
}

void HistoryController::resume(const RunSummary& summary) {
  files_.read(summary.file, [this, summary](const StoredRun& run) {
    if (bridge_->isSweeping()) return;
    tell(run.note);
    try {
      Q_EMIT opening(run.document);
      results_->resume(run, summary.file);
    } catch (const Error& error) {
      Q_EMIT failed(text(error.what()));
      return;
    }
    Q_EMIT resumed();
  });
}

void HistoryController::pin(const RunSummary& summary) {
  files_.read(summary.file, [this, summary](const StoredRun& run) {
    tell(run.note);
    results_->setBaseline(run.document, runName(summary));
    Q_EMIT pinned();
  });
}

void HistoryController::askAndSave(const RunSummary& summary, const QString& ending, const QString& filter) {
  const QString suggested = suggestedExport(QDir::home(), summary, {}, ending);
  const QString file = askWhereToSave(window(), tr("Export a run"), suggested, filter);
  if (!file.isEmpty()) save(summary, file);
}

void HistoryController::save(const RunSummary& summary, const QString& file) {
  const bool isCsv = file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
  if (summary.kind != RunKind::Run) {
    files_.save(summary.file, file, [journal = summary.file, file, isCsv] {
      const StoredReport stored = readReport(journal);
      writeFile(file.toStdString(), isCsv ? toCsv(stored) : toJson(stored));
    });
    return;
  }
  files_.save(summary.file, file, [journal = summary.file, file, isCsv] {
    const RunDocument run = readRun(journal).document;
    if (isCsv) {
      writeCsv(run.rows, std::nullopt, file);
    } else {
      writeFile(file.toStdString(), toJson(run));
    }
  });
}

/// Runs beyond this number are deleted by the next run, not here.
void HistoryController::keep(std::size_t runs) {
  try {
    setMostRunsKept(files_.folder(), runs);
  } catch (const Error& error) {
    Q_EMIT failed(text(error.what()));
  }
  panel_->setMostKept(mostRunsKept(files_.folder()));
}

void HistoryController::askLabel(const RunSummary& summary) {
  if (!summary.labelProblem.empty()) {
    Q_EMIT failed(text(summary.labelProblem));
    return;
  }
  auto* dialog = new LabelDialog(captionOf(summary), summary.label, window());
  connect(dialog, &LabelDialog::chosen, this, [this, summary](const RunLabel& label) { setLabel(summary, label); });
  dialog->open();
}

void HistoryController::setLabel(const RunSummary& summary, const RunLabel& label) {
  files_.label(summary.file, label, [this, summary, label](const RunLabel& before) {
    if (before == label) return;
    changes_->add({tr("label of the run of %1").arg(whenText(summary)),
                   [this, summary, before] { writeLabel(summary, before); },
                   [this, summary, label] { writeLabel(summary, label); }});
    Q_EMIT labelled(tr("Changed the label of the run of %1.").arg(whenText(summary)));
    refresh();
  });
}

void HistoryController::writeLabel(const RunSummary& summary, const RunLabel& label) {
  files_.label(summary.file, label, [this, summary](const RunLabel& /*before*/) {
    Q_EMIT labelled(tr("Changed the label of the run of %1.").arg(whenText(summary)));
    refresh();
  });
}

void HistoryController::remove(const RunSummary& summary) {
  moveToTrash(summary, [this, summary] {
    changes_->add({tr("deletion of the run of %1").arg(whenText(summary)), [this, summary] { restore(summary); },
                   [this, summary] { moveToTrash(summary, [] {}); }});
  });
}

void HistoryController::moveToTrash(const RunSummary& summary, const std::function<void()>& then) {
  files_.remove(summary.file, [this, summary, then](const std::optional<RunDocument>& run) {
    then();
    Q_EMIT removed(removalText(summary, run && results_->isShown(*run), run && results_->isBaseline(*run)));
    refresh();
  });
}

void HistoryController::restore(const RunSummary& summary) {
  files_.restore(summary.file, [this, summary] {
    Q_EMIT restored(tr("Restored the run of %1.").arg(whenText(summary)));
    refresh();
  });
}

QString HistoryController::removalText(const RunSummary& summary, bool wasShown, bool wasBaseline) const {
  QString text = tr("Deleted the run of %1. Ctrl+Z restores it.").arg(whenText(summary)) + QLatin1Char(' ');
  if (wasShown && wasBaseline) {
    return text + tr("It stays shown until the next run, and the baseline until that is cleared.");
  }
  if (wasShown) return text + tr("It stays shown until the next run.");
  if (wasBaseline) text += tr("It stays the baseline until that is cleared.") + QLatin1Char(' ');
  const RunSummary shown = summaryOf(results_->currentRun());
  if (!shown.startedAt.empty()) text += tr("The run of %1 is shown.").arg(whenText(shown));
  return text.trimmed();
}

}  // namespace headroom
