#include "capture/capture_controller.hpp"

#include <chrono>
#include <filesystem>
#include <system_error>
#include <utility>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/pages/capture_page.hpp"
#include "headroom/replay.hpp"
#include "headroom/system/error.hpp"
#include "style/display_units.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr std::chrono::milliseconds kLookEvery{250};

/// Describes a captured folder so that it can be run, or says why it cannot.
CapturedLaunchItem itemOf(const CapturedFolder& captured) {
  CapturedLaunchItem item{captured.folder, {}, {}, {}};
  const QString name = text(captured.folder.filename().string());
  try {
    const CaptureDescription description = describeCapture(captured.folder);
    item.description = description.file;
    item.kernel = description.kernel;
    item.text = QStringLiteral("%1: %2").arg(name, bytesOnScreen(static_cast<double>(captured.bytes)));
    for (const std::string& note : description.notes) item.text += QLatin1Char('\n') + engineSentences(note);
  } catch (const Error& error) {
    item.text = CaptureController::tr("%1: %2").arg(name, engineSentences(error.what()));
  }
  return item;
}

/// Returns a name that is not taken, beside the captures.
std::filesystem::path mergedFolder(const std::filesystem::path& folder, const std::string& kernel) {
  const std::string name = kernel + "-launches";
  std::filesystem::path free = folder / name;
  std::error_code ignored;
  for (int i = 2; std::filesystem::exists(std::filesystem::symlink_status(free, ignored)); ++i)
    free = folder / (name + '-' + std::to_string(i));
  return free;
}

MergedCaptures mergedOf(const std::string& kernel, const QStringList& captures) {
  std::vector<std::filesystem::path> folders;
  for (const QString& capture : captures) folders.emplace_back(capture.toStdString());
  return mergeCaptures(folders, mergedFolder(folders.front().parent_path(), kernel));
}

QString endText(const CaptureEnd& end, const CaptureFigures& figures) {
  const QString how = end.signal != 0 ? CaptureController::tr("The program was ended by signal %1.").arg(end.signal)
                                      : CaptureController::tr("The program ended with exit code %1.").arg(end.exitCode);
  QString text = CaptureController::tr("%1 Launches: %2, kernels: %3, time on the device: %4 ms.")
                     .arg(how)
                     .arg(figures.launches)
                     .arg(figures.kernels.size())
                     .arg(shownNumber(figures.totalMs(), 4));
  for (const std::string& note : figures.notes) text += QLatin1Char(' ') + engineSentences(note);
  return text;
}

}  // namespace

CaptureController::CaptureController(Bridge* bridge, CaptureView* view, QObject* parent)
    : QObject(parent), bridge_(bridge), view_(view) {
  looks_.setInterval(kLookEvery);
  connect(&looks_, &QTimer::timeout, this, &CaptureController::look);
  connect(view_->controls(), &CaptureControls::startAsked, this, &CaptureController::start);
  connect(view_->controls(), &CaptureControls::changed, this, &CaptureController::readinessChanged);
  connect(view_, &CaptureView::captureAsked, this, [this] { run(view_->selectedDumps()); });
  connect(view_->launches(), &CapturedLaunches::openAsked, this, &CaptureController::openAsked);
  connect(view_->launches(), &CapturedLaunches::mergeAsked, this, &CaptureController::merge);
  connect(bridge_, &Bridge::sweepStarted, this, &CaptureController::readinessChanged);
  connect(bridge_, &Bridge::sweepFinished, this, &CaptureController::readinessChanged);
}

CaptureController::~CaptureController() = default;

QString CaptureController::whyNotStart() const {
  if (isRunning()) return tr("A program is running. Wait for its end, or stop it.");
  if (bridge_->isSweeping()) return tr("A run is in progress. Stop it first.");
  if (view_->controls()->command().isEmpty()) return tr("No program is named. Write its command line.");
  return {};
}

