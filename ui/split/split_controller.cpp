#include "split/split_controller.hpp"

#include <chrono>
#include <filesystem>
#include <variant>

#include "headroom/pages/report_page.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "models/run_names.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// On a CPU, the window's own work takes time from the kernels, so the view is updated rarely.
constexpr std::chrono::milliseconds kShowPartsEvery{1000};

}  // namespace

SplitController::SplitController(Bridge* bridge, SplitView* view, QObject* parent)
    : QObject(parent),
      bridge_(bridge),
      view_(view),
      sweep_(bridge, tr("Work is being split: wait for its end, or stop it first.")) {
  connect(view_->controls(), &SplitControls::changed, this, &SplitController::showReadiness);
  connect(&sweep_, &Sweep::contextKnown, this, [this](const RunContext& context) { context_ = context; });
  connect(&sweep_, &Sweep::splitUpdated, this, [this](const SplitUpdated& updated) { take(updated.report); });
  connect(&sweep_, &Sweep::splitDone, this, [this](const SplitDone& done) { report_ = done.report; });
  connect(&sweep_, &Sweep::finished, this, &SplitController::end);
  connect(bridge_, &Bridge::sweepStarted, this, &SplitController::showReadiness);
  connect(bridge_, &Bridge::sweepFinished, this, &SplitController::showReadiness);
  showReadiness();
}

void SplitController::setDevices(const std::vector<DeviceDescription>& devices) {
  devices_ = devices;
  offerDevices();
}

void SplitController::setDevice(const std::optional<DeviceDescription>& device) {
  device_ = device;
  offerDevices();
}

void SplitController::offerDevices() {
  if (device_) view_->controls()->setDevices(devices_, *device_);
  showReadiness();
}

QString SplitController::whyNotStart() const {
  if (isRunning()) return tr("Work is being split: wait for its end, or stop it first.");
  if (bridge_->isSweeping()) return tr("A run is in progress. Stop it first.");
  if (!device_) return tr("There is no device to run on.");
  return view_->controls()->problem();
}

void SplitController::start() {
  if (!whyNotStart().isEmpty()) return;
  SplitPlan plan = view_->controls()->plan();
  plan.parameters = parameters_;
  plan.rounds = sampling_.rounds;
  // Half of it for end-to-end time, half for kernel time.
  plan.secondsPerShare = sampling_.timeBudgetSeconds / 2;
  try {
    sweep_.split(plan);
  } catch (const Error& error) {
    Q_EMIT failed(text(error.what()));
    return;
  }
  report_ = {};
  view_->setReport(report_);
  view_->setState(tr("Measuring..."));
  updated_.invalidate();
}

void SplitController::openResults(const QString& file) {
  if (bridge_->isSweeping()) {
    Q_EMIT failed(
        tr("%1 was not read, because that would disturb the run. Open it again when the run ends.").arg(file));
    return;
  }
  background_.run(
      file, [path = std::filesystem::path(file.toStdString())] { return readReport(path); },
      [this](const StoredReport& stored) { showStored(stored); },
      [this](const QString& sentence) { Q_EMIT failed(sentence); });
}

void SplitController::showStored(const StoredReport& stored) {
  const auto* split = std::get_if<SplitReport>(&stored.report);
  if (split == nullptr) {
    Q_EMIT failed(tr("This is a tuning, not a split. Open it in the Tune view."));
    return;
  }
  if (isRunning()) return;  // a split started in the meantime is shown
  showSplit(*split, stored.context, tr("Split of %1, from the history."));
  Q_EMIT opened();
}

void SplitController::showSplit(const SplitReport& split, const RunContext& context, const QString& origin) {
  report_ = split;
  context_ = context;
  RunSummary run;
  run.startedAt = context_.startedAt;
  view_->setReport(report_);
  view_->setState(origin.arg(whenText(run)));
  showReadiness();
}

std::optional<StoredReport> SplitController::shown() const {
  if (!hasResults()) return std::nullopt;
  return StoredReport{context_, report_, {}};
}

void SplitController::show(const std::optional<StoredReport>& stored) {
  if (isRunning()) return;
  const auto* split = stored ? std::get_if<SplitReport>(&stored->report) : nullptr;
  if (split != nullptr) return showSplit(*split, stored->context, tr("Split of %1, from the session."));
  report_ = {};
  view_->setReport(report_);
  view_->setState({});
  showReadiness();
}

void SplitController::take(const SplitReport& report) {
  report_ = report;
  if (updated_.isValid() && !updated_.hasExpired(kShowPartsEvery.count())) return;
  view_->setReport(report_);
  updated_.start();
}

void SplitController::end(const RunFinished& outcome) {
  view_->setReport(report_);
  QString state;
  if (outcome.outcome == Outcome::Cancelled) state = tr("Stopped before all shares were measured.");
  if (outcome.outcome == Outcome::Failed) state = engineSentences(outcome.reason);
  view_->setState(state);
  Q_EMIT finished(outcome, static_cast<qsizetype>(report_.points.size()));
}

void SplitController::showReadiness() {
  view_->controls()->setRunning(isRunning());
  view_->controls()->showProblem();
  Q_EMIT readinessChanged();
}

RunSummary SplitController::summary() const {
  RunSummary run;
  run.startedAt = context_.startedAt;
  run.workloads = {report_.workload};
  for (const DeviceDescription& device : context_.devices) run.devices.push_back(device.name);
  return run;
}

void SplitController::writeCsv(const QString& file) const {
  writeFile(file.toStdString(), toCsv(report_));
}

void SplitController::writeJson(const QString& file) const {
  writeFile(file.toStdString(), toJson(report_, context_));
}

Page SplitController::report() const {
  return pageOf(StoredReport{context_, report_, {}}, bridge_->catalogue());
}

}  // namespace headroom
