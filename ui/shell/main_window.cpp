#include "shell/main_window.hpp"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <algorithm>

#include "headroom/analysis/noise_floors.hpp"
#include "headroom/report/report.hpp"
#include "headroom/report/trace.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "models/story_ids.hpp"
#include "results/result_exports.hpp"
#include "shell/noise_dialog.hpp"
#include "style/plain_text.hpp"
#include "style/quiet_text.hpp"
#include "throughput/throughput_picture.hpp"

namespace headroom {

MainWindow::MainWindow(WindowOptions options, QWidget* parent)
    : QMainWindow(parent),
      settings_(options.keep),
      bridge_(std::make_unique<Bridge>(options.workbench)),
      actions_(this),
      colours_(colourOrder(bridge_->catalogue())) {
  makeQuietTextReadable();
  setWindowTitle(tr("Headroom"));
  setAcceptDrops(true);
  buildPanels(options.workbench.historyFolder);
  buildDocks();
  historyController_ = new HistoryController(bridge_.get(), resultController_, historyPanel_,
                                             options.workbench.historyFolder, centralWidget());
  buildTuner(options.workbench.tuningFolder);
  buildSplit();
  buildAb(options.workbench.kernelFolders);
  noiseController_ = new NoiseController(bridge_.get(), centralWidget());
  connectActions();
  connectBridge();
  connectControllers();
  connectPanels();
  connectHistory();
  connectNoise();
  connectComparison();
  connectTuner();
  connectSplit();
  connectAb();
  restore(options);
  bringLastRunBack(options);
  if (options.timeBudgetSeconds) bridge_->limitSampling(*options.timeBudgetSeconds);
  bridge_->findDevices();
  if (!options.photo.isEmpty()) photoController_->open(options.photo);
}

// The engine goes first and takes its signals with it; then the widgets, while what they show is still there.
MainWindow::~MainWindow() {
  bridge_->disconnect();
  bridge_->stopSweep();
  delete takeCentralWidget();
}

void MainWindow::showDevices(const std::vector<DeviceDescription>& devices) {
  areDevicesKnown_ = true;
  notices_->settle(NoticeCause::Device);
  splitController_->setDevices(devices);
  if (devices.empty()) {
    controls_->device()->setDevices({}, {});
    showNoDevice(
        tr("No OpenCL device was found. Install a driver, for example the package pocl-opencl-icd for this "
           "computer's processor, then choose Run > Rescan devices."));
  } else {
    chooseAmong(devices);
  }
  updateActions();
  announceIfSettled();
}

void MainWindow::chooseAmong(const std::vector<DeviceDescription>& devices) {
  const std::optional<DeviceDescription> held = controls_->device()->current();
  try {
    controls_->device()->setDevices(devices, held ? QString::fromStdString(held->id) : wantedDevice_);
  } catch (const NoDeviceError& error) {
    if (held) {
      notices_->report(
          NoticeCause::Device,
          tr("Device %1 is no longer available. Another device was selected.").arg(QString::fromStdString(held->name)));
    } else if (deviceIsWanted_) {
      notices_->report(NoticeCause::Device, QString::fromStdString(error.what()));
    } else {
      log_->add(
          tr("Device %1 of the last session is no longer available. Another device was selected.").arg(wantedDevice_),
          NoteLevel::Warning);
    }
  }
}

void MainWindow::showNoDevice(const QString& reason) {
  controls_->device()->setEmptyText(tr("No device found"));
  photoController_->setDevice(controls_->device()->current());
  tuneController_->setDevice(controls_->device()->current(), reason);
  notices_->report(NoticeCause::Device, reason);
}

void MainWindow::chooseWorkload(const QString& id) {
  storyController_->setWorkload(id);
  const Workload& workload = findWorkload(id.toStdString());
  controls_->transfers()->setChecked(settings_.transfers(id).value_or(workload.countsTransfers));
  followSigmaUse();
  // Something is selected from the start.
  side_->selectVariant(variants_->index(0).data(VariantModel::IdRole).toString());
  updateActions();
}

void MainWindow::tickVariants(const QString& names) {
  if (names == QLatin1String("story")) return storyController_->tickStory();
  QStringList ids;
  for (const std::string& id : bridge_->catalogue().select(variants_->workload().toStdString(), names.toStdString())) {
    ids << QString::fromStdString(id);
    const QString whyNot = storyController_->whyNot(ids.constLast());
    if (names != QLatin1String("all") && !whyNot.isEmpty()) throw UsageError(whyNot.toStdString());
  }
  variants_->setTicked(ids);
}

bool MainWindow::usesSigma(const QString& workload) {
  return findWorkload(workload.toStdString()).usesSigma;
}

void MainWindow::chooseVariant(const QString& id) {
  resultController_->chooseVariant(id);
  updateKernelActions();
}

void MainWindow::askForNoise() {
  const std::optional<DeviceDescription> device = controls_->device()->current();
  if (!device) return;
  const std::optional<NoiseFloor> known = knownNoiseFloor(*device);
  const Workload& workload = findWorkload(variants_->workload().toStdString());
  auto* dialog =
      new NoiseDialog({static_cast<int>(variants_->ticked().size()), QString::fromStdString(workload.title),
                       controls_->sizes()->text(), known ? QString::fromStdString(toText(*known)) : QString()},
                      this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] { measureNoise(dialog->isOfTicked(), dialog->pairs()); });
  dialog->open();
}

