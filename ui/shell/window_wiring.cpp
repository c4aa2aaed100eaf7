// What the main window's parts tell each other.
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>

#include "models/run_names.hpp"
#include "photo/photo_files.hpp"
#include "shell/help.hpp"
#include "shell/main_window.hpp"
#include "widgets/save_dialog.hpp"

namespace headroom {

QString MainWindow::suggestedName(const QString& kind, const QString& ending) const {
  return suggestedExport(photoController_->folder(), summaryOf(resultController_->currentRun()), kind, ending);
}

void MainWindow::connectActions() {
  connect(actions_.run, &QAction::triggered, this, [this] {
    switch (view()) {
      case View::Guide:
        return guide_->runSelected();
      case View::Tuner:
        return tuneController_->start();
      case View::Split:
        return splitController_->start();
      case View::Photo:
      case View::Throughput:
      case View::SpeedUp:
        return run();
    }
  });
  connect(actions_.stop, &QAction::triggered, this, [this] {
    bridge_->stopSweep();
    status_->start(tr("Stopping..."));
  });
  connect(actions_.findDevices, &QAction::triggered, bridge_.get(), &Bridge::findDevices);
  connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
  connect(actions_.open, &QAction::triggered, this, [this] {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a photo"), photoController_->folder().path(), photoFilter());
    if (!file.isEmpty()) photoController_->open(file);
  });
  connect(actions_.paste, &QAction::triggered, this, [this] {
    const QMimeData* content = QApplication::clipboard()->mimeData();
    if (content == nullptr || !photoController_->open(*content)) {
      notices_->report(NoticeCause::Photo, tr("The clipboard holds no image. Copy a picture or an image file first."));
    }
  });
  connect(recent_, &RecentFiles::chosen, photoController_, qOverload<const QString&>(&PhotoController::open));
  connect(actions_.saveBlurred, &QAction::triggered, this, [this] {
    const QString file =
        askWhereToSave(this, tr("Save the blurred photo"), photoController_->suggestedFile(), photoFilter());
    if (!file.isEmpty()) photoController_->saveBlurred(file);
  });
  connect(actions_.exportCsv, &QAction::triggered, this, [this] {
    const QString file =
        askWhereToSave(this, tr("Export results"), suggestedName({}, QStringLiteral("csv")), tr("CSV tables (*.csv)"));
    if (!file.isEmpty()) exportCsv(file);
  });
  const auto connectChart = [this](QAction* action, const QString& ending, const QString& filter) {
    connect(action, &QAction::triggered, this, [this, ending, filter] {
      const QString file = askWhereToSave(this, tr("Export the chart"), suggestedName({}, ending), filter);
      if (!file.isEmpty()) exportChart(file);
    });
  };
  connectChart(actions_.exportChartPng, QStringLiteral("png"), tr("PNG images (*.png)"));
  connectChart(actions_.exportChartSvg, QStringLiteral("svg"), tr("SVG drawings (*.svg)"));
  connect(actions_.exportTrace, &QAction::triggered, this, [this] {
    const QString suggested = suggestedName(QStringLiteral("trace"), QStringLiteral("json"));
    const QString file = askWhereToSave(this, tr("Export the commands"), suggested, tr("Trace events (*.json)"));
    if (!file.isEmpty()) exportTrace(file);
  });
  connect(actions_.showSamples, &QAction::triggered, this,
          [this](bool shown) { toggleResultTab(ResultTabs::Page::Samples, shown); });
  connect(actions_.showTimeline, &QAction::triggered, this,
          [this](bool shown) { toggleResultTab(ResultTabs::Page::Timeline, shown); });
  connect(actions_.filterResults, &QAction::triggered, this, [this] {
    if (!hasResultTabs() || resultTabs_->isHidden()) showView(View::Throughput);
    tableController_->find();
  });
  connect(actions_.showPhoto, &QAction::triggered, this, [this] { showView(View::Photo); });
  connect(actions_.showThroughput, &QAction::triggered, this, [this] { showView(View::Throughput); });
  connect(actions_.showSpeedUp, &QAction::triggered, this, [this] { showView(View::SpeedUp); });
  connect(actions_.showGuide, &QAction::triggered, this, [this] { showView(View::Guide); });
  connect(actions_.showTuner, &QAction::triggered, this, [this] { showView(View::Tuner); });
  connect(actions_.fit, &QAction::triggered, photo_, &PhotoView::fit);
  connect(actions_.actualSize, &QAction::triggered, photo_, &PhotoView::actualSize);
  connect(actions_.zoomIn, &QAction::triggered, photo_, &PhotoView::zoomIn);
  connect(actions_.zoomOut, &QAction::triggered, photo_, &PhotoView::zoomOut);
  connect(actions_.shortcuts, &QAction::triggered, this,
          [this] { showShortcuts(this, actions_.shortcutsAsHtml(panelToggles())); });
  connect(actions_.about, &QAction::triggered, this, [this] { showAbout(this); });
}

void MainWindow::connectBridge() {
  Bridge* bridge = bridge_.get();
  connect(bridge, &Bridge::devicesFound, this, &MainWindow::showDevices);
  connect(bridge, &Bridge::deviceSearchFailed, this, &MainWindow::showNoDevice);
  connect(bridge, &Bridge::progressed, this,
          [this](const Progress& progress) { status_->show(guide_->describe(progress)); });
  connect(bridge, &Bridge::sweepStarted, this, &MainWindow::beginSweep);
  connect(bridge, &Bridge::noted, log_, &MessageLog::add);
}

void MainWindow::connectControllers() {
  connect(notices_, &NoticeController::reported, this, [this](const QString& sentence) {
    updateActions();
    Q_EMIT problemShown(sentence);
  });
  const auto logCompiler = [this](const QString& variant, const QString& log) {
    log_->add(tr("The compiler's log of %1:\n%2").arg(variant, log));
  };
  connect(resultController_, &ResultController::variantChosen, side_, &SidePanel::selectVariant);
  connect(resultController_, &ResultController::compilerSaid, this, logCompiler);
  connect(resultController_, &ResultController::finished, this, [this](const RunFinished& finished) {
    endSweep(finished, static_cast<qsizetype>(resultController_->rows().size()), View::Throughput);
  });
  connect(guide_, &GuideView::compilerSaid, this, logCompiler);
  connect(guide_, &GuideView::finished, this,
          [this](const RunFinished& finished, qsizetype results) { endSweep(finished, results, View::Guide); });
  connect(guide_, &GuideView::failed, notices_, reports(NoticeCause::Run));
  connect(guide_, &GuideView::selectionChanged, this, &MainWindow::updateActions);
  connect(guide_, &GuideView::saveReportAsked, this, [this] {
    RunSummary guide;
    if (const auto device = controls_->device()->current()) guide.devices = {device->name};
    const QString suggested = suggestedExport(photoController_->folder(), guide, tr("guide"), QStringLiteral("html"));
    const QString file = askWhereToSave(this, tr("Save the guide's report"), suggested, tr("Web pages (*.html)"));
    if (!file.isEmpty()) saveReport(file);
  });
  connect(photoController_, &PhotoController::opened, this, [this](const Photo& photo) {
    for (const NoticeCause cause : {NoticeCause::Photo, NoticeCause::PhotoContent, NoticeCause::SavedPhoto}) {
      notices_->settle(cause);
    }
    side_->imageWell()->setPhoto(photo);
    setWindowTitle(tr("%1 - Headroom").arg(photo.name));
    setWindowFilePath(photo.file);
    if (!photo.file.isEmpty()) recent_->add(photo.file);
    for (const QString& warning : photo.warnings) notices_->warn(NoticeCause::PhotoContent, warning, warning);
    updateActions();
  });
  connect(photoController_, &PhotoController::openFailed, this, [this](const QString& file, const QString& reason) {
    recent_->forget(QFileInfo(file).absoluteFilePath());
    notices_->report(NoticeCause::Photo, reason);
  });
  connect(photoController_, &PhotoController::asked, this, &MainWindow::updateActions);
  connect(photoController_, &PhotoController::blurred, notices_, [this] { notices_->settle(NoticeCause::Blur); });
  connect(photoController_, &PhotoController::blurDropped, notices_, [this] { notices_->settle(NoticeCause::Blur); });
  connect(bridge_.get(), &Bridge::previewsEnded, this, [this] {
    updateActions();
    announceIfSettled();
  });
  connect(photoController_, &PhotoController::blurFailed, notices_, reports(NoticeCause::Blur));
  connect(photoController_, &PhotoController::saved, this, [this](const QString& file, const QString& losses) {
    log_->add(tr("Saved the blurred photo as %1.").arg(file));
    notices_->settle(NoticeCause::SavedPhoto);
    if (!losses.isEmpty()) notices_->warn(NoticeCause::SavedPhoto, losses);
    status_->finish(tr("Saved %1").arg(file));
  });
  connect(photoController_, &PhotoController::saveFailed, notices_, reports(NoticeCause::SavedPhoto));
}

void MainWindow::connectHistory() {
  // After the action's own: the panel is shown then, and what is typed is searched for.
  connect(historyDock_->toggleViewAction(), &QAction::triggered, this, [this](bool shown) {
    if (shown) historyPanel_->setFocus(Qt::ShortcutFocusReason);
  });
  connect(historyDock_, &QDockWidget::visibilityChanged, historyController_, [this](bool visible) {
    if (visible) historyController_->refresh();
  });
  connect(historyController_, &HistoryController::opening, this, &MainWindow::chooseAsIn);
  connect(historyController_, &HistoryController::opened, this, [this](const QString& when) {
    showView(View::Throughput);
    status_->finish(tr("Run of %1 opened from history; Run would measure it again.").arg(when));
    updateActions();
  });
  connect(historyController_, &HistoryController::resumed, this, [this] { showView(View::Throughput); });
  connect(historyController_, &HistoryController::saved, this,
          [this](const QString& file) { status_->finish(tr("Saved %1").arg(file)); });
  connect(historyController_, &HistoryController::removed, this, [this](const QString& sentences) {
    log_->add(sentences);
    status_->finish(sentences);
  });
  connect(historyController_, &HistoryController::noted, log_, &MessageLog::add);
  connect(historyController_, &HistoryController::failed, notices_, reports(NoticeCause::History));
  connect(historyController_, &HistoryController::done, notices_, [this] { notices_->settle(NoticeCause::History); });
  connect(historyController_, &HistoryController::listFailed, notices_, reports(NoticeCause::HistoryList));
  connect(historyController_, &HistoryController::listed, notices_,
          [this] { notices_->settle(NoticeCause::HistoryList); });
}

void MainWindow::bringLastRunBack(const WindowOptions& options) {
  const std::filesystem::path& history = options.workbench.historyFolder;
  if (options.keep != Settings::Keep::ForUser || history.empty()) return;
  auto* lastRun = new LastRunController(bridge_.get(), photoController_, resultController_, history, centralWidget());
  connect(lastRun, &LastRunController::noted, this, [this](const QString& sentence) { log_->add(sentence); });
  connect(lastRun, &LastRunController::shown, this, [this](const QString& when) {
    status_->finish(tr("The run of %1 is shown.").arg(when), placeOf(View::Throughput));
    updateActions();
  });
}

void MainWindow::connectNoise() {
  connect(actions_.measureNoise, &QAction::triggered, this, &MainWindow::askForNoise);
  connect(noiseController_, &NoiseController::finished, this,
          [this](const RunFinished& finished, qsizetype results) { endSweep(finished, results, view()); });
  connect(noiseController_, &NoiseController::failed, notices_, reports(NoticeCause::Run));
  connect(noiseController_, &NoiseController::found, this, [this](const QString& sentence) {
    log_->add(sentence);
    status_->finish(sentence);
    devicePanel_->setDevice(controls_->device()->current());
    deviceDock_->show();
  });
}

void MainWindow::connectPanels() {
  connect(controls_->sigma(), &SigmaControl::sigmaChanged, photoController_, &PhotoController::setSigma);
  connect(controls_->sizes(), &SizesBox::changed, this, &MainWindow::updateActions);
  connect(controls_->sigma(), &SigmaControl::sigmaChanged, this, &MainWindow::updateRunAction);
  connect(controls_->caches(), &CachesBox::changed, this, &MainWindow::updateRunAction);
  for (const QCheckBox* box : {controls_->tuned(), controls_->transfers()}) {
    connect(box, &QCheckBox::toggled, this, &MainWindow::updateRunAction);
  }
  // Clicks only: a change of the problem sets it too.
  connect(controls_->transfers(), &QCheckBox::clicked, this,
          [this](bool timed) { settings_.setTransfers(variants_->workload(), timed); });
  connect(controls_->device(), &DeviceBox::currentChanged, this, [this] {
    const std::optional<DeviceDescription> device = controls_->device()->current();
    notices_->settle(NoticeCause::Device);
    storyController_->setDevice(device);
    photoController_->setDevice(device);
    devicePanel_->setDevice(device);
    guide_->setDevice(device);
    tuneController_->setDevice(device, {});
    splitController_->setDevice(device);
    updateActions();
  });
  connect(controls_->sigma(), &SigmaControl::sigmaChanged, storyController_, &StoryController::setSigma);
  connect(side_, &SidePanel::storyAsked, storyController_, &StoryController::tickStory);
  connect(side_, &SidePanel::workloadChanged, this, &MainWindow::chooseWorkload);
  connect(side_, &SidePanel::variantSelected, this, &MainWindow::chooseVariant);
  connect(table_, &ResultTable::rowSelected, this, &MainWindow::updateKernelActions);
  connect(side_->blurBox(), &BlurBox::changed, this, &MainWindow::followBlurChoice);
  connect(actions_.blurWithSelected, &QAction::triggered, this, [this] {
    if (side_->blurBox()->setVariant(selectedKernel())) showView(View::Photo);
  });
  connect(photoController_, &PhotoController::told, side_->blurBox(), &BlurBox::setResult);
  connect(photoController_, &PhotoController::answered, this, [this](const QString& sentences) {
    answer_->setAnswer(AnswerLine::Subject::Photo, sentences);
    if (view() == View::Photo) answer_->setSubject(AnswerLine::Subject::Photo);
  });
  // Under the photo a result that somebody selects is answered for, until the photo is blurred anew.
  const auto answerForResult = [this] { answer_->setSubject(AnswerLine::Subject::Result); };
  connect(table_, &ResultTable::clicked, this, answerForResult);
  connect(table_, &ResultTable::rowSelected, this, [this, answerForResult] {
    if (table_->hasFocus()) answerForResult();
  });
  // The advice is on a result.
  connect(answer_, &AnswerLine::subjectChanged, this,
          [this](AnswerLine::Subject subject) { advice_->setVisible(subject == AnswerLine::Subject::Result); });
  connect(variants_, &VariantModel::tickedChanged, this, &MainWindow::updateActions);
  connect(tabs_, &QTabBar::currentChanged, this, &MainWindow::followTab);
  connect(resultTabs_, &QTabWidget::currentChanged, this, &MainWindow::followResultTab);
  connect(results_, &ResultModel::modelReset, this, &MainWindow::followResultTab);
  connect(results_, &ResultModel::rowsInserted, this, &MainWindow::followResultTab);
  // Not for keys: they walk the tabs.
  connect(tabs_, &QTabBar::tabBarClicked, this, [this](int tab) {
    if (tab == static_cast<int>(View::Guide)) guide_->setFocus();
    if (tab == static_cast<int>(View::Tuner)) tuner_->setFocus();
    if (tab == static_cast<int>(View::Split)) split_->setFocus();
  });
}

}  // namespace headroom
