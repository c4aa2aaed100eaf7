#include "shell/main_window.hpp"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <algorithm>

#include "ab/ab_entry.hpp"
#include "headroom/system/error.hpp"
#include "models/story_ids.hpp"
#include "preferences/lost_settings.hpp"
#include "style/plain_text.hpp"
#include "style/quiet_text.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// Returns the dropped file; empty for several files and for other content.
QString localFileIn(const QMimeData& data) {
  const QList<QUrl> urls = data.urls();
  return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

WorkbenchOptions withFolders(WorkbenchOptions options, const Preferences& preferences) {
  options.kernelFolders = preferences.kernelFolders();
  return options;
}

}  // namespace

MainWindow::MainWindow(WindowOptions options, QWidget* parent)
    : QMainWindow(parent),
      preferences_(options.keep, {options.timeBudgetSeconds, options.workbench.kernelFolders}),
      bridge_(std::make_unique<Bridge>(withFolders(options.workbench, preferences_))),
      colours_(colourOrder(bridge_->catalogue())),
      actions_(this),
      signals_(new ViewSignals(this)),
      docks_(new Docks(this)) {
  showTheme(preferences_.theme());
  makeQuietTextReadable();
  setWindowTitle(tr("Headroom"));
  setAcceptDrops(true);
  buildFrame(options);
  buildViews(options);
  connectRuns();
  connectViews();
  connectDevice();
  connectPhoto();
  connectResults();
  addHistory(options);
  addTurns(viewContext(options, centralWidget()), actions_.takeTurns, [this] { return selectedVariant(); });
  addNoiseCheck();
  addHosts();
  watchKernels();
  addPreferences();
  addSessions(options);
  addHelp();
  buildStatusBar();
  buildMenus();
  restore(options);
  rememberChoices();
  bringLastRunBack(options);
  if (options.timeBudgetSeconds) bridge_->limitSampling(*options.timeBudgetSeconds);
  if (!options.ceilings) bridge_->leaveCeilingsOut();
  bridge_->findDevices();
  if (!options.photo.isEmpty()) openPhoto(options.photo);
  beginSession(options);
}

// Destroys the engine first, with its signals, then the widgets, while the data that they show still exists.
MainWindow::~MainWindow() {
  bridge_->disconnect();
  // Its dialog emits the last typed value when it loses the focus.
  preferences_.disconnect();
  bridge_->stopSweep();
  delete takeCentralWidget();
  delete findChild<FrameBar*>();
}

void MainWindow::run() {
  if (!whyNotRun().isEmpty()) return;
  try {
    results_->controller()->start(choice_->plan(), choice_->devices());
  } catch (const Error& error) {
    messages_->report(NoticeCause::Run, text(error.what()));
    return;
  }
  // If the speed-ups or the roofline are in front, they stay and are drawn when the run ends.
  const QString& inFront = views_->inFront().id;
  if (inFront != kSpeedUpView && inFront != kRooflineView) showView(kThroughputView);
}

bool MainWindow::openInView(const QString& file) {
  for (const View& view : views_->all()) {
    if (!view.takesFile || !view.takesFile(file)) continue;
    showView(view.id);
    view.openFile(file);
    return true;
  }
  return false;
}

QString MainWindow::runUnattended(const QString& view, const ViewChoices& choices) {
  showView(view);
  const View* wanted = views_->viewOf(view);
  if (wanted == nullptr || !wanted->runUnattended) return tr("There is no run of the view \"%1\".").arg(view);
  return wanted->runUnattended(choices);
}

void MainWindow::endRun(const QString& view, const RunFinished& finished, const QString& sentence) {
  const QString place = views_->placeOf(view);
  RunStatus* status = messages_->status();
  switch (finished.outcome) {
    case Outcome::Completed:
      status->finish(sentence, place);
      break;
    case Outcome::Cancelled:
      status->finish(tr("Stopped. Results so far are kept."), place);
      break;
    case Outcome::Failed:
      status->finish(tr("The run failed."), place);
      messages_->report(NoticeCause::Run, text(finished.reason));
      break;
  }
  updateActions();
  Q_EMIT runFinished(finished.outcome);
}

QString MainWindow::selectedVariant() const {
  // Ceilings appear only in the table.
  if (const ResultRow* result = results_->selected()) return QString::fromStdString(result->variant);
  return bench_->side()->selectedVariant();
}

