// The Split view in the main window.
#include "models/run_names.hpp"
#include "shell/main_window.hpp"
#include "widgets/save_dialog.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {

void MainWindow::buildSplit() {
  split_ = new SplitView(bridge_->catalogue(), &colours_, &settings_, actions_.stop, pages_);
  pages_->addWidget(split_);
  splitController_ = new SplitController(bridge_.get(), split_, centralWidget());
}

void MainWindow::connectSplit() {
  connect(controls_->sigma(), &SigmaControl::sigmaChanged, splitController_, &SplitController::setSigma);
  connect(split_->controls(), &SplitControls::variantChanged, this, &MainWindow::followSigmaUse);
  connect(splitController_, &SplitController::readinessChanged, this, &MainWindow::updateActions);
  connect(splitController_, &SplitController::failed, notices_, reports(NoticeCause::Run));
  connect(splitController_, &SplitController::finished, this, [this](const RunFinished& finished, qsizetype shares) {
    endSweep(finished, shares, View::Split);
    if (finished.outcome == Outcome::Completed)
      status_->finish(tr("Split: %1 shares measured.").arg(shares), placeOf(View::Split));
  });
  connect(actions_.showSplit, &QAction::triggered, this, [this] { showView(View::Split); });
  connect(actions_.splitSelected, &QAction::triggered, this, &MainWindow::splitSelected);
  const auto connectExport = [this](QAction* action, const QString& ending, const QString& filter,
                                    bool (MainWindow::*write)(const QString& file)) {
    connect(action, &QAction::triggered, this, [this, ending, filter, write] {
      const QString suggested =
          suggestedExport(photoController_->folder(), splitController_->summary(), QStringLiteral("split"), ending);
      const QString file = askWhereToSave(this, tr("Export the shares"), suggested, filter);
      if (!file.isEmpty()) (this->*write)(file);
    });
  };
  connectExport(actions_.exportSplitCsv, QStringLiteral("csv"), tr("CSV tables (*.csv)"), &MainWindow::exportSplitCsv);
  connectExport(actions_.exportSplitJson, QStringLiteral("json"), tr("JSON (*.json)"), &MainWindow::exportSplitJson);
}

void MainWindow::splitSelected() {
  if (!split_->controls()->setVariant(selectedKernel())) return;
  if (const ResultRow* result = selectedResult()) split_->controls()->setSize(typed(result->size));
  showView(View::Split);
}

bool MainWindow::exportSplitCsv(const QString& file) {
  return save(QStringLiteral("shares"), file, [this](const QString& name) { splitController_->writeCsv(name); });
}

bool MainWindow::exportSplitJson(const QString& file) {
  return save(QStringLiteral("shares as JSON"), file,
              [this](const QString& name) { splitController_->writeJson(name); });
}

}  // namespace headroom
