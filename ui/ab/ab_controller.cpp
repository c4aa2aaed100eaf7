#include "ab/ab_controller.hpp"

#include <QApplication>
#include <QClipboard>
#include <chrono>
#include <cmath>
#include <filesystem>

#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// On a CPU, the window's own work takes time from the kernels, so the view is updated rarely.
constexpr std::chrono::milliseconds kShowTurnsEvery{500};

}  // namespace

AbController::AbController(Bridge* bridge, AbWindow* window, QObject* parent)
    : QObject(parent),
      bridge_(bridge),
      window_(window),
      sweep_(bridge, tr("Two versions are taking turns. Wait for the run to finish, or stop it.")) {
  AbControls* controls = window_->controls();
  connect(controls, &AbControls::startAsked, this, &AbController::start);
  connect(controls, &AbControls::stopAsked, this, &AbController::stop);
  connect(controls, &AbControls::changed, this, [this] {
    // The error was about other choices.
    if (!isBusy()) window_->setState({});
    showReadiness();
  });
  connect(window_, &AbWindow::copyAsked, this, &AbController::copy);
  connect(&sweep_, &Sweep::contextKnown, this, [this](const RunContext& context) { context_ = context; });
  connect(&sweep_, &Sweep::abUpdated, this, [this](const AbUpdated& updated) { take(updated.report); });
  connect(&sweep_, &Sweep::abDone, this, [this](const AbDone& done) { report_ = done.report; });
  connect(&sweep_, &Sweep::finished, this, &AbController::end);
  connect(bridge_, &Bridge::progressed, this, [this](const Progress& progress) {
    if (isRunning()) points_ = progress.total;
  });
  connect(bridge_, &Bridge::sweepStarted, this, &AbController::showReadiness);
  connect(bridge_, &Bridge::sweepFinished, this, &AbController::showReadiness);
  showReadiness();
}

void AbController::setDevice(const std::optional<DeviceDescription>& device) {
  device_ = device;
  showReadiness();
}

void AbController::open(const QString& variant) {
  if (!isBusy()) window_->controls()->proposeBase(variant);
  window_->present();
}

void AbController::open(const QString& base, const QString& fresh, const QString& sizes) {
  if (!isBusy()) window_->controls()->setVersions(base, fresh, sizes);
  window_->present();
}

QString AbController::whyNotStart() const {
  if (isReading_) return tr("The versions are being read.");
  if (isRunning()) return tr("Two versions are taking turns. Wait for the run to finish, or stop it.");
  if (bridge_->isSweeping()) return tr("A run is in progress. Stop it first.");
  if (!device_) return tr("There is no device to run on.");
  return window_->controls()->problem();
}

void AbController::start() {
  if (!whyNotStart().isEmpty()) return;
  isReading_ = true;
  const int reading = ++reading_;
  window_->setState(tr("Reading the versions..."));
  showReadiness();
  const std::string base = window_->controls()->baseName().toStdString();
  const std::string fresh = window_->controls()->freshName().toStdString();
  const std::vector<std::string>& read = bridge_->catalogue().folders();
  const std::vector<std::filesystem::path> folders(read.begin(), read.end());
  // Git reads a revision, which may be slow.
  background_.run(
      tr("the versions"),
      [base, fresh, folders] {
        const KernelVersion first = readKernelVersion(base, folders);
        const KernelVersion second = readKernelVersion(fresh, folders, &first);
        return Versions{first.fullName(), second.fullName(), pairVersions(first, second)};
      },
      [this, reading](const Versions& versions) {
        if (reading == reading_) measure(versions);
      },
      [this, reading](const QString& sentence) {
        if (reading == reading_) fail(sentence);
      });
}

