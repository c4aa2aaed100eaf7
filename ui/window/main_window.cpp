#include "window/main_window.hpp"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <algorithm>
#include <utility>

#include "headroom/error.hpp"
#include "headroom/workload.hpp"
#include "window/exports.hpp"
#include "window/help.hpp"

namespace headroom {

namespace {

QStringList idsOf(const Catalogue& catalogue) {
  QStringList ids;
  for (const Variant& variant : catalogue.variants()) ids << QString::fromStdString(variant.id);
  return ids;
}

bool usesSigma(const QString& workload) {
  return findWorkload(workload.toStdString()).usesSigma;
}

}  // namespace

MainWindow::MainWindow(WindowOptions options, QWidget* parent)
    : QMainWindow(parent),
      settings_(options.keep),
      bridge_(std::make_unique<Bridge>(options.workbench)),
      actions_(this),
      colours_(idsOf(bridge_->catalogue())) {
  setWindowTitle(tr("Headroom"));
  setAcceptDrops(true);
  buildPanels();
  buildDocks();
  connectActions();
  connectBridge();
  connectPanels();
  restore(options);
  bridge_->findDevices();
  if (!options.photo.isEmpty()) desk_->open(options.photo);
}

// The engine goes first and takes its signals with it; then the widgets, while what they show is still there.
MainWindow::~MainWindow() {
  bridge_->disconnect();
  bridge_->stopSweep();
  delete takeCentralWidget();
}

void MainWindow::connectActions() {
  connect(actions_.run, &QAction::triggered, this, &MainWindow::run);
  connect(actions_.stop, &QAction::triggered, this, [this] {
    bridge_->stopSweep();
    status_->start(tr("Stopping..."));
  });
  connect(actions_.findDevices, &QAction::triggered, bridge_.get(), &Bridge::findDevices);
  connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
  connect(actions_.open, &QAction::triggered, this, [this] {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a photo"), {}, photoFilter());
    if (!file.isEmpty()) desk_->open(file);
  });
  connect(actions_.paste, &QAction::triggered, this, [this] {
    const QMimeData* content = QApplication::clipboard()->mimeData();
    if (content == nullptr || !desk_->open(*content)) {
      reportProblem(tr("The clipboard holds no image. Copy a picture or an image file first."));
    }
  });
  connect(recent_, &RecentFiles::chosen, desk_, qOverload<const QString&>(&PhotoDesk::open));
  connect(actions_.saveBlurred, &QAction::triggered, this, [this] {
    const QString file = askWhereToSave(this, tr("Save the blurred photo"), desk_->suggestedFile(), photoFilter());
    if (!file.isEmpty()) desk_->saveBlurred(file);
  });
  connect(actions_.exportCsv, &QAction::triggered, this, [this] {
    const QString suggested = desk_->folder().filePath(tr("headroom.csv"));
    const QString file = askWhereToSave(this, tr("Export results"), suggested, tr("CSV tables (*.csv)"));
    if (!file.isEmpty()) exportCsv(file);
  });
  const auto connectChart = [this](QAction* action, const QString& name, const QString& filter) {
    connect(action, &QAction::triggered, this, [this, name, filter] {
      const QString file = askWhereToSave(this, tr("Export the chart"), desk_->folder().filePath(name), filter);
      if (!file.isEmpty()) exportChart(file);
    });
  };
  connectChart(actions_.exportChartPng, tr("headroom.png"), tr("PNG images (*.png)"));
  connectChart(actions_.exportChartSvg, tr("headroom.svg"), tr("SVG drawings (*.svg)"));
  connect(actions_.showPhoto, &QAction::triggered, this, [this] { views_->setCurrentWidget(photo_); });
  connect(actions_.showThroughput, &QAction::triggered, this, &MainWindow::showThroughput);
  connect(actions_.fit, &QAction::triggered, photo_, &PhotoView::fit);
  connect(actions_.actualSize, &QAction::triggered, photo_, &PhotoView::actualSize);
  connect(actions_.zoomIn, &QAction::triggered, photo_, &PhotoView::zoomIn);
  connect(actions_.zoomOut, &QAction::triggered, photo_, &PhotoView::zoomOut);
  connect(actions_.shortcuts, &QAction::triggered, this, [this] { showShortcuts(this, actions_.shortcutsAsHtml()); });
  connect(actions_.about, &QAction::triggered, this, [this] { showAbout(this); });
}

void MainWindow::connectBridge() {
  Bridge* bridge = bridge_.get();
  connect(bridge, &Bridge::devicesFound, this, &MainWindow::showDevices);
  connect(bridge, &Bridge::deviceSearchFailed, this, &MainWindow::showNoDevice);
  connect(bridge, &Bridge::progressed, status_, &RunStatus::show);
  connect(bridge, &Bridge::rowReady, this, &MainWindow::addRow);
  connect(bridge, &Bridge::sweepFinished, this, &MainWindow::finishRun);
  connect(bridge, &Bridge::noted, log_, &MessageLog::add);
  connect(desk_, &PhotoDesk::opened, this, [this](const Photo& photo) {
    // Only what was said about a photo is settled by a photo.
    if (problem_->sentence() == photoProblem_) problem_->hide();
    side_->imageWell()->setPhoto(photo);
    setWindowTitle(tr("%1 - Headroom").arg(photo.name));
    setWindowFilePath(photo.file);
    if (!photo.file.isEmpty()) recent_->add(photo.file);
    for (const QString& warning : photo.warnings) {
      log_->add(warning);
      problem_->showSentence(warning);
    }
    updateActions();
  });
  connect(desk_, &PhotoDesk::openFailed, this, [this](const QString& file, const QString& reason) {
    recent_->forget(QFileInfo(file).absoluteFilePath());
    photoProblem_ = reason;
    reportProblem(reason);
  });
  connect(desk_, &PhotoDesk::asked, this, &MainWindow::updateActions);
  connect(desk_, &PhotoDesk::blurred, this, [this] {
    if (problem_->sentence() == blurProblem_) problem_->hide();
  });
  connect(bridge, &Bridge::previewsEnded, this, [this] {
    updateActions();
    announceIfSettled();
  });
  connect(desk_, &PhotoDesk::blurFailed, this, [this](const QString& reason) {
    blurProblem_ = reason;
    reportProblem(reason);
  });
  connect(desk_, &PhotoDesk::saved, this, [this](const QString& file) {
    log_->add(tr("Saved the blurred photo as %1.").arg(file));
    status_->finish(tr("Saved %1").arg(file));
  });
  connect(desk_, &PhotoDesk::saveFailed, this, &MainWindow::reportProblem);
}

void MainWindow::connectPanels() {
  connect(controls_->sigma(), &SigmaControl::sigmaChanged, desk_, &PhotoDesk::setSigma);
  connect(controls_->sizes(), &SizesBox::changed, this, &MainWindow::updateActions);
  connect(controls_->device(), &DeviceBox::currentChanged, this, [this] {
    const std::optional<DeviceDescription> device = controls_->device()->current();
    desk_->setDevice(device);
    devicePanel_->setDevice(device);
    updateActions();
  });
  connect(side_, &SidePanel::workloadChanged, this, &MainWindow::chooseWorkload);
  connect(side_, &SidePanel::variantSelected, this, &MainWindow::chooseVariant);
  connect(variants_, &VariantModel::tickedChanged, this, &MainWindow::updateActions);
  connect(table_, &ResultTable::rowSelected, this, &MainWindow::chooseRow);
  connect(chart_, &ThroughputChart::rowClicked, this, &MainWindow::chooseRow);
}

void MainWindow::showDevices(const std::vector<DeviceDescription>& devices) {
  areDevicesKnown_ = true;
  if (devices.empty()) {
    controls_->device()->setDevices({}, {});
    showNoDevice(
        tr("No OpenCL device was found. Install a driver, for example the package pocl-opencl-icd for this "
           "computer's processor, then choose Run > Look for devices again."));
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
      reportProblem(
          tr("The device %1 is not there any more; another one is chosen.").arg(QString::fromStdString(held->name)));
    } else if (deviceIsWanted_) {
      reportProblem(QString::fromStdString(error.what()));
    } else {
      log_->add(tr("The device of last time, %1, is not there any more; another one is chosen.").arg(wantedDevice_));
    }
  }
}