void MainWindow::measureNoise(bool ofTicked, int pairs) {
  // A dialog can stand open while the world changes.
  if (!actions_.measureNoise->isEnabled()) return;
  RunPlan check = plan();
  if (!ofTicked) check.variants = bridge_->catalogue().select(kNoiseWorkload, "all");
  try {
    noiseController_->start(check, pairs);
  } catch (const Error& error) {
    notices_->report(NoticeCause::Run, QString::fromStdString(error.what()));
  }
}

void MainWindow::beginSweep() {
  notices_->settle(NoticeCause::Run);
  status_->start(tr("Starting..."));
  updateActions();
}

void MainWindow::endSweep(const RunFinished& finished, qsizetype results, View of) {
  switch (finished.outcome) {
    case Outcome::Completed:
      status_->finish(tr("Done: %1 results.").arg(results), placeOf(of));
      break;
    case Outcome::Cancelled:
      status_->finish(tr("Stopped. Results so far are kept."), placeOf(of));
      break;
    case Outcome::Failed:
      status_->finish(tr("The run failed."), placeOf(of));
      notices_->report(NoticeCause::Run, QString::fromStdString(finished.reason));
      break;
  }
  updateActions();
  Q_EMIT runFinished(finished.outcome);
}

void MainWindow::updateRunAction() {
  QString whyNot;
  QString what;
  switch (view()) {
    case View::Guide:
      whyNot = guide_->whyNotRunSelected();
      what = tr("Run what is selected in the guide (Ctrl+R).");
      break;
    case View::Tuner:
      whyNot = tuneController_->whyNotStart();
      what = tr("Look for the fastest configuration of the chosen kernel (Ctrl+R).");
      break;
    case View::Split:
      whyNot = splitController_->whyNotStart();
      what = tr("Measure what each share of the rows is worth (Ctrl+R).");
      break;
    case View::Photo:
    case View::Throughput:
    case View::SpeedUp:
      whyNot = whyNotRun();
      what = tr("Measure every ticked variant at every size (Ctrl+R).");
      break;
  }
  actions_.run->setEnabled(whyNot.isEmpty());
  actions_.run->setToolTip(whyNot.isEmpty() ? what : plainToolTip(whyNot));
  // On its button; elsewhere it is an entry of a menu.
  const bool isTimed = hasResultTabs() && whyNot.isEmpty();
  actions_.run->setIconText(isTimed ? tr("Run (%1)").arg(storyController_->durationOf(bridge_->asLimited(plan())))
                                    : tr("Run"));
}

void MainWindow::updateActions() {
  updateRunAction();
  updateKernelActions();
  actions_.stop->setEnabled(bridge_->isSweeping());
  actions_.measureNoise->setEnabled(!bridge_->isSweeping() && controls_->device()->current().has_value() &&
                                    controls_->sizes()->error().isEmpty());
  const bool hasResults = results_->rowCount() > 0 && !bridge_->isSweeping();
  for (QAction* action : {actions_.exportCsv, actions_.exportChartPng, actions_.exportChartSvg}) {
    action->setEnabled(hasResults);
  }
  const std::vector<ResultRow>& rows = results_->rows();
  actions_.exportTrace->setEnabled(hasResults && std::any_of(rows.begin(), rows.end(), hasTrace));
  for (QAction* action : {actions_.exportTuningCsv, actions_.exportTuningT4}) {
    action->setEnabled(tuneController_->hasResults());
  }
  for (QAction* action : {actions_.exportSplitCsv, actions_.exportSplitJson}) {
    action->setEnabled(splitController_->hasResults());
  }
  updateComparisonActions();
  actions_.saveBlurred->setEnabled(photoController_->hasBlurred() && !bridge_->isPreviewPending());
  for (QAction* action : {actions_.fit, actions_.actualSize, actions_.zoomIn, actions_.zoomOut}) {
    action->setEnabled(photoController_->hasPhoto());
  }
}

