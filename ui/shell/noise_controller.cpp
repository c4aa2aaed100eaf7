#include "shell/noise_controller.hpp"

#include "headroom/analysis/noise_floors.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"
#include "shell/noise_dialog.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

QString floorText(const DeviceDescription& device) {
  const std::optional<NoiseFloor> known = knownNoiseFloor(device);
  return known ? engineSentences(toText(*known)) : NoiseController::tr("nothing");
}

/// Of several devices with their names.
QString knownFloors(const std::vector<DeviceDescription>& devices) {
  if (devices.size() == 1) return floorText(devices.front());
  QStringList lines;
  for (const DeviceDescription& device : devices)
    lines << NoiseController::tr("%1: %2").arg(deviceLabel(device, devices), floorText(device));
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

NoiseController::NoiseController(Bridge* bridge, const SweepChoice* choice, QWidget* window, QObject* parent)
    : QObject(parent), bridge_(bridge), choice_(choice), window_(window), sweep_(bridge) {
  connect(&sweep_, &Sweep::contextKnown, this, [this](const RunContext& context) { context_ = context; });
  connect(&sweep_, &Sweep::rowReady, this, [this](const ResultRow& row) { rows_.push_back(row); });
  connect(&sweep_, &Sweep::finished, this, [this](const RunFinished& outcome) {
    Q_EMIT finished(outcome, static_cast<qsizetype>(rows_.size()));
    if (outcome.outcome == Outcome::Completed) tellFloors();
  });
}

void NoiseController::ask() {
  if (!choice_->device()) return;
  auto* dialog = new NoiseDialog({static_cast<int>(choice_->ticked()), engineText(choice_->workload().title),
                                  choice_->bar()->sizes()->text(), knownFloors(choice_->devices())},
                                 window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] { start(dialog->isOfTicked(), dialog->pairs()); });
  dialog->open();
}

void NoiseController::start(bool ofTicked, int pairs) {
  // The state may have changed while the dialog was open.
  if (!whyNotStart().isEmpty()) return;
  RunPlan check = choice_->plan();
  if (!ofTicked) check.variants = bridge_->catalogue().select(kNoiseWorkload, "all");
  context_ = {};
  rows_.clear();
  try {
    sweep_.start({noiseCheck(check, pairs)});
  } catch (const Error& error) {
    Q_EMIT failed(text(error.what()));
  }
}

void NoiseController::tellFloors() {
  for (const NoiseFinding& finding : findNoise(context_, rows_)) {
    const QString sentence = text(finding.sentence);
    if (!finding.floor) {
      Q_EMIT failed(sentence);
      continue;
    }
    try {
      keepNoiseFloor(finding.device, *finding.floor);
      Q_EMIT found(sentence);
    } catch (const Error& error) {
      Q_EMIT failed(QStringLiteral("%1 %2").arg(sentence, text(error.what())));
    }
  }
}

}  // namespace headroom