void MainWindow::showNoDevice(const QString& reason) {
  controls_->device()->setEmptyText(tr("No device found"));
  reportProblem(reason);
}

void MainWindow::chooseWorkload(const QString& id) {
  if (!variants_->workload().isEmpty()) settings_.setTickedVariants(variants_->workload(), variants_->ticked());
  variants_->setWorkload(id);
  if (const std::optional<QStringList> ticked = settings_.tickedVariants(id)) variants_->setTicked(*ticked);
  const Workload& workload = findWorkload(id.toStdString());
  controls_->sigma()->setEnabled(workload.usesSigma);
  if (workload.usesSigma) controls_->sigma()->setRange(workload.smallestSigma, workload.largestSigma);
  const QStringList ticked = variants_->ticked();
  if (!ticked.isEmpty()) {
    const Variant& cheapest = bridge_->catalogue().cheapest(workload.id, controls_->sigma()->sigma());
    const QString first = QString::fromStdString(cheapest.id);
    side_->selectVariant(ticked.contains(first) ? first : ticked.constFirst());
  }
  updateActions();
}

void MainWindow::chooseVariant(const QString& id) {
  desk_->setVariant(usesSigma(variants_->workload()) ? id : QString());
  const std::vector<ResultRow>& rows = results_->rows();
  const int selected = table_->selectedRow();
  if (selected >= 0 && rows[static_cast<std::size_t>(selected)].variant == id.toStdString()) return;
  int largest = -1;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool isLarger = largest < 0 || rows[i].size.pixels() > rows[static_cast<std::size_t>(largest)].size.pixels();
    if (rows[i].variant == id.toStdString() && isLarger) largest = static_cast<int>(i);
  }
  if (largest >= 0) chooseRow(largest);
}