void MainWindow::updateRunAction() {
  const View& view = views_->inFront();
  // A program would disturb the timing.
  const View* busy = viewOfProgram();
  const QString whyNot = (busy != nullptr ? *busy : view).whyNotRun();
  actions_.run->setEnabled(whyNot.isEmpty());
  QString hint = view.sampling ? QStringLiteral("%1\n%2").arg(view.runHint, view.sampling()) : view.runHint;
  if (const QString devices = devicesHint(view); !devices.isEmpty()) hint += QLatin1Char('\n') + devices;
  actions_.run->setToolTip(plainToolTip(whyNot.isEmpty() ? hint : whyNot));
  // On its button; elsewhere it is a menu entry.
  const bool isTimed = view.duration && whyNot.isEmpty();
  actions_.run->setIconText(isTimed ? tr("Run (%1)").arg(view.duration()) : tr("Run"));
}

QString MainWindow::devicesHint(const View& view) const {
  const std::optional<DeviceDescription>& first = choice_->device();
  // A view's program chooses its devices itself.
  if (!first || view.program || choice_->otherDevices()->devices().empty()) return {};
  if (!view.controls.testFlag(Control::Sweep)) return tr("On %1 only.").arg(deviceLabel(*first, device_->all()));
  QStringList names;
  const std::vector<DeviceDescription> devices = choice_->devices();
  for (const DeviceDescription& device : devices) names << deviceLabel(device, device_->all());
  return tr("On %1.").arg(names.join(QLatin1String(", ")));
}

void MainWindow::updateStopAction() {
  const View* busy = viewOfProgram();
  actions_.stop->setEnabled(bridge_->isSweeping() || busy != nullptr);
  actions_.setStopHint(bridge_->isSweeping() || busy == nullptr ? QString() : busy->program->stopHint);
}

const View* MainWindow::viewOfProgram() const {
  const std::vector<View>& all = views_->all();
  const auto found =
      std::ranges::find_if(all, [](const View& view) { return view.program && view.program->isRunning(); });
  return found == all.end() ? nullptr : &*found;
}

void MainWindow::stop() {
  if (bridge_->isSweeping()) {
    bridge_->stopSweep();
    messages_->status()->start(tr("Stopping..."));
  } else if (const View* busy = viewOfProgram()) {
    busy->program->stop();
  }
}

void MainWindow::updateActions() {
  updateRunAction();
  updateStopAction();
  takes_->update();
  exports_->update();
  actions_.measureNoise->setEnabled(choice_->whyNoPlan().isEmpty());
}

bool MainWindow::isSettled() const {
  return device_->areKnown() && !choice_->otherDevices()->isWaiting() && photo_->controller()->hasBlurred() &&
         !photo_->controller()->isBusy();
}

void MainWindow::announceIfSettled() {
  if (isSettled()) Q_EMIT settled();
}

void MainWindow::followView() {
  arrangeForView();
  results_->answerForView();
}

void MainWindow::arrangeForView() {
  const View& view = views_->inFront();
  choice_->bar()->setShown(view.controls);
  bench_->side()->setPhotoInFront(view.isOfPhoto);
  messages_->status()->setPlace(views_->placeOf(view.id));
  results_->setViewInFront(view);
  followWorkload();
  updateActions();
}

void MainWindow::followWorkload() {
  const View& view = views_->inFront();
  if (view.workload) {
    choice_->bar()->offerParametersOf(view.workload());
  } else {
    choice_->offerParameters();
  }
}

void MainWindow::closeEvent(QCloseEvent* event) {
  for (const View& view : views_->all()) {
    if (!view.mayClose || view.mayClose()) continue;
    showView(view.id);
    event->ignore();
    return;
  }
  remember();
  if (!storeOrAsk(&preferences_, this)) {
    event->ignore();
    return;
  }
  bridge_->stopSweep();
  QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  actions_.drawIcons(palette());
  makeQuietTextReadable();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  leaveRoomForDocks();
  QMainWindow::resizeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const bool isTaken = std::ranges::any_of(views_->all(), [event](const View& view) {
    return view.takesFile && view.takesFile(localFileIn(*event->mimeData()));
  });
  const bool isSession = !SessionController::sessionIn(*event->mimeData()).isEmpty();
  if (isTaken || isSession || PhotoController::canOpen(*event->mimeData())) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  if (const QString session = SessionController::sessionIn(*event->mimeData()); !session.isEmpty()) {
    openSession(session);
    event->acceptProposedAction();
    return;
  }
  // A view opens the files that it recognises; any other JSON or XML file may have results to compare with.
  if (openInView(localFileIn(*event->mimeData()))) {
    event->acceptProposedAction();
    return;
  }
  if (const QString results = ComparisonController::resultsIn(*event->mimeData()); !results.isEmpty()) {
    results_->comparison()->openDropped(results);
    event->acceptProposedAction();
    return;
  }
  if (photo_->controller()->open(*event->mimeData())) event->acceptProposedAction();
}

}  // namespace headroom
