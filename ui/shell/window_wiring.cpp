// Connections between the main window's parts.
#include "bridge/kernel_folders.hpp"
#include "controls/choice_memory.hpp"
#include "controls/command_question.hpp"
#include "headroom/history.hpp"
#include "history/history_controller.hpp"
#include "manual/manual_pages.hpp"
#include "models/run_names.hpp"
#include "models/story_ids.hpp"
#include "preferences/preferences_dialog.hpp"
#include "shell/help.hpp"
#include "shell/last_run_controller.hpp"
#include "shell/main_window.hpp"
#include "shell/noise_controller.hpp"
#include "style/text.hpp"

namespace headroom {

void MainWindow::connectRuns() {
  // The user can answer: runs started in other ways show which results are not checked.
  connect(actions_.run, &QAction::triggered, this, [this] {
    askAboutCommands(this, bridge_->catalogue(), choice_->tickedVariants(), [this] { views_->inFront().run(); });
  });
  connect(actions_.stop, &QAction::triggered, this, &MainWindow::stop);
  connect(bridge_.get(), &Bridge::sweepStarted, actions_.changes,
          [this] { actions_.changes->setWhyNot(bridge_->whyBusy()); });
  connect(bridge_.get(), &Bridge::sweepFinished, actions_.changes, [this] { actions_.changes->setWhyNot({}); });
  connect(actions_.findDevices, &QAction::triggered, bridge_.get(), &Bridge::findDevices);
  connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
  connect(bridge_.get(), &Bridge::noted, messages_, &Messages::note);
  connect(bridge_.get(), &Bridge::sweepStarted, this, [this] {
    messages_->settle(NoticeCause::Run);
    messages_->status()->start(tr("Starting..."));
    updateActions();
  });
  connect(bridge_.get(), &Bridge::sweepFinished, messages_, messages_->settles(NoticeCause::DroppedFile));
  connect(bridge_.get(), &Bridge::progressed, this, [this](Progress progress) {
    for (const View& view : views_->all()) {
      if (view.describe) progress = view.describe(progress);
    }
    messages_->status()->show(progress);
  });
  connect(messages_, &Messages::reported, this, [this](const QString& sentence) {
    updateActions();
    Q_EMIT problemShown(sentence);
  });
}

void MainWindow::connectViews() {
  connect(signals_, &ViewSignals::readinessChanged, this, &MainWindow::updateActions);
  connect(signals_, &ViewSignals::workloadChanged, this, &MainWindow::followWorkload);
  connect(signals_, &ViewSignals::finished, this, &MainWindow::endRun);
  connect(signals_, &ViewSignals::failed, messages_, messages_->reports(NoticeCause::Run));
  connect(signals_, &ViewSignals::compilerSaid, this, [this](const QString& variant, const QString& log) {
    messages_->note(tr("The compiler's log of %1:\n%2").arg(variant, log));
  });
  connect(signals_, &ViewSignals::fileAsked, this, &MainWindow::openInView);
  connect(signals_, &ViewSignals::exportAsked, exports_, qOverload<const QString&>(&ViewExports::ask));
  connect(views_, &ViewTabs::changed, this, &MainWindow::followView);
  connect(takes_, &ViewTakes::taken, views_, &ViewTabs::bringToFront);
  connect(choice_, &SweepChoice::workloadChanged, this, &MainWindow::followWorkload);
  connect(choice_, &SweepChoice::changed, this, &MainWindow::updateActions);
  connect(choice_->bar(), &ControlBar::parametersChanged, this, [this](const ParameterValues& values) {
    Q_EMIT signals_->parametersChanged(values);
    choice_->setParameters(values);
  });
}

void MainWindow::connectDevice() {
  connect(device_, &DeviceController::found, this, [this](const std::vector<DeviceDescription>& devices) {
    messages_->settle(NoticeCause::Device);
    Q_EMIT signals_->devicesFound(devices);
  });
  connect(device_, &DeviceController::changed, this,
          [this](const std::optional<DeviceDescription>& device, const QString& whyNone) {
            messages_->settle(NoticeCause::Device);
            choice_->setDevice(device);
            docks_->devicePanel()->setDevice(device);
            Q_EMIT signals_->deviceChanged(device, whyNone);
            updateActions();
          });
  connect(device_, &DeviceController::searched, this, [this] {
    updateActions();
    announceIfSettled();
  });
  connect(device_, &DeviceController::failed, messages_, messages_->reports(NoticeCause::Device));
  connect(device_, &DeviceController::noted, messages_, &Messages::note);
  const OtherDevices* others = choice_->otherDevices();
  connect(others, &OtherDevices::changed, this, &MainWindow::announceIfSettled);
  connect(others, &OtherDevices::failed, messages_, messages_->reports(NoticeCause::Device));
  connect(others, &OtherDevices::noted, messages_, &Messages::note);
}

void MainWindow::connectPhoto() {
  const PhotoController* photo = photo_->controller();
  connect(photo_, &PhotoTools::pasteFailed, messages_, messages_->reports(NoticeCause::Photo));
  connect(photo, &PhotoController::opened, this, &MainWindow::showPhoto);
  connect(photo, &PhotoController::openFailed, this,
          [this](const QString& /*file*/, const QString& reason) { messages_->report(NoticeCause::Photo, reason); });
  connect(photo, &PhotoController::answered, results_, &Results::setPhotoAnswer);
  connect(photo, &PhotoController::blurred, messages_, messages_->settles(NoticeCause::Blur));
  connect(photo, &PhotoController::blurDropped, messages_, messages_->settles(NoticeCause::Blur));
  connect(photo, &PhotoController::blurFailed, messages_, messages_->reports(NoticeCause::Blur));
  connect(bridge_.get(), &Bridge::previewsEnded, this, &MainWindow::announceIfSettled);
  connect(photo, &PhotoController::saved, this, [this](const QString& file, const QString& losses) {
    messages_->note(tr("Saved the blurred photo as %1.").arg(file));
    messages_->settle(NoticeCause::SavedPhoto);
    if (!losses.isEmpty()) messages_->warn(NoticeCause::SavedPhoto, losses);
    messages_->status()->finish(tr("Saved %1").arg(file));
  });
  connect(photo, &PhotoController::saveFailed, messages_, messages_->reports(NoticeCause::SavedPhoto));
}

void MainWindow::showPhoto(const Photo& photo) {
  for (const NoticeCause cause : {NoticeCause::Photo, NoticeCause::PhotoContent, NoticeCause::SavedPhoto}) {
    messages_->settle(cause);
  }
  setWindowTitle(tr("%1 - Headroom").arg(photo.name));
  setWindowFilePath(photo.file);
  for (const QString& warning : photo.warnings) messages_->warn(NoticeCause::PhotoContent, warning, warning);
}

void MainWindow::connectResults() {
  SidePanel* side = bench_->side();
  const ResultController* controller = results_->controller();
  const auto showResults = [this] { showView(kThroughputView); };
  connect(results_, &Results::wanted, this, showResults);
  connect(results_, &Results::selectionChanged, takes_, &ViewTakes::update);
  connect(side, &SidePanel::variantSelected, controller, &ResultController::chooseVariant);
  connect(side, &SidePanel::variantSelected, takes_, &ViewTakes::update);
  connect(controller, &ResultController::variantChosen, side, &SidePanel::selectVariant);
  connect(controller, &ResultController::noted, messages_, &Messages::note);
  const ComparisonController* comparison = results_->comparison();
  connect(comparison, &ComparisonController::noted, messages_, &Messages::note);
  connect(comparison, &ComparisonController::failed, messages_, messages_->reports(NoticeCause::ResultFile));
  connect(comparison, &ComparisonController::dropRefused, messages_, messages_->reports(NoticeCause::DroppedFile));
  connect(comparison, &ComparisonController::pinned, this,
          [this](const QString& sentence) { messages_->status()->finish(sentence); });
  connect(comparison, &ComparisonController::opened, this, [this, showResults](const QString& file) {
    messages_->settle(NoticeCause::ResultFile);
    showResults();
    Q_EMIT resultsOpened(file);
  });
}

void MainWindow::watchKernels() {
  auto* folders = new KernelFolders(bridge_.get(), centralWidget());
  connect(bridge_.get(), &Bridge::kernelsRead, this, &MainWindow::followKernels);
  connect(folders, &KernelFolders::read, this,
          [this] { messages_->status()->finish(tr("Kernel files were read again.")); });
  connect(&preferences_, &Preferences::foldersChanged, folders,
          [this, folders] { folders->setFolders(preferences_.kernelFolders()); });
}

void MainWindow::addPreferences() {
  auto* dialog = new PreferencesDialog(&preferences_, centralWidget());
  connect(actions_.preferences, &QAction::triggered, dialog, [dialog] { dialog->showAt(AdviceSetting::None); });
  connect(signals_, &ViewSignals::settingAsked, dialog, &PreferencesDialog::showAt);
  connect(bench_->advice(), &AdviceDrawer::settingAsked, dialog, &PreferencesDialog::showAt);
  const auto spread = [this] {
    choice_->setSampling(preferences_.sampling());
    Q_EMIT signals_->samplingChanged(preferences_.sampling());
    updateActions();
  };
  connect(&preferences_, &Preferences::samplingChanged, this, spread);
  connect(&preferences_, &Preferences::unitsChanged, this, &MainWindow::showUnits);
  connect(&preferences_, &Preferences::notStored, messages_,
          [this](const QString& sentence) { messages_->warn(NoticeCause::Preferences, sentence); });
  preferences_.watchFile();
  spread();
}

void MainWindow::showUnits() {
  results_->setTitles(titlesOf(bridge_->catalogue()));  // draws the views of results again
  findChild<DeviceBox*>()->showFacts();
  docks_->devicePanel()->setDevice(device_->current());
  Q_EMIT signals_->unitsChanged();
}

void MainWindow::followKernels() {
  colours_ = VariantColours(colourOrder(bridge_->catalogue()));
  results_->setTitles(titlesOf(bridge_->catalogue()));
  choice_->reload();
  takes_->update();
  messages_->settle(NoticeCause::KernelFiles);
  warnOfKernelFiles();
}

void MainWindow::warnOfKernelFiles() {
  for (const RejectedFile& file : bridge_->catalogue().rejected()) {
    const QString sentence = tr("A kernel file was skipped: %1").arg(text(file.reason));
    messages_->warn(NoticeCause::KernelFiles, sentence, sentence);
  }
}

void MainWindow::addHistory(const WindowOptions& options) {
  docks_->devicePanel()->addCeilings(bridge_.get(), options.workbench.historyFolder);
  HistoryView* view = docks_->addHistory();
  view->setTitles(titlesOf(bridge_->catalogue()));
  auto* history = new HistoryController(bridge_.get(), results_->controller(), actions_.changes, view,
                                        options.workbench.historyFolder, centralWidget());
  connect(docks_, &Docks::historyShown, history, &HistoryController::refresh);
  connect(history, &HistoryController::failed, messages_, messages_->reports(NoticeCause::History));
  connect(history, &HistoryController::done, messages_, messages_->settles(NoticeCause::History));
  connect(history, &HistoryController::listFailed, messages_, messages_->reports(NoticeCause::HistoryList));
  connect(history, &HistoryController::listed, messages_, messages_->settles(NoticeCause::HistoryList));
  connect(history, &HistoryController::noted, messages_, &Messages::note);
  followHistory(history);
}

void MainWindow::followHistory(const HistoryController* history) {
  connect(history, &HistoryController::opening, this, [this](const RunDocument& run) {
    const QStringList sentences = choice_->chooseAsIn(run);
    for (const QString& sentence : sentences) messages_->note(sentence, NoteLevel::Warning);
  });
  connect(history, &HistoryController::opened, this, [this](const QString& when) {
    showView(kThroughputView);
    messages_->status()->finish(tr("Run of %1 opened from history; Run would measure it again.").arg(when));
  });
  connect(history, &HistoryController::fileAsked, this, &MainWindow::openInView);
  connect(history, &HistoryController::resumed, this, [this] { showView(kThroughputView); });
  connect(history, &HistoryController::saved, this,
          [this](const QString& file) { messages_->status()->finish(tr("Saved %1").arg(file)); });
  connect(history, &HistoryController::labelled, this,
          [this](const QString& sentence) { messages_->status()->finish(sentence); });
  for (const auto signal : {&HistoryController::removed, &HistoryController::restored}) {
    connect(history, signal, this, [this](const QString& sentences) {
      messages_->note(sentences);
      messages_->status()->finish(sentences);
    });
  }
}

void MainWindow::bringLastRunBack(const WindowOptions& options) {
  const std::filesystem::path& history = options.workbench.historyFolder;
  if (options.keep != Settings::Keep::ForUser || history.empty()) return;
  auto* lastRun =
      new LastRunController(bridge_.get(), photo_->controller(), results_->controller(), history, centralWidget());
  connect(lastRun, &LastRunController::noted, messages_,
          [this](const QString& sentence) { messages_->note(sentence); });
  connect(findChild<SessionState*>(), &SessionState::applied, lastRun, [lastRun](bool hasResults) {
    if (hasResults) lastRun->leaveOut();
  });
  connect(lastRun, &LastRunController::shown, this, [this](const QString& when) {
    messages_->status()->finish(tr("The run of %1 is shown.").arg(when), views_->placeOf(kThroughputView));
  });
}

void MainWindow::rememberChoices() {
  auto* memory = new ChoiceMemory(choice_, actions_.changes, centralWidget());
  // These change ticks and sizes that the user did not choose.
  connect(device_, &DeviceController::changed, memory, &ChoiceMemory::settle);
  connect(bridge_.get(), &Bridge::kernelsRead, memory, &ChoiceMemory::settle);
  connect(findChild<SessionState*>(), &SessionState::applied, memory, &ChoiceMemory::settle);
}

void MainWindow::addNoiseCheck() {
  auto* noise = new NoiseController(bridge_.get(), choice_, this, centralWidget());
  connect(actions_.measureNoise, &QAction::triggered, noise, &NoiseController::ask);
  connect(noise, &NoiseController::finished, this, [this](const RunFinished& finished, qsizetype results) {
    endRun({}, finished,
           results == 1 ? tr("Done: 1 result.") : tr("Done: %n results.", nullptr, static_cast<int>(results)));
  });
  connect(noise, &NoiseController::failed, messages_, messages_->reports(NoticeCause::Run));
  connect(noise, &NoiseController::found, this, [this](const QString& sentence) {
    messages_->note(sentence);
    messages_->status()->finish(sentence);
    docks_->devicePanel()->setDevice(device_->current());
    docks_->device()->show();
  });
}

void MainWindow::addHelp() {
  connect(actions_.manual, &QAction::triggered, this, [this] { showManual(this, kManualContents); });
  connect(actions_.viewManual, &QAction::triggered, this, [this] { showManual(this, views_->inFront().manual); });
  connect(actions_.shortcuts, &QAction::triggered, this,
          [this] { showShortcuts(this, shortcutsAsHtml(actions_, menuParts(), views_->all())); });
  connect(actions_.about, &QAction::triggered, this, [this] { showAbout(this, device_->all()); });
}

}  // namespace headroom