void MainWindow::chooseRow(int row) {
  table_->selectRow(row);
  chart_->setSelected(row);
  if (row < 0) {
    updateEmptyTexts();
    return;
  }
  const ResultRow& result = results_->rows()[static_cast<std::size_t>(row)];
  verdict_->setText(QString::fromStdString(verdict(result)));
  side_->selectVariant(QString::fromStdString(result.variant));
}

RunPlan MainWindow::plan() const {
  RunPlan plan;
  plan.devices = {controls_->device()->current()->id};
  for (const QString& id : variants_->ticked()) plan.variants.push_back(id.toStdString());
  plan.sizes = controls_->sizes()->sizes();
  plan.sigma = controls_->sigma()->sigma();
  return plan;
}

QString MainWindow::whyNotRun() const {
  if (bridge_->isSweeping()) return tr("A sweep is running: stop it first.");
  if (!controls_->device()->current()) return tr("There is no device to run on.");
  if (variants_->ticked().isEmpty()) return tr("No variant is ticked: tick those that should run.");
  if (!controls_->sizes()->error().isEmpty()) return controls_->sizes()->error();
  return {};
}

void MainWindow::run() {
  if (!whyNotRun().isEmpty()) return;
  const RunPlan request = plan();
  try {
    bridge_->startSweep(request);
  } catch (const Error& error) {
    reportProblem(QString::fromStdString(error.what()));
    return;
  }
  problem_->hide();
  results_->clear();
  variants_->clearResults();
  chooseRow(-1);
  chart_->setRows({});
  chart_->setFrozen(true);
  showThroughput();
  status_->start(tr("Starting..."));
  updateActions();
  updateEmptyTexts();
}

