#include "shell/noise_controller.hpp"

#include "headroom/analysis/noise_floors.hpp"
#include "headroom/system/error.hpp"

namespace headroom {

NoiseController::NoiseController(Bridge* bridge, QObject* parent) : QObject(parent), sweep_(bridge) {
  connect(&sweep_, &Sweep::contextKnown, this, [this](const RunContext& context) { context_ = context; });
  connect(&sweep_, &Sweep::rowReady, this, [this](const ResultRow& row) { rows_.push_back(row); });
  connect(&sweep_, &Sweep::finished, this, [this](const RunFinished& outcome) {
    Q_EMIT finished(outcome, static_cast<qsizetype>(rows_.size()));
    if (outcome.outcome == Outcome::Completed) tellFloors();
  });
}

void NoiseController::start(const RunPlan& plan, int pairs) {
  context_ = {};
  rows_.clear();
  sweep_.start({noiseCheck(plan, pairs)});
}

void NoiseController::tellFloors() {
  for (const NoiseFinding& finding : findNoise(context_, rows_)) {
    const QString sentence = QString::fromStdString(finding.sentence);
    if (!finding.floor) {
      Q_EMIT failed(sentence);
      continue;
    }
    try {
      keepNoiseFloor(finding.device, *finding.floor);
      Q_EMIT found(sentence);
    } catch (const Error& error) {
      Q_EMIT failed(QStringLiteral("%1 %2").arg(sentence, QString::fromStdString(error.what())));
    }
  }
}

}  // namespace headroom
