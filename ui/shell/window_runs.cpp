// What the main window measures: the sweep that its controls ask for, and the controls as a run of the history had
// them.
#include <algorithm>

#include "headroom/system/error.hpp"
#include "shell/main_window.hpp"
#include "style/text.hpp"

namespace headroom {

RunPlan MainWindow::plan() const {
  RunPlan plan;
  plan.devices = {controls_->device()->current()->id};
  for (const QString& id : variants_->ticked()) plan.variants.push_back(id.toStdString());
  plan.sizes = controls_->sizes()->sizes();
  plan.sigma = controls_->sigma()->sigma();
  plan.caches = controls_->caches()->caches();
  plan.transfers = controls_->transfers()->isChecked();
  plan.tuned = controls_->tuned()->isEnabled() && controls_->tuned()->isChecked();
  return plan;
}

QString MainWindow::whyNotRun() const {
  if (guide_->isRunning()) return tr("The guide is being measured: wait for its end, or stop it first.");
  if (tuneController_->isRunning()) return tr("A kernel is being tuned: wait for its end, or stop it first.");
  if (splitController_->isRunning()) return tr("Work is being split: wait for its end, or stop it first.");
  if (abController_->isRunning()) return tr("Two versions are taking turns. Wait for the run to finish, or stop it.");
  if (bridge_->isSweeping()) return tr("A sweep is running: stop it first.");
  if (!controls_->device()->current()) return tr("There is no device to run on.");
  if (variants_->ticked().isEmpty()) return tr("No variant is ticked: tick those that should run.");
  if (!controls_->sizes()->error().isEmpty()) return controls_->sizes()->error();
  return {};
}

void MainWindow::run() {
  if (!whyNotRun().isEmpty()) return;
  try {
    resultController_->start(plan(), *controls_->device()->current());
  } catch (const Error& error) {
    notices_->report(NoticeCause::Run, QString::fromStdString(error.what()));
    return;
  }
  // Where somebody looks at the speed-ups they come when the run ends.
  if (view() != View::SpeedUp) showView(View::Throughput);
}

void MainWindow::chooseAsIn(const RunDocument& run) {
  const std::vector<Variant>& all = bridge_->catalogue().variants();
  // Kernels of another version may be gone.
  QStringList known;
  QString workload;
  for (const RunPlan& plan : run.plans) {
    for (const std::string& id : plan.variants) {
      const auto variant = std::find_if(all.begin(), all.end(), [&id](const Variant& each) { return each.id == id; });
      if (variant == all.end()) continue;
      if (workload.isEmpty()) workload = text(variant->workload);
      if (text(variant->workload) == workload) known << text(id);
    }
  }
  if (workload.isEmpty()) return;
  side_->setWorkload(workload);
  // The guide's runs have many plans, none of which is what the controls could ask for.
  if (run.plans.size() != 1) return;
  const RunPlan& plan = run.plans.front();
  variants_->setTicked(known);
  const QString sizes = typed(plan.sizes);
  controls_->sizes()->setTextOf(SizesBox::kindOf(sizes), sizes);
  if (usesSigma(workload)) controls_->sigma()->setSigma(plan.sigma);
  controls_->caches()->setCaches(plan.caches);
  controls_->transfers()->setChecked(plan.transfers);
  if (controls_->tuned()->isEnabled()) controls_->tuned()->setChecked(plan.tuned);
}

}  // namespace headroom
