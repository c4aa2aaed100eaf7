// What the main window's results are compared with: a baseline, other tools' results.
#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMimeData>
#include <QToolButton>
#include <QUrl>
#include <filesystem>

#include "headroom/error.hpp"
#include "headroom/history.hpp"
#include "headroom/imports.hpp"
#include "window/main_window.hpp"

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

/// True for a document or a journal; a file of another tool is neither.
bool isRun(const QString& file) {
  try {
    readRun(file.toStdString());
    return true;
  } catch (const Error&) {
    return false;
  }
}

}  // namespace

void MainWindow::connectComparison() {
  connect(actions_.pinBaseline, &QAction::triggered, this, &MainWindow::pinBaseline);
  connect(actions_.openBaseline, &QAction::triggered, this, [this] {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a run as baseline"), {},
                                                      tr("Runs (*.json *.jsonl);;All files (*)"));
    if (!file.isEmpty()) openBaseline(file);
  });
  connect(actions_.clearBaseline, &QAction::triggered, resultDesk_, &ResultDesk::clearBaseline);
  connect(actions_.overlayResults, &QAction::triggered, this, [this] {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open results of clpeak, nvbench or Google Benchmark"),
                                                      {}, tr("Results (*.json *.xml);;All files (*)"));
    if (!file.isEmpty()) overlayResults(file);
  });
  connect(actions_.clearOverlays, &QAction::triggered, this, [this] {
    chart_->setImports({});
    updateActions();
  });
  connect(resultDesk_, &ResultDesk::baselineChanged, this, &MainWindow::updateActions);
  connect(resultDesk_, &ResultDesk::noted, log_, &MessageLog::add);
}

void MainWindow::pinBaseline() {
  const RunDocument run = resultDesk_->currentRun();
  resultDesk_->setBaseline(run, nameOf(run.context));
  status_->finish(tr("Pinned as baseline: what runs next is compared with it."));
}

bool MainWindow::openBaseline(const QString& file) {
  try {
    const StoredRun run = readRun(file.toStdString());
    if (!run.note.empty()) log_->add(QString::fromStdString(run.note));
    if (run.document.rows.empty()) {
      reportProblem(tr("%1 holds a run without results, so there is nothing to compare with.").arg(file));
      return false;
    }
    resultDesk_->setBaseline(run.document, QFileInfo(file).completeBaseName());
  } catch (const Error& error) {
    reportProblem(QString::fromStdString(error.what()));
    return false;
  }
  problem_->hide();
  showView(View::Throughput);
  return true;
}

bool MainWindow::overlayResults(const QString& file) {
  try {
    ImportedResults results = importFile(file.toStdString());
    for (const std::string& sentence : results.notes) log_->add(QString::fromStdString(sentence));
    std::vector<ImportedResults> all = chart_->imports();
    all.push_back(std::move(results));
    chart_->setImports(std::move(all));
  } catch (const Error& error) {
    reportProblem(QString::fromStdString(error.what()));
    return false;
  }
  problem_->hide();
  updateActions();
  showView(View::Throughput);
  return true;
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

void MainWindow::openResults(const QString& file) {
  if (suffixOf(file) == QLatin1String("jsonl") || isRun(file)) {
    openBaseline(file);
  } else {
    overlayResults(file);
  }
}

void MainWindow::updateComparisonActions() {
  const bool isIdle = !bridge_->isSweeping();
  actions_.pinBaseline->setEnabled(isIdle && results_->rowCount() > 0);
  // Reading a large file would disturb what is timed.
  for (QAction* action : {actions_.openBaseline, actions_.overlayResults}) action->setEnabled(isIdle);
  actions_.clearBaseline->setEnabled(isIdle && resultDesk_->hasBaseline());
  actions_.clearOverlays->setEnabled(isIdle && !chart_->imports().empty());
}

QWidget* MainWindow::buildCompareBar(QWidget* parent) {
  auto* pin = new QToolButton(parent);
  pin->setObjectName(QStringLiteral("pinBaseline"));
  pin->setDefaultAction(actions_.pinBaseline);
  auto* compare = new QToolButton(parent);
  compare->setObjectName(QStringLiteral("compare"));
  compare->setText(actions_.compareMenu->title());
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