void CaptureController::run(std::vector<DumpRequest> dumps) {
  if (!whyNotStart().isEmpty()) return;
  CapturePlan plan;
  for (const QString& word : view_->controls()->command()) plan.command.push_back(word.toStdString());
  plan.dumps = std::move(dumps);
  plan.folder = userKernelFolder();
  plan.refusesBinaries = view_->controls()->refusesBinaries();
  const std::vector<std::string> command = plan.command;
  try {
    session_ = std::make_shared<CaptureSession>(std::move(plan));
  } catch (const Error& error) {
    view_->setProblem(engineSentences(error.what()));
    return;
  }
  view_->controls()->remember();
  ended_.reset();
  isStopping_ = false;
  figures_ = {};
  folders_.clear();
  command_ = command;
  view_->clear();
  view_->setState(tr("The program is running. What it prints is in the terminal that started Headroom."));
  view_->setRunning(true);
  looks_.start();
  Q_EMIT readinessChanged();
}

// On another thread, because contents are compared.
void CaptureController::merge(const QString& kernel, const QStringList& captures) {
  view_->launches()->setEnabled(false);
  background_.run(
      kernel, [kernel = kernel.toStdString(), captures] { return mergedOf(kernel, captures); },
      [this](const MergedCaptures& made) {
        view_->launches()->setEnabled(true);
        QStringList values;
        for (const std::string& value : made.values) values << text(value);
        QString state = tr("%1 has all selected launches, with a size %2 = %3.")
                            .arg(text(made.variant), text(made.size), values.join(QLatin1String(", ")));
        for (const std::string& note : made.notes) state += QLatin1Char(' ') + engineSentences(note);
        view_->setState(state);
        Q_EMIT openAsked(text(made.file.string()));
      },
      [this](const QString& sentence) {
        view_->launches()->setEnabled(true);
        view_->setProblem(sentence);
      });
}

void CaptureController::stop() {
  if (!session_ || ended_) return;
  session_->end(isStopping_ ? CaptureSession::How::AtOnce : CaptureSession::How::Asked);
  isStopping_ = true;
  view_->setState(tr("The program was sent a signal to end."));
}

// Reads files on another thread: a program may have thousands of kernels, and captured contents are described, too.
void CaptureController::look() {
  if (isLooking_ || !session_) return;
  isLooking_ = true;
  if (!ended_) ended_ = session_->poll();
  const bool isLast = ended_.has_value();
  if (isLast) looks_.stop();
  background_.run(
      tr("the figures of the program"),
      [session = session_, isLast] {
        Look look;
        look.figures = session->figures();
        if (!isLast) return look;
        look.folders = session->folders();
        for (const CapturedFolder& folder : look.folders) look.launches.push_back(itemOf(folder));
        if (look.figures.processes.empty()) look.whyNothing = engineSentences(session->whyNothing());
        return look;
      },
      [this, isLast](const Look& look) {
        isLooking_ = false;
        take(look);
        if (isLast) end(look);
      },
      [this, isLast](const QString& sentence) {
        isLooking_ = false;
        view_->setProblem(sentence);
        if (isLast) end({});
      });
}

void CaptureController::take(const Look& look) {
  figures_ = look.figures;
  if (!figures_.kernels.empty()) view_->setFigures(figures_);
}

void CaptureController::end(const Look& look) {
  const CaptureEnd ended = *ended_;
  session_.reset();
  folders_ = look.folders;
  if (!look.whyNothing.isEmpty()) {
    view_->setProblem(look.whyNothing);
  } else {
    view_->setState(endText(ended, figures_));
  }
  if (!look.launches.empty()) view_->launches()->setLaunches(look.launches);
  view_->setRunning(false);
  Q_EMIT readinessChanged();
  RunFinished outcome;
  if (!look.whyNothing.isEmpty()) {
    outcome.outcome = Outcome::Failed;
    outcome.reason = look.whyNothing.toStdString();
  }
  Q_EMIT finished(outcome, static_cast<int>(figures_.kernels.size()));
}

Page CaptureController::report() const {
  return pageOf(figures_, folders_, command_);
}

}  // namespace headroom
