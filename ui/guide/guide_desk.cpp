#include "guide/guide_desk.hpp"

#include <algorithm>

#include "guide/text.hpp"
#include "headroom/error.hpp"
#include "headroom/guide_report.hpp"

namespace headroom {

ExperimentList allExperiments() {
  ExperimentList all;
  for (const Experiment& experiment : experiments()) all.push_back(&experiment);
  return all;
}

// Activities end in a point: "timing copy.scalar at 64 x 64".
const Experiment* experimentIn(const std::string& activity, const ExperimentList& wanted, const Catalogue& catalogue,
                               Size asked) {
  for (const Experiment* experiment : wanted) {
    const std::vector<Size> sizes = sizesOf(*experiment, asked);
    for (const Participant& participant : participants(*experiment, catalogue)) {
      const bool isOfIt = std::any_of(sizes.begin(), sizes.end(), [&](Size size) {
        return activity.ends_with(" " + participant.variant->id + " at " + toText(size));
      });
      if (isOfIt) return experiment;
    }
  }
  return nullptr;
}

GuideDesk::GuideDesk(Bridge* bridge, QObject* parent) : QObject(parent), bridge_(bridge), sweep_(bridge) {
  connect(&sweep_, &Sweep::compilerSaid, this, &GuideDesk::compilerSaid);
  connect(&sweep_, &Sweep::rowReady, this, [this](const ResultRow& row) {
    rows_.add(*sweptDevice_, row);
    ++received_;
    Q_EMIT progressed();
  });
  connect(&sweep_, &Sweep::finished, this, [this](const RunFinished& outcome) {
    Q_EMIT changed();
    Q_EMIT finished(outcome, received_);
  });
  connect(bridge_, &Bridge::progressed, this, [this](const Progress& progress) {
    if (isRunning()) follow(progress);
  });
  connect(bridge_, &Bridge::sweepStarted, this, &GuideDesk::readinessChanged);
  connect(bridge_, &Bridge::sweepFinished, this, &GuideDesk::readinessChanged);
}

void GuideDesk::setDevice(const std::optional<DeviceDescription>& device) {
  device_ = device;
  Q_EMIT changed();
  Q_EMIT readinessChanged();
}

void GuideDesk::setAsked(Size size) {
  asked_ = size;
  Q_EMIT changed();
}

const std::vector<ResultRow>& GuideDesk::rows() const {
  static const std::vector<ResultRow> kNone;
  return device_ ? rows_.of(*device_) : kNone;
}

std::vector<LabelledRow> GuideDesk::rowsOf(const Experiment& experiment) const {
  return headroom::rowsOf(experiment, catalogue(), asked_, rows());
}

GuideState GuideDesk::stateOf(const Experiment& experiment) const {
  if (running() == &experiment) return GuideState::Running;
  return headroom::stateOf(experiment, catalogue(), asked_, rows());
}

GuideState GuideDesk::stateOf(const GuideStep& step) const {
  if (running() != nullptr && running()->step == step.id) return GuideState::Running;
  return headroom::stateOf(step, catalogue(), asked_, rows());
}

std::vector<Advice> GuideDesk::adviceFor(const ResultRow& row) const {
  if (!device_) return {};
  return headroom::adviceFor(row, catalogue().find(row.variant), *device_, rows());
}

std::string GuideDesk::reportHtml() const {
  GuideRecord record;
  record.device = device_.value_or(DeviceDescription{});
  record.asked = asked_;
  for (const Experiment& experiment : experiments()) {
    if (!rowsOf(experiment).empty()) record.experiments.push_back(&experiment);
  }
  record.rows = rows();
  return toHtml(record, catalogue());
}

QString GuideDesk::whyNotRun(const ExperimentList& wanted) const {
  if (isRunning()) return tr("The guide is running: wait for it, or stop it first.");
  if (bridge_->isSweeping()) return tr("A sweep is running: stop it first.");
  if (!device_) return tr("There is no device to run on.");
  const bool isEmpty = std::all_of(wanted.begin(), wanted.end(), [this](const Experiment* experiment) {
    return participants(*experiment, catalogue()).empty();
  });
  return isEmpty ? tr("No kernel takes part yet: one joins by naming the experiment in its file.") : QString();
}

void GuideDesk::run(const ExperimentList& wanted) {
  if (!whyNotRun(wanted).isEmpty()) return;
  std::vector<RunPlan> plans = plansFor(wanted, catalogue(), asked_);
  for (RunPlan& plan : plans) plan.devices = {device_->id};
  sweptDevice_ = device_;
  wanted_ = wanted;
  running_ = nullptr;
  received_ = 0;
  try {
    sweep_.start(std::move(plans));
  } catch (const Error& error) {
    Q_EMIT failed(QString::fromStdString(error.what()));
  }
}

// A point that several experiments share counts for the first of them, as it does in the plan.
void GuideDesk::follow(const Progress& progress) {
  if (progress.activity.empty()) return;
  const Experiment* now = experimentIn(progress.activity, wanted_, catalogue(), asked_);
  if (now == nullptr || now == running_) return;
  running_ = now;
  Q_EMIT progressed();
}

Progress GuideDesk::describe(const Progress& progress) const {
  if (running() == nullptr || progress.activity.empty()) return progress;
  const QString sentence = tr("%1: %2 (%3 of %4)")
                               .arg(text(running_->title), QString::fromStdString(progress.activity))
                               .arg(std::min(progress.done + 1, progress.total))
                               .arg(progress.total);
  return {progress.done, progress.total, sentence.toStdString()};
}

}  // namespace headroom
