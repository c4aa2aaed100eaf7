#include "history/history_desk.hpp"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <utility>

#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "models/run_names.hpp"
#include "results/exports.hpp"
#include "style/text.hpp"
#include "widgets/save_dialog.hpp"

namespace headroom {

HistoryDesk::HistoryDesk(Bridge* bridge, ResultDesk* results, HistoryPanel* panel, std::filesystem::path folder,
                         QObject* parent)
    : QObject(parent), bridge_(bridge), results_(results), panel_(panel), files_(std::move(folder)) {
  connect(&files_, &HistoryFiles::listed, this, [this](const std::vector<RunSummary>& runs) {
    panel_->setRuns(runs);
    Q_EMIT listed();
  });
  connect(&files_, &HistoryFiles::saved, this, &HistoryDesk::saved);
  connect(&files_, &HistoryFiles::failed, this, &HistoryDesk::failed);
  connect(&files_, &HistoryFiles::listFailed, this, &HistoryDesk::listFailed);
  for (const auto signal : {&HistoryDesk::resumed, &HistoryDesk::pinned})
    connect(this, signal, this, &HistoryDesk::done);
  connect(this, &HistoryDesk::opened, this, &HistoryDesk::done);
  connect(this, &HistoryDesk::saved, this, &HistoryDesk::done);
  connect(this, &HistoryDesk::removed, this, &HistoryDesk::done);
  connect(bridge_, &Bridge::sweepStarted, this, [this] { panel_->setMeasuring(true); });
  connect(bridge_, &Bridge::sweepFinished, this, [this] {
    panel_->setMeasuring(false);
    refresh();
  });
  connect(panel_, &HistoryPanel::openAsked, this, &HistoryDesk::open);
  connect(panel_, &HistoryPanel::resumeAsked, this, &HistoryDesk::resume);
  connect(panel_, &HistoryPanel::pinAsked, this, &HistoryDesk::pin);
  connect(panel_, &HistoryPanel::exportCsvAsked, this,
          [this](const RunSummary& run) { askAndSave(run, QStringLiteral("csv"), tr("CSV tables (*.csv)")); });
  connect(panel_, &HistoryPanel::exportJsonAsked, this,
          [this](const RunSummary& run) { askAndSave(run, QStringLiteral("json"), tr("Run documents (*.json)")); });
  connect(panel_, &HistoryPanel::deleteAsked, this, &HistoryDesk::askAndDelete);
  connect(panel_, &HistoryPanel::keepAsked, this, &HistoryDesk::keep);
  if (!files_.folder().empty()) panel_->setMostKept(mostRunsKept(files_.folder()));
  refresh();
}

// Reading disturbs what is timed: the end of a sweep refreshes anyway.
void HistoryDesk::refresh() {
  if (!bridge_->isSweeping()) files_.list();
}

void HistoryDesk::tell(const std::string& note) {
  if (!note.empty()) Q_EMIT noted(QString::fromStdString(note), NoteLevel::Warning);
}

void HistoryDesk::open(const RunSummary& summary) {
  files_.read(summary.file, [this, summary](const StoredRun& run) {
    if (bridge_->isSweeping()) return;  // one began while this was read: its rows are what is wanted now
    tell(run.note);
    Q_EMIT opening(run.document);
    results_->show(run.document);
    Q_EMIT opened(whenText(summary));
  });
}

void HistoryDesk::resume(const RunSummary& summary) {
  files_.read(summary.file, [this, summary](const StoredRun& run) {
    if (bridge_->isSweeping()) return;
    tell(run.note);
    try {
      Q_EMIT opening(run.document);
      results_->resume(run, summary.file);
    } catch (const Error& error) {
      Q_EMIT failed(QString::fromStdString(error.what()));
      return;
    }
    Q_EMIT resumed();
  });
}

void HistoryDesk::pin(const RunSummary& summary) {
  files_.read(summary.file, [this, summary](const StoredRun& run) {
    tell(run.note);
    results_->setBaseline(run.document, tr("run of %1").arg(whenText(summary)));
    Q_EMIT pinned();
  });
}

void HistoryDesk::askAndSave(const RunSummary& summary, const QString& ending, const QString& filter) {
  const QString suggested = suggestedExport(QDir::home(), summary, {}, ending);
  const QString file = askWhereToSave(window(), tr("Export a run"), suggested, filter);
  if (!file.isEmpty()) save(summary, file);
}

void HistoryDesk::save(const RunSummary& summary, const QString& file) {
  files_.save(summary.file, file, [file](const StoredRun& run) {
    if (file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)) {
      writeCsv(run.document.rows, std::nullopt, file);
    } else {
      writeFile(file.toStdString(), toJson(run.document));
    }
  });
}

/// The next run deletes those beyond it, not this.
void HistoryDesk::keep(std::size_t runs) {
  try {
    setMostRunsKept(files_.folder(), runs);
  } catch (const Error& error) {
    Q_EMIT failed(QString::fromStdString(error.what()));
  }
  panel_->setMostKept(mostRunsKept(files_.folder()));
}

void HistoryDesk::askAndDelete(const RunSummary& summary) {
  auto* question =
      new QMessageBox(QMessageBox::Question, tr("Delete a run"),
                      tr("Delete the run of %1 for good?").arg(whenText(summary)), QMessageBox::Cancel, window());
  question->setInformativeText(
      summary.problem.empty()
          ? tr("%1 (%2): %3.").arg(text(jobText(summary)), text(inShort(summary.variants)), text(progressText(summary)))
          : text(summary.problem));
  question->setObjectName(QStringLiteral("deleteQuestion"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  const QPushButton* yes = question->addButton(tr("Delete"), QMessageBox::DestructiveRole);
  connect(yes, &QPushButton::clicked, this, [this, summary] { remove(summary); });
  question->setDefaultButton(QMessageBox::Cancel);
  question->open();
}

void HistoryDesk::remove(const RunSummary& summary) {
  files_.remove(summary.file, [this, summary](const std::optional<RunDocument>& run) {
    Q_EMIT removed(removalText(summary, run && results_->isShown(*run), run && results_->isBaseline(*run)));
    refresh();
  });
}

QString HistoryDesk::removalText(const RunSummary& summary, bool wasShown, bool wasBaseline) const {
  QString text = tr("Deleted the run of %1.").arg(whenText(summary)) + QLatin1Char(' ');
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