MainWindow::Reporting MainWindow::reports(NoticeCause cause) const {
  return [notices = notices_, cause](const QString& sentence) { notices->report(cause, sentence); };
}

bool MainWindow::isSettled() const {
  return areDevicesKnown_ && photoController_->hasBlurred() && !photoController_->isBusy();
}

void MainWindow::announceIfSettled() {
  if (isSettled()) Q_EMIT settled();
}

void MainWindow::showView(View view) {
  tabs_->setCurrentIndex(static_cast<int>(view));
  if (view == View::Guide) guide_->setFocus();
  if (view == View::Tuner) tuner_->setFocus();
  if (view == View::Split) split_->setFocus();
}

bool MainWindow::hasResultTabs() const {
  return view() == View::Photo || view() == View::Throughput || view() == View::SpeedUp;
}

MainWindow::View MainWindow::view() const {
  return static_cast<View>(tabs_->currentIndex());
}

void MainWindow::followTab() {
  switch (view()) {
    case View::Guide:
      pages_->setCurrentWidget(guide_);
      controls_->setUse(ControlBar::Use::Guide);
      break;
    case View::Tuner:
      pages_->setCurrentWidget(tuner_);
      controls_->setUse(ControlBar::Use::Tuner);
      break;
    case View::Split:
      pages_->setCurrentWidget(split_);
      controls_->setUse(ControlBar::Use::Tuner);
      break;
    case View::Photo:
    case View::Throughput:
    case View::SpeedUp:
      pages_->setCurrentIndex(0);
      views_->setCurrentIndex(tabs_->currentIndex());
      controls_->setUse(ControlBar::Use::Sweep);
      break;
  }
  compareBar_->setVisible(view() == View::Throughput);
  answerForView();
  followSigmaUse();
  followResultTab();
  updateActions();
}

void MainWindow::toggleResultTab(ResultTabs::Page page, bool shown) {
  resultTabs_->showPage(shown ? page : ResultTabs::Page::Results);
  // The other views have no such pages, nor has a photo without results.
  if (shown && (!hasResultTabs() || resultTabs_->isHidden())) showView(View::Throughput);
  followResultTab();
}

void MainWindow::followResultTab() {
  // Until there are results a photo has the room of their table.
  resultTabs_->setVisible(view() != View::Photo || results_->rowCount() > 0);
  const bool isSeen = hasResultTabs() && !resultTabs_->isHidden();
  actions_.showSamples->setChecked(isSeen && resultTabs_->page() == ResultTabs::Page::Samples);
  actions_.showTimeline->setChecked(isSeen && resultTabs_->page() == ResultTabs::Page::Timeline);
}

bool MainWindow::save(const QString& what, const QString& file, const Writing& write) {
  try {
    write(file);
  } catch (const Error& error) {
    notices_->report(NoticeCause::Export, QString::fromStdString(error.what()), what);
    return false;
  }
  notices_->settle(NoticeCause::Export, what);
  status_->finish(tr("Saved %1").arg(file));
  return true;
}

void MainWindow::saveReport(const QString& file) {
  save(QStringLiteral("report"), file,
       [this](const QString& name) { writeFile(name.toStdString(), guide_->reportHtml()); });
}

bool MainWindow::exportCsv(const QString& file) {
  return save(QStringLiteral("results"), file,
              [this](const QString& name) { writeCsv(results_->rows(), results_->comparison(), name); });
}

bool MainWindow::exportChart(const QString& file) {
  return save(QStringLiteral("chart"), file, [this](const QString& name) { writeChart(*chart_, name); });
}

bool MainWindow::exportTrace(const QString& file) {
  return save(QStringLiteral("trace"), file, [this](const QString& name) { writeTrace(results_->rows(), name); });
}

void MainWindow::closeEvent(QCloseEvent* event) {
  remember();
  bridge_->stopSweep();
  QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  actions_.drawIcons(palette());
  makeQuietTextReadable();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (PhotoController::canOpen(*event->mimeData())) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  if (const QString results = resultsIn(*event->mimeData()); !results.isEmpty()) {
    openDropped(results);
    event->acceptProposedAction();
    return;
  }
  if (photoController_->open(*event->mimeData())) event->acceptProposedAction();
}

}  // namespace headroom
