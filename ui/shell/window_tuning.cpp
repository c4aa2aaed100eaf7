// The tuner in the main window.
#include <algorithm>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "models/run_names.hpp"
#include "shell/main_window.hpp"
#include "widgets/save_dialog.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {

void MainWindow::buildTuner(const std::filesystem::path& folder) {
  tuning_ = new TuningModel(this);
  tuner_ = new TuneView({&bridge_->catalogue(), tuning_, &colours_, &settings_, actions_.stop}, pages_);
  pages_->addWidget(tuner_);
  tuneController_ = new TuneController(bridge_.get(), tuning_, tuner_, folder, centralWidget());
  controls_->tuned()->setEnabled(!folder.empty());
}

void MainWindow::connectTuner() {
  connect(controls_->sigma(), &SigmaControl::sigmaChanged, tuneController_, &TuneController::setSigma);
  connect(tuner_->controls(), &TuningControls::variantChanged, this, &MainWindow::followSigmaUse);
  connect(tuneController_, &TuneController::readinessChanged, this, &MainWindow::updateActions);
  connect(tuneController_, &TuneController::failed, notices_, reports(NoticeCause::Run));
  connect(tuneController_, &TuneController::compilerSaid, this, [this](const QString& variant, const QString& log) {
    log_->add(tr("The compiler's log of %1:\n%2").arg(variant, log));
  });
  connect(tuneController_, &TuneController::finished, this, [this](const RunFinished& finished, qsizetype tried) {
    endSweep(finished, tried, View::Tuner);
    if (finished.outcome == Outcome::Completed)
      status_->finish(tr("Tuned: %1 configurations tried.").arg(tried), placeOf(View::Tuner));
  });
  connect(actions_.tuneSelected, &QAction::triggered, this, &MainWindow::tuneSelected);
  const auto connectExport = [this](QAction* action, const QString& ending, const QString& filter,
                                    bool (MainWindow::*write)(const QString& file)) {
    connect(action, &QAction::triggered, this, [this, ending, filter, write] {
      const QString suggested =
          suggestedExport(photoController_->folder(), tuneController_->summary(), QStringLiteral("tuning"), ending);
      const QString file = askWhereToSave(this, tr("Export the tuning"), suggested, filter);
      if (!file.isEmpty()) (this->*write)(file);
    });
  };
  connectExport(actions_.exportTuningCsv, QStringLiteral("csv"), tr("CSV tables (*.csv)"),
                &MainWindow::exportTuningCsv);
  connectExport(actions_.exportTuningT4, QStringLiteral("json"), tr("T4 results (*.json)"),
                &MainWindow::exportTuningT4);
}

void MainWindow::tuneSelected() {
  if (!tuner_->controls()->setVariant(selectedKernel())) return;
  if (const ResultRow* result = selectedResult()) tuner_->controls()->setSize(typed(result->size));
  showView(View::Tuner);
}

void MainWindow::followSigmaUse() {
  QString variant;
  if (view() == View::Tuner) variant = tuner_->controls()->variant();
  if (view() == View::Split) variant = split_->controls()->variant();
  const std::string workloadId = variant.isEmpty() ? variants_->workload().toStdString()
                                                   : bridge_->catalogue().find(variant.toStdString()).workload;
  if (workloadId.empty()) return;
  const std::vector<Workload>& all = workloads();
  const auto ofPhotos = std::find_if(all.begin(), all.end(), [](const Workload& each) { return each.usesSigma; });
  // A photo is blurred whatever the problem is.
  const Workload& workload = view() == View::Photo ? *ofPhotos : findWorkload(workloadId);
  controls_->sigma()->setEnabled(workload.usesSigma);
  if (workload.usesSigma) controls_->sigma()->setRange(workload.smallestSigma, workload.largestSigma);
}

bool MainWindow::exportTuningCsv(const QString& file) {
  return save(QStringLiteral("tuning"), file, [this](const QString& name) { tuneController_->writeCsv(name); });
}

bool MainWindow::exportTuningT4(const QString& file) {
  return save(QStringLiteral("tuning as T4"), file, [this](const QString& name) { tuneController_->writeT4(name); });
}

}  // namespace headroom
