// KernelController, its measurements of the open kernel.
#include <exception>
#include <utility>

#include "controls/command_question.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "kernel/kernel_controller.hpp"
#include "kernel/kernel_messages.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

/// "0.62 s: read in 0.01, built in 0.35, timed in 0.20, checked in 0.02"
QString timesText(const JobTimes& times, double readSeconds, double totalSeconds) {
  return KernelController::tr("%1 s: read in %2, built in %3, timed in %4, checked in %5")
      .arg(onScreen(QString::number(totalSeconds, 'f', 2)))
      .arg(onScreen(QString::number(readSeconds, 'f', 2)))
      .arg(onScreen(QString::number(times.buildMs / 1e3, 'f', 2)))
      .arg(onScreen(QString::number(times.timingMs / 1e3, 'f', 2)))
      .arg(onScreen(QString::number(times.checkingMs / 1e3, 'f', 2)));
}

QString shown(const ResultRow& row) {
  return engineSentences(attemptText(row)).replace(QLatin1String("+-"), QStringLiteral("\u00b1"));
}

}  // namespace

QString KernelController::whyNotMeasure() const {
  if (isMeasuring()) return tr("The kernel is being measured. Wait for it to finish, or stop it.");
  if (bridge_->isSweeping()) return tr("A run is in progress. Stop it first.");
  if (!device_) return tr("There is no device to run on.");
  if (!kernel_) return tr("Open a kernel first.");
  if (!isCurrent_) return tr("The kernel cannot be read. Correct it and save.");
  return view_->controls()->problem();
}

void KernelController::measure() {
  if (!whyNotMeasure().isEmpty()) return;
  sinceSave_.start();
  readSeconds_ = 0;
  if (view_->files()->isModified() && !view_->files()->save()) return;
  if (isOwnFile() && watch_.hasChanged()) read();
  if (!whyNotMeasure().isEmpty()) return;
  askAboutCommands(window_, {*kernel_}, [this] { startAttempt(); });
}

std::string KernelController::pointKey() const {
  return device_->id + ' ' + kernel_->workload + ' ' + toText(view_->controls()->size()) + ' ' +
         toText(valuesFor(*workload(), parameters_));
}

void KernelController::startAttempt() {
  if (!whyNotMeasure().isEmpty()) return;
  AttemptPlan plan;
  plan.device = device_->id;
  plan.variant = *kernel_;
  plan.sampling = sampling_;
  try {
    plan.size = view_->controls()->size();
    plan.parameters = valuesFor(*workload(), parameters_);
    // Taken now, because size and device may change during the measurement.
    measured_ = pointKey();
    const auto known = ceilings_.find(measured_);
    plan.measuresCeilings = known == ceilings_.end();
    if (known != ceilings_.end()) plan.ceilings = known->second;
    view_->setState(plan.measuresCeilings ? tr("Building, checking and measuring it, and the device's ceilings...")
                                          : tr("Building, checking and measuring it..."));
    sweep_.attempt(std::move(plan));
  } catch (const Error& error) {
    view_->setState(engineSentences(error.what()), {}, true);
  }
}

void KernelController::take(const AttemptDone& done) {
  if (!kernel_ || done.row.variant != kernel_->id) return;
  if (!done.ceilings.empty()) ceilings_[measured_] = done.ceilings;
  times_ = done.times;
  if (device_) advice_->setResult(*kernel_, *device_, done.row);
  view_->setMessages(messagesOf(*kernel_, done.row));
  if (!isTimed(done.row) || !isOwnFile()) {
    view_->setState(shown(done.row), {}, !isValid(done.row));
    return;
  }
  const QString seconds = timesText(times_, readSeconds_, static_cast<double>(sinceSave_.elapsed()) / 1e3);
  view_->setState(shown(done.row), seconds, !isValid(done.row));
  revisions_->keep(*kernel_, done.row);
}

void KernelController::showKept(const KeptRevision& kept, const ResultRow& row) {
  if (kept.number == 0 || isMeasuring()) return;
  QString sentence = tr("Revision %1: %2").arg(kept.number).arg(shown(row));
  if (!kept.compared.empty()) sentence += QStringLiteral("; ") + engineSentences(kept.compared);
  view_->setState(sentence, timesText(times_, readSeconds_, static_cast<double>(sinceSave_.elapsed()) / 1e3),
                  !isValid(row));
}

void KernelController::end(const RunFinished& outcome) {
  if (outcome.outcome == Outcome::Cancelled) view_->setState(tr("Stopped. No results were stored."));
  if (outcome.outcome == Outcome::Failed) view_->setState(engineSentences(outcome.reason), {}, true);
  showReadiness();
  Q_EMIT finished(outcome, tr("Kernel measured."));
}

}  // namespace headroom
