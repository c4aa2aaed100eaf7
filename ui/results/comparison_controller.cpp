#include "results/comparison_controller.hpp"

#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QToolButton>
#include <QUrl>
#include <utility>

#include "headroom/history.hpp"
#include "headroom/imports.hpp"

namespace headroom {

namespace {

/// Returns a name that distinguishes the run from others on this screen.
QString nameOf(const RunContext& context) {
  const QDateTime start = QDateTime::fromString(QString::fromStdString(context.startedAt), Qt::ISODate);
  return start.isValid()
             ? ComparisonController::tr("run of %1").arg(start.toLocalTime().toString(QStringLiteral("HH:mm:ss")))
             : ComparisonController::tr("pinned run");
}

QString suffixOf(const QString& file) {
  return QFileInfo(file).suffix().toLower();
}

}  // namespace

ComparisonController::ComparisonController(const ViewContext& context, ResultController* results, ThroughputView* chart,
                                           QObject* parent)
    : QObject(parent),
      bridge_(context.bridge),
      changes_(context.changes),
      results_(results),
      chart_(chart),
      window_(context.window),
      files_(new ResultFiles(this)),
      menu_(new QMenu(tr("&Compare"), window_)),
      pin_(new QAction(tr("&Pin as baseline"), window_)),
      open_(new QAction(tr("&Open baseline..."), window_)),
      clear_(new QAction(tr("&Clear baseline"), window_)),
      overlay_(new QAction(tr("Overlay &results of another tool..."), window_)),
      clearOverlays_(new QAction(tr("Clear o&verlays"), window_)) {
  pin_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_B));
  pin_->setToolTip(tr("Compare later runs with these results (Ctrl+B)."));
  menu_->addActions({pin_, open_, clear_});
  menu_->addSeparator();
  menu_->addActions({overlay_, clearOverlays_});
  connectActions();
  connect(files_, &ResultFiles::runRead, this, &ComparisonController::showBaseline);
  connect(files_, &ResultFiles::otherToolRead, this, &ComparisonController::showOverlay);
  connect(files_, &ResultFiles::failed, this, &ComparisonController::failed);
  connect(results_, &ResultController::baselineChanged, this, &ComparisonController::updateActions);
  connect(results_, &ResultController::rowsChanged, this, &ComparisonController::updateActions);
  connect(bridge_, &Bridge::sweepStarted, this, &ComparisonController::updateActions);
  connect(bridge_, &Bridge::sweepFinished, this, &ComparisonController::updateActions);
  updateActions();
}

void ComparisonController::connectActions() {
  connect(pin_, &QAction::triggered, this, &ComparisonController::takePinned);
  connect(open_, &QAction::triggered, this, [this] {
    const QString file = QFileDialog::getOpenFileName(window_, tr("Open a run as baseline"), {},
                                                      tr("Runs (*.json *.jsonl *.headroom);;All files (*)"));
    if (!file.isEmpty()) openBaseline(file);
  });
  connect(clear_, &QAction::triggered, results_, &ResultController::clearBaseline);
  connect(overlay_, &QAction::triggered, this, [this] {
    const QString file =
        QFileDialog::getOpenFileName(window_, tr("Open results of clpeak, nvbench or Google Benchmark"), {},
                                     tr("Results (*.json *.xml);;All files (*)"));
    if (!file.isEmpty()) overlay(file);
  });
  connect(clearOverlays_, &QAction::triggered, this, [this] { changeOverlays({}, tr("clearing of the overlays")); });
}

void ComparisonController::insert(QAction* action) {
  menu_->insertAction(overlay_, action);
  menu_->insertSeparator(overlay_);
}

QWidget* ComparisonController::newBar(QWidget* parent) {
  auto* pin = new QToolButton(parent);
  pin->setObjectName(QStringLiteral("pinBaseline"));
  pin->setDefaultAction(pin_);
  auto* compare = new QToolButton(parent);
  compare->setObjectName(QStringLiteral("compare"));
  compare->setText(tr("Compare"));  // the menu has the shortcut
  compare->setMenu(menu_);
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

void ComparisonController::takePinned() {
  const RunDocument run = results_->currentRun();
  results_->setBaseline(run, nameOf(run.context));
  Q_EMIT pinned(tr("Pinned as the baseline. Later runs are compared with it."));
}

void ComparisonController::openBaseline(const QString& file) {
  files_->read(file, ResultFiles::Wanted::Run);
}

void ComparisonController::overlay(const QString& file) {
  files_->read(file, ResultFiles::Wanted::OtherTool);
}

void ComparisonController::openDropped(const QString& file) {
  // Reading a large file would disturb the measurement.
  if (bridge_->isSweeping()) {
    Q_EMIT dropRefused(
        tr("%1 was not read, because that would disturb the run. Drop it again when the run ends.").arg(file));
    return;
  }
  files_->read(file, ResultFiles::Wanted::Either);
}

void ComparisonController::showBaseline(const QString& file, const StoredRun& run) {
  if (!run.note.empty()) Q_EMIT noted(QString::fromStdString(run.note), NoteLevel::Warning);
  if (run.document.rows.empty()) {
    Q_EMIT failed(tr("%1 holds a run without results, so there is nothing to compare with.").arg(file));
    return;
  }
  results_->setBaseline(run.document, QFileInfo(file).completeBaseName());
  Q_EMIT opened(file);
}

void ComparisonController::showOverlay(const QString& file, const ImportedResults& results) {
  for (const std::string& sentence : results.notes) {
    Q_EMIT noted(QString::fromStdString(sentence), NoteLevel::Warning);
  }
  std::vector<ImportedResults> all = chart_->imports();
  all.push_back(results);
  changeOverlays(std::move(all), tr("overlay of %1").arg(QFileInfo(file).fileName()));
  Q_EMIT opened(file);
}

void ComparisonController::changeOverlays(std::vector<ImportedResults> overlays, const QString& what) {
  const auto undo = [this, before = chart_->imports()] { showOverlays(before); };
  const auto redo = [this, after = std::move(overlays)] { showOverlays(after); };
  redo();
  changes_->add({what, undo, redo});
}

void ComparisonController::showOverlays(const std::vector<ImportedResults>& overlays) {
  chart_->setImports(overlays);
  updateActions();
}

QString ComparisonController::resultsIn(const QMimeData& content) {
  const QList<QUrl> urls = content.urls();
  for (const QUrl& url : urls) {
    const QString ending = suffixOf(url.toLocalFile());
    if (ending == QLatin1String("json") || ending == QLatin1String("jsonl") || ending == QLatin1String("xml")) {
      return url.toLocalFile();
    }
  }
  return {};
}

void ComparisonController::updateActions() {
  const bool isIdle = !bridge_->isSweeping();
  pin_->setEnabled(isIdle && !results_->rows().empty());
  // Reading a large file would disturb the measurement.
  for (QAction* action : {open_, overlay_}) action->setEnabled(isIdle);
  clear_->setEnabled(isIdle && results_->hasBaseline());
  clearOverlays_->setEnabled(isIdle && !chart_->imports().empty());
}

}  // namespace headroom
