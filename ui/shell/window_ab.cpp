// Versions that take turns, in the main window.
#include "models/run_names.hpp"
#include "shell/main_window.hpp"
#include "widgets/save_dialog.hpp"

namespace headroom {

namespace {

struct AbFile {
  QString ending;
  QString filter;
};

AbFile fileOf(AbWindow::Format format) {
  switch (format) {
    case AbWindow::Format::Markdown:
      return {QStringLiteral("md"), MainWindow::tr("Markdown (*.md)")};
    case AbWindow::Format::Csv:
      return {QStringLiteral("csv"), MainWindow::tr("CSV tables (*.csv)")};
    case AbWindow::Format::Json:
      break;
  }
  return {QStringLiteral("json"), MainWindow::tr("JSON (*.json)")};
}

}  // namespace

void MainWindow::buildAb(const std::vector<std::filesystem::path>& kernelFolders) {
  ab_ = new AbWindow(bridge_->catalogue(), centralWidget());
  abController_ = new AbController(bridge_.get(), ab_, kernelFolders, centralWidget());
}

void MainWindow::connectAb() {
  connect(actions_.takeTurns, &QAction::triggered, this, [this] { abController_->open(selectedKernel()); });
  connect(controls_->sigma(), &SigmaControl::sigmaChanged, abController_, &AbController::setSigma);
  connect(controls_->device(), &DeviceBox::currentChanged, abController_,
          [this] { abController_->setDevice(controls_->device()->current()); });
  connect(abController_, &AbController::finished, this,
          [this](const RunFinished& finished, qsizetype results) { endSweep(finished, results, view()); });
  connect(ab_, &AbWindow::exportAsked, this, [this](AbWindow::Format format) {
    const AbFile wanted = fileOf(format);
    const QString suggested =
        suggestedExport(photoController_->folder(), abController_->summary(), QStringLiteral("turns"), wanted.ending);
    const QString file = askWhereToSave(ab_, tr("Export the comparison"), suggested, wanted.filter);
    if (!file.isEmpty()) abController_->write(format, file);
  });
}

}  // namespace headroom
