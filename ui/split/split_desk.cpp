#include "split/split_desk.hpp"

#include <chrono>

#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"

namespace headroom {

namespace {

/// On a processor the window's own work takes time from the kernels': what is new is shown seldom.
constexpr std::chrono::milliseconds kShowPartsEvery{1000};

}  // namespace

SplitDesk::SplitDesk(Bridge* bridge, SplitPage* page, QObject* parent)
    : QObject(parent), bridge_(bridge), page_(page), sweep_(bridge) {
  connect(page_->controls(), &SplitControls::startAsked, this, &SplitDesk::start);
  connect(page_->controls(), &SplitControls::changed, this, &SplitDesk::showReadiness);
  connect(&sweep_, &Sweep::contextKnown, this, [this](const RunContext& context) { context_ = context; });
  connect(&sweep_, &Sweep::splitUpdated, this, [this](const SplitUpdated& updated) { take(updated.report); });
  connect(&sweep_, &Sweep::splitDone, this, [this](const SplitDone& done) { report_ = done.report; });
  connect(&sweep_, &Sweep::finished, this, &SplitDesk::end);
  connect(bridge_, &Bridge::sweepStarted, this, &SplitDesk::showReadiness);
  connect(bridge_, &Bridge::sweepFinished, this, &SplitDesk::showReadiness);
  showReadiness();
}

void SplitDesk::setDevices(const std::vector<DeviceDescription>& devices) {
  devices_ = devices;
  offerDevices();
}

void SplitDesk::setDevice(const std::optional<DeviceDescription>& device) {
  device_ = device;
  offerDevices();
}

void SplitDesk::offerDevices() {
  if (device_) page_->controls()->setDevices(devices_, *device_);
  showReadiness();
}

QString SplitDesk::whyNotStart() const {
  if (isRunning()) return tr("Work is being split: wait for its end, or stop it first.");
  if (bridge_->isSweeping()) return tr("A sweep is running: stop it first.");
  if (!device_) return tr("There is no device to run on.");
  return page_->controls()->problem();
}

void SplitDesk::start() {
  if (!whyNotStart().isEmpty()) return;
  SplitPlan plan = page_->controls()->plan();
  plan.sigma = sigma_;
  try {
    sweep_.split(plan);
  } catch (const Error& error) {
    Q_EMIT failed(QString::fromStdString(error.what()));
    return;
  }
  report_ = {};
  page_->setReport(report_);
  page_->setState(tr("Measuring..."));
  shown_.invalidate();
}

void SplitDesk::take(const SplitReport& report) {
  report_ = report;
  if (shown_.isValid() && !shown_.hasExpired(kShowPartsEvery.count())) return;
  page_->setReport(report_);
  shown_.start();
}

void SplitDesk::end(const RunFinished& outcome) {
  page_->setReport(report_);
  QString state;
  if (outcome.outcome == Outcome::Cancelled) state = tr("Stopped before all shares were measured.");
  if (outcome.outcome == Outcome::Failed) state = QString::fromStdString(outcome.reason);
  page_->setState(state);
  Q_EMIT finished(outcome, static_cast<qsizetype>(report_.points.size()));
}

void SplitDesk::showReadiness() {
  page_->controls()->setRunning(isRunning());
  page_->controls()->setWhyNot(whyNotStart());
  Q_EMIT readinessChanged();
}

RunSummary SplitDesk::summary() const {
  RunSummary run;
  run.startedAt = context_.startedAt;
  run.workloads = {report_.workload};
  for (const DeviceDescription& device : context_.devices) run.devices.push_back(device.name);
  return run;
}

void SplitDesk::writeCsv(const QString& file) const {
  writeFile(file.toStdString(), toCsv(report_));
}

void SplitDesk::writeJson(const QString& file) const {
  writeFile(file.toStdString(), toJson(report_, context_));
}

}  // namespace headroom