void AbController::measure(const Versions& versions) {
  isReading_ = false;
  // The state may have changed while the versions were read.
  if (const QString whyNot = whyNotStart(); !whyNot.isEmpty()) return fail(whyNot);
  AbPlan plan;
  plan.device = device_->id;
  plan.baseName = versions.base;
  plan.freshName = versions.fresh;
  plan.pairs = versions.paired.pairs;
  plan.parameters = parameters_;
  try {
    window_->controls()->fill(plan);
    points_ = 0;
    sweep_.takeTurns(std::move(plan));
  } catch (const Error& error) {
    return fail(engineSentences(error.what()));
  }
  report_ = {};
  context_ = {};
  notes_.clear();
  for (const std::string& note : versions.paired.notes) notes_ << engineSentences(note);
  shown_.invalidate();
  window_->setReport(report_, notes_, true);
  window_->setState(tr("Starting..."));
  showReadiness();
}

void AbController::fail(const QString& sentence) {
  isReading_ = false;
  window_->setProblem(sentence);
  showReadiness();
}

void AbController::stop() {
  if (isReading_) {
    isReading_ = false;
    ++reading_;
    window_->setState(tr("Stopped before the first round."));
    return showReadiness();
  }
  if (!isRunning()) return;
  window_->setState(tr("Stopping..."));
  bridge_->stopSweep();
}

void AbController::take(const AbReport& report) {
  report_ = report;
  if (shown_.isValid() && !shown_.hasExpired(kShowTurnsEvery.count())) return;
  window_->setReport(report_, notes_, true);
  showProgress();
  shown_.start();
}

void AbController::showProgress() {
  if (report_.points.empty()) return;
  const AbPoint& point = report_.points.back();
  const QString where = points_ > 1 ? tr("%1 of %2, ").arg(report_.points.size()).arg(points_) : QString();
  window_->setState(tr("Measuring %1%2: %3 rounds in %4 s, at most %5 s.")
                        .arg(where, pointTitle(point))
                        .arg(point.rounds.size())
                        .arg(std::lround(point.seconds))
                        .arg(std::lround(report_.budgetSeconds)));
}

void AbController::end(const RunFinished& outcome) {
  window_->setReport(report_, notes_, false);
  const QString verdicts = verdictsText(report_);
  switch (outcome.outcome) {
    case Outcome::Completed:
      window_->setState(tr("Done: %1.").arg(verdicts));
      break;
    case Outcome::Cancelled:
      window_->setState(verdicts.isEmpty() ? tr("Stopped before the first round.")
                                           : tr("Stopped. Results so far: %1.").arg(verdicts));
      break;
    case Outcome::Failed:
      window_->setProblem(engineSentences(outcome.reason));
      break;
  }
  showReadiness();
  Q_EMIT finished(outcome, static_cast<qsizetype>(report_.points.size()));
}

void AbController::showReadiness() {
  window_->controls()->setBusy(isBusy());
  window_->controls()->setWhyNot(whyNotStart());
  window_->setExportable(!isRunning() && !report_.points.empty());
}

RunSummary AbController::summary() const {
  RunSummary run;
  run.startedAt = context_.startedAt;
  if (!report_.points.empty()) run.workloads = {report_.points.front().base.workload};
  for (const DeviceDescription& device : context_.devices) run.devices.push_back(device.name);
  return run;
}

bool AbController::write(AbWindow::Format format, const QString& file) {
  const auto content = [&]() -> std::string {
    switch (format) {
      case AbWindow::Format::Markdown:
        return toMarkdown(report_);
      case AbWindow::Format::Csv:
        return toCsv(report_);
      case AbWindow::Format::Json:
        break;
    }
    return toJson(report_, context_);
  };
  try {
    writeFile(file.toStdString(), content());
  } catch (const Error& error) {
    window_->setProblem(engineSentences(error.what()));
    return false;
  }
  window_->setState(tr("Saved %1").arg(file));
  return true;
}

void AbController::copy() const {
  QApplication::clipboard()->setText(text(toTextTable(report_)));
}

}  // namespace headroom
