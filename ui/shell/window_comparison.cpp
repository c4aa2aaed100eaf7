// What the main window's results are compared with: a baseline, other tools' results.
#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMimeData>
#include <QToolButton>
#include <QUrl>

#include "headroom/history.hpp"
#include "headroom/imports.hpp"
#include "shell/main_window.hpp"

namespace headroom {

namespace {

/// By which a run is told from others on this screen.
QString nameOf(const RunContext& context) {
  const QDateTime start = QDateTime::fromString(QString::fromStdString(context.startedAt), Qt::ISODate);
  return start.isValid() ? MainWindow::tr("run of %1").arg(start.toLocalTime().toString(QStringLiteral("HH:mm:ss")))
                         : MainWindow::tr("pinned run");
}

QString suffixOf(const QString& file) {
  return QFileInfo(file).suffix().toLower();
}

}  // namespace

void MainWindow::connectComparison() {
  connect(resultFiles_, &ResultFiles::runRead, this, &MainWindow::showBaseline);
  connect(resultFiles_, &ResultFiles::otherToolRead, this, &MainWindow::showOverlay);
  connect(resultFiles_, &ResultFiles::failed, notices_, reports(NoticeCause::ResultFile));
  connect(bridge_.get(), &Bridge::sweepFinished, notices_, [this] { notices_->settle(NoticeCause::DroppedFile); });
  connect(actions_.pinBaseline, &QAction::triggered, this, &MainWindow::pinBaseline);
  connect(actions_.openBaseline, &QAction::triggered, this, [this] {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a run as baseline"), {},
                                                      tr("Runs (*.json *.jsonl);;All files (*)"));
    if (!file.isEmpty()) openBaseline(file);
  });
  connect(actions_.clearBaseline, &QAction::triggered, resultController_, &ResultController::clearBaseline);
  connect(actions_.overlayResults, &QAction::triggered, this, [this] {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open results of clpeak, nvbench or Google Benchmark"),
                                                      {}, tr("Results (*.json *.xml);;All files (*)"));
    if (!file.isEmpty()) overlayResults(file);
  });
  connect(actions_.clearOverlays, &QAction::triggered, this, [this] {
    chart_->setImports({});
    updateActions();
  });
  connect(resultController_, &ResultController::baselineChanged, this, &MainWindow::updateActions);
  connect(resultController_, &ResultController::noted, log_, &MessageLog::add);
}

void MainWindow::pinBaseline() {
  const RunDocument run = resultController_->currentRun();
  resultController_->setBaseline(run, nameOf(run.context));
  status_->finish(tr("Pinned as baseline: what runs next is compared with it."));
}

void MainWindow::openBaseline(const QString& file) {
  resultFiles_->read(file, ResultFiles::Wanted::Run);
}

void MainWindow::overlayResults(const QString& file) {
  resultFiles_->read(file, ResultFiles::Wanted::OtherTool);
}

void MainWindow::openDropped(const QString& file) {
  // Reading a large file would disturb what is timed.
  if (bridge_->isSweeping()) {
    notices_->report(
        NoticeCause::DroppedFile,
        tr("%1 was not read, because that would disturb the run. Drop it again when the run ends.").arg(file));
    return;
  }
  resultFiles_->read(file, ResultFiles::Wanted::Either);
}

void MainWindow::showBaseline(const QString& file, const StoredRun& run) {
  if (!run.note.empty()) log_->add(QString::fromStdString(run.note), NoteLevel::Warning);
  if (run.document.rows.empty()) {
    notices_->report(NoticeCause::ResultFile,
                     tr("%1 holds a run without results, so there is nothing to compare with.").arg(file));
    return;
  }
  resultController_->setBaseline(run.document, QFileInfo(file).completeBaseName());
  notices_->settle(NoticeCause::ResultFile);
  showView(View::Throughput);
  Q_EMIT resultsOpened(file);
}

void MainWindow::showOverlay(const QString& file, const ImportedResults& results) {
  for (const std::string& sentence : results.notes) log_->add(QString::fromStdString(sentence), NoteLevel::Warning);
  std::vector<ImportedResults> all = chart_->imports();
  all.push_back(results);
  chart_->setImports(std::move(all));
  notices_->settle(NoticeCause::ResultFile);
  updateActions();
  showView(View::Throughput);
  Q_EMIT resultsOpened(file);
}

QString MainWindow::resultsIn(const QMimeData& content) {
  const QList<QUrl> urls = content.urls();
  for (const QUrl& url : urls) {
    const QString ending = suffixOf(url.toLocalFile());
    if (ending == QLatin1String("json") || ending == QLatin1String("jsonl") || ending == QLatin1String("xml")) {
      return url.toLocalFile();
    }
  }
  return {};
}

void MainWindow::updateComparisonActions() {
  const bool isIdle = !bridge_->isSweeping();
  actions_.pinBaseline->setEnabled(isIdle && results_->rowCount() > 0);
  // Reading a large file would disturb what is timed.
  for (QAction* action : {actions_.openBaseline, actions_.overlayResults}) action->setEnabled(isIdle);
  actions_.clearBaseline->setEnabled(isIdle && resultController_->hasBaseline());
  actions_.clearOverlays->setEnabled(isIdle && !chart_->imports().empty());
}

QWidget* MainWindow::buildCompareBar(QWidget* parent) {
  auto* pin = new QToolButton(parent);
  pin->setObjectName(QStringLiteral("pinBaseline"));
  pin->setDefaultAction(actions_.pinBaseline);
  auto* compare = new QToolButton(parent);
  compare->setObjectName(QStringLiteral("compare"));
  compare->setText(tr("Compare"));  // its key is the menu's
  compare->setMenu(actions_.compareMenu);
  compare->setPopupMode(QToolButton::InstantPopup);
  auto* bar = new QWidget(parent);
  auto* layout = new QHBoxLayout(bar);
  layout->setContentsMargins(0, 0, 0, 0);
  for (QToolButton* button : {pin, compare}) {
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    layout->addWidget(button);
  }
  return bar;
}

}  // namespace headroom