void MainWindow::addRow(const ResultRow& row) {
  // A variant is compiled for every size, and its log differs in names of temporary files only: it is listed once.
  const std::vector<ResultRow>& rows = results_->rows();
  const bool isListed = std::any_of(rows.begin(), rows.end(), [&row](const ResultRow& other) {
    return other.variant == row.variant && other.status == row.status && !other.log.empty();
  });
  if (!row.log.empty() && !isListed) {
    log_->add(tr("The compiler's log of %1:\n%2")
                  .arg(QString::fromStdString(row.variant), QString::fromStdString(row.log).trimmed()));
  }
  results_->append(row);
  variants_->setResult(row);
}

void MainWindow::finishRun(const RunFinished& finished) {
  table_->fitColumns();
  chart_->setRows(results_->rows());
  chart_->setFrozen(false);
  if (table_->selectedRow() < 0) chooseRow(mostTellingRow(results_->rows()));
  chart_->setSelected(table_->selectedRow());
  switch (finished.outcome) {
    case Outcome::Completed:
      status_->finish(tr("Done: %1 results.").arg(results_->rowCount()));
      break;
    case Outcome::Cancelled:
      status_->finish(tr("Stopped; what was measured stays."));
      break;
    case Outcome::Failed:
      status_->finish(tr("The sweep failed."));
      reportProblem(QString::fromStdString(finished.reason));
      break;
  }
  updateActions();
  updateEmptyTexts();
  Q_EMIT runFinished(finished.outcome);
}

void MainWindow::updateActions() {
  const QString whyNot = whyNotRun();
  actions_.run->setEnabled(whyNot.isEmpty());
  actions_.run->setToolTip(whyNot.isEmpty() ? tr("Measure every ticked variant at every size (Ctrl+R).") : whyNot);
  actions_.stop->setEnabled(bridge_->isSweeping());
  const bool hasResults = results_->rowCount() > 0 && !bridge_->isSweeping();
  for (QAction* action : {actions_.exportCsv, actions_.exportChartPng, actions_.exportChartSvg}) {
    action->setEnabled(hasResults);
  }
  actions_.saveBlurred->setEnabled(desk_->hasBlurred() && !bridge_->isPreviewPending());
  for (QAction* action : {actions_.fit, actions_.actualSize, actions_.zoomIn, actions_.zoomOut}) {
    action->setEnabled(desk_->hasPhoto());
  }
}

void MainWindow::updateEmptyTexts() {
  table_->setEmptyText(bridge_->isSweeping()
                           ? tr("The first result is on its way: the device's ceilings are measured first.")
                           : tr("No results yet. Tick variants, choose sizes and press Run (Ctrl+R)."));
  if (table_->selectedRow() >= 0) return;
  verdict_->setText(results_->rowCount() > 0 || bridge_->isSweeping()
                        ? tr("Select a result to read how far it is from what the device can do, and why.")
                        : tr("Press Run to see how far each variant is from what the device can do, and why."));
}

void MainWindow::reportProblem(const QString& sentence) {
  log_->add(sentence);
  problem_->showSentence(sentence);
  updateActions();
  Q_EMIT problemShown(sentence);
}

bool MainWindow::isSettled() const {
  return areDevicesKnown_ && desk_->hasBlurred() && !desk_->isBusy();
}

void MainWindow::announceIfSettled() {
  if (isSettled()) Q_EMIT settled();
}

void MainWindow::showThroughput() {
  views_->setCurrentWidget(chart_);
}

bool MainWindow::exportCsv(const QString& file) {
  try {
    writeCsv(results_->rows(), file);
  } catch (const Error& error) {
    reportProblem(QString::fromStdString(error.what()));
    return false;
  }
  status_->finish(tr("Saved %1").arg(file));
  return true;
}

bool MainWindow::exportChart(const QString& file) {
  try {
    writeChart(*chart_, file);
  } catch (const Error& error) {
    reportProblem(QString::fromStdString(error.what()));
    return false;
  }
  status_->finish(tr("Saved %1").arg(file));
  return true;
}

void MainWindow::closeEvent(QCloseEvent* event) {
  remember();
  bridge_->stopSweep();
  QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) actions_.drawIcons(palette());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (PhotoDesk::canOpen(*event->mimeData())) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  if (desk_->open(*event->mimeData())) event->acceptProposedAction();
}

}  // namespace headroom
