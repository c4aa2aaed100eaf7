#include "guide/guide_controller.hpp"

#include <algorithm>
#include <utility>

#include "headroom/guide/guide_report.hpp"
#include "headroom/system/error.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

ExperimentList allExperiments() {
  ExperimentList all;
  for (const Experiment& experiment : experiments()) all.push_back(&experiment);
  return all;
}

const Experiment* experimentOf(const PointInProgress& point, const ExperimentList& wanted, const Catalogue& catalogue,
                               Size asked) {
  for (const Experiment* experiment : wanted) {
    const std::vector<Size> sizes = sizesOf(*experiment, asked);
    if (std::find(sizes.begin(), sizes.end(), point.size) == sizes.end()) continue;
    for (const Participant& participant : participants(*experiment, catalogue)) {
      if (participant.variant->id == point.variant) return experiment;
    }
  }
  return nullptr;
}

GuideController::GuideController(Bridge* bridge, std::filesystem::path history, QObject* parent)
    : QObject(parent),
      bridge_(bridge),
      sweep_(bridge, tr("A guide run is in progress. Wait for it to finish, or stop it.")),
      history_(std::move(history)) {
  connect(&sweep_, &Sweep::compilerSaid, this, &GuideController::compilerSaid);
  connect(&sweep_, &Sweep::contextKnown, this, [this](const RunContext& context) { sweepStart_ = context.startedAt; });
  connect(&sweep_, &Sweep::rowReady, this, [this](const ResultRow& row) {
    rows_.add(*sweptDevice_, {row, sweepStart_});
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
  connect(bridge_, &Bridge::sweepStarted, this, &GuideController::readinessChanged);
  connect(bridge_, &Bridge::sweepFinished, this, [this] {
    Q_EMIT readinessChanged();
    if (std::exchange(isChangeUntold_, false)) Q_EMIT changed();
  });
}

void GuideController::setDevice(const std::optional<DeviceDescription>& device) {
  device_ = device;
  readEarlier();
  Q_EMIT changed();
  Q_EMIT readinessChanged();
}

void GuideController::readEarlier() {
  if (!device_ || history_.empty()) return;
  if (!earlier_.try_emplace(keyOf(*device_)).second) return;
  // A copy, because the bridge may read its kernels again in the meantime.
  background_.run(
      QString::fromStdString(history_.string()),
      [folder = history_, now = bridge_->contextOf(device_->machine.namedHost), device = *device_,
       catalogue = catalogue()] { return earlierGuide(folder, now, device, catalogue); },
      [this, device = *device_](const EarlierGuide& earlier) { takeEarlier(device, earlier); },
      // The history reports problems with its folder.
      [this, device = *device_](const QString& /*sentence*/) { takeEarlier(device, {}); });
}

void GuideController::takeEarlier(const DeviceDescription& device, const EarlierGuide& earlier) {
  rows_.addEarlier(device, earlier.rows);
  earlier_[keyOf(device)] = {true, earlier.outdated};
  if (bridge_->isSweeping()) {
    isChangeUntold_ = true;
  } else {
    Q_EMIT changed();
  }
}

void GuideController::setAsked(Size size) {
  asked_ = size;
  Q_EMIT changed();
}

const std::vector<ResultRow>& GuideController::rows() const {
  static const std::vector<ResultRow> kNone;
  return device_ ? rows_.of(*device_) : kNone;
}

std::vector<LabelledRow> GuideController::rowsOf(const Experiment& experiment) const {
  return headroom::rowsOf(experiment, catalogue(), asked_, rows());
}

std::optional<TimeSpan> GuideController::measuredAt(const Experiment& experiment) const {
  std::optional<TimeSpan> span;
  for (const LabelledRow& labelled : rowsOf(experiment)) widen(span, rows_.startOf(*device_, labelled.row));
  return span;
}

bool GuideController::isReadingEarlier() const {
  if (!device_) return false;
  const auto found = earlier_.find(keyOf(*device_));
  return found != earlier_.end() && !found->second.isRead;
}

std::optional<OutdatedPoint> GuideController::outdatedOf(const Experiment& experiment) const {
  const auto earlier = device_ ? earlier_.find(keyOf(*device_)) : earlier_.end();
  if (earlier == earlier_.end()) return std::nullopt;
  const std::vector<Participant> taking = participants(experiment, catalogue());
  const std::vector<Size> sizes = sizesOf(experiment, asked_);
  std::vector<OutdatedPoint> own;
  for (const OutdatedPoint& point : earlier->second.outdated) {
    const bool isOfIt = std::find(sizes.begin(), sizes.end(), point.size) != sizes.end() &&
                        std::any_of(taking.begin(), taking.end(), [&point](const Participant& participant) {
                          return participant.variant->id == point.variant;
                        });
    if (isOfIt) own.push_back(point);
  }
  // A few points shared with another experiment are not a run of this one.
  if (own.empty() || 2 * own.size() < taking.size() * sizes.size()) return std::nullopt;
  return *std::max_element(own.begin(), own.end(), [](const OutdatedPoint& left, const OutdatedPoint& right) {
    return left.startedAt < right.startedAt;
  });
}

GuideState GuideController::stateOf(const Experiment& experiment) const {
  if (running() == &experiment) return GuideState::Running;
  return headroom::stateOf(experiment, catalogue(), asked_, rows());
}

GuideState GuideController::stateOf(const GuideStep& step) const {
  if (running() != nullptr && running()->step == step.id) return GuideState::Running;
  return headroom::stateOf(step, catalogue(), asked_, rows());
}

std::vector<Advice> GuideController::adviceFor(const ResultRow& row) const {
  if (!device_) return {};
  return headroom::adviceFor(row, catalogue().find(row.variant), *device_, {.others = rows()});
}

std::string GuideController::reportHtml() const {
  GuideRecord record;
  record.device = device_.value_or(DeviceDescription{});
  record.asked = asked_;
  for (const Experiment& experiment : experiments()) {
    const std::vector<LabelledRow> rows = rowsOf(experiment);
    if (rows.empty()) continue;
    record.experiments.push_back(&experiment);
    for (const LabelledRow& labelled : rows) widen(record.measured, rows_.startOf(record.device, labelled.row));
  }
  record.rows = rows();
  return toHtml(record, catalogue());
}

std::vector<std::shared_ptr<const RunDocument>> GuideController::runs() const {
  std::map<std::string, RunDocument> byStart;
  for (const ResultRow& row : rows()) {
    const std::string start = rows_.startOf(*device_, row);
    RunDocument& run = byStart[start];
    run.rows.push_back(row);
    if (run.rows.size() > 1) continue;
    run.context = bridge_->contextOf(device_->machine.namedHost);
    run.context.startedAt = start;
    run.context.devices = {*device_};
    run.outcome = Outcome::Completed;
  }
  std::vector<std::shared_ptr<const RunDocument>> all;
  for (auto& [start, run] : byStart) all.push_back(std::make_shared<const RunDocument>(std::move(run)));
  return all;
}

QStringList GuideController::show(const std::vector<std::shared_ptr<const RunDocument>>& runs) {
  if (runs.empty() || isRunning()) return {};
  std::vector<DatedRow> dated;
  for (const auto& run : runs) {
    for (const ResultRow& row : run->rows) dated.push_back({row, run->context.startedAt});
  }
  const std::vector<DeviceDescription>& devices = runs.front()->context.devices;
  if (devices.empty()) return {};
  rows_.replace(devices.front(), dated);
  Q_EMIT changed();
  if (device_ && keyOf(*device_) == keyOf(devices.front())) return {};
  return {tr("The session has results of the guide on %1. They are shown while this device is selected.")
              .arg(text(devices.front().name))};
}

QString GuideController::whyNotRun(const ExperimentList& wanted) const {
  if (isRunning()) return tr("The guide is running: wait for it, or stop it first.");
  if (bridge_->isSweeping()) return tr("A run is in progress. Stop it first.");
  if (!device_) return tr("There is no device to run on.");
  const bool isEmpty = std::all_of(wanted.begin(), wanted.end(), [this](const Experiment* experiment) {
    return participants(*experiment, catalogue()).empty();
  });
  return isEmpty ? tr("No variants yet. To add one, name the experiment in its kernel file.") : QString();
}

void GuideController::run(const ExperimentList& wanted) {
  if (!whyNotRun(wanted).isEmpty()) return;
  std::vector<RunPlan> plans = plansFor(wanted, catalogue(), asked_, sampling_);
  for (RunPlan& plan : plans) plan.devices = {device_->id};
  sweptDevice_ = device_;
  wanted_ = wanted;
  running_ = nullptr;
  received_ = 0;
  try {
    sweep_.start(std::move(plans));
  } catch (const Error& error) {
    Q_EMIT failed(text(error.what()));
  }
}

// A point that several experiments share belongs to the first of them, as in the plan.
void GuideController::follow(const Progress& progress) {
  if (!progress.point) return;
  const Experiment* now = experimentOf(*progress.point, wanted_, catalogue(), asked_);
  if (now == nullptr || now == running_) return;
  running_ = now;
  Q_EMIT progressed();
}

Progress GuideController::describe(const Progress& progress) const {
  if (running() == nullptr || progress.activity.empty()) return progress;
  const QString sentence = tr("%1: %2 (%3 of %4)")
                               .arg(engineText(running_->title), engineSentences(progress.activity))
                               .arg(std::min(progress.done + 1, progress.total))
                               .arg(progress.total);
  return {progress.done, progress.total, sentence.toStdString()};
}

}  // namespace headroom
