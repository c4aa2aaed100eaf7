#include "shell/unattended_run.hpp"

#include <QBuffer>
#include <QPixmap>
#include <chrono>
#include <utility>

#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"

namespace headroom {

namespace {

/// Charts lay themselves out over a few turns of the event loop; a picture taken at once shows half of it. How long
/// that takes depends on the machine's load, so the window is looked at until it is still.
constexpr std::chrono::milliseconds kBetweenLooks{100};
constexpr int kSameLooks = 3;
constexpr int kMostLooks = 100;

}  // namespace

UnattendedRun::UnattendedRun(MainWindow* window, UnattendedOutputs outputs, QObject* parent)
    : QObject(parent), window_(window), outputs_(std::move(outputs)), looksLeft_(kMostLooks) {
  looks_.setInterval(kBetweenLooks);
  connect(&looks_, &QTimer::timeout, this, &UnattendedRun::look);
  connect(window_, &MainWindow::settled, this, &UnattendedRun::advance);
  connect(window_, &MainWindow::problemShown, this, &UnattendedRun::finish);
  connect(window_, &MainWindow::runFinished, this, [this](Outcome outcome) {
    hasRun_ = outcome == Outcome::Completed;
    if (!hasRun_) return finish(tr("The run ended before all was measured."));
    if (window_->isSettled()) advance();
  });
}

void UnattendedRun::advance() {
  if (hasRun_) {
    if (!hasFinished_ && !looks_.isActive()) looks_.start();
    return;
  }
  const QString whyNot = start();
  if (!whyNot.isEmpty()) finish(whyNot);
}

QString UnattendedRun::start() {
  if (!outputs_.tune.isEmpty()) return startTuning();
  if (!outputs_.split.isEmpty()) return startSplit();
  if (!outputs_.guide.isEmpty()) return startGuide();
  if (!outputs_.workload.isEmpty()) window_->setWorkload(outputs_.workload);
  try {
    if (!outputs_.variants.isEmpty()) window_->tickVariants(outputs_.variants);
  } catch (const UsageError& error) {
    return QString::fromStdString(error.what());
  }
  if (outputs_.isSpeedUp) {
    window_->timeTransfers();
    window_->showView(MainWindow::View::SpeedUp);
  }
  const QString whyNot = window_->whyNotRun();
  if (whyNot.isEmpty()) window_->run();
  return whyNot;
}

QString UnattendedRun::startTuning() {
  TuningControls* controls = window_->tuningControls();
  controls->setVariant(outputs_.tune);
  if (!outputs_.tuneSize.isEmpty()) controls->setSize(outputs_.tuneSize);
  if (!outputs_.budget.isEmpty()) controls->setBudget(outputs_.budget);
  window_->showView(MainWindow::View::Tuner);
  const QString whyNot = window_->whyNotTune();
  if (whyNot.isEmpty()) window_->tune();
  return whyNot;
}

QString UnattendedRun::startSplit() {
  SplitControls* controls = window_->splitControls();
  controls->setVariant(outputs_.split);
  if (!outputs_.splitSize.isEmpty()) controls->setSize(outputs_.splitSize);
  window_->showView(MainWindow::View::Split);
  if (outputs_.splitParts > 0 && !controls->setParts(outputs_.splitParts)) {
    return tr("The device can't be split into %1 parts.").arg(outputs_.splitParts);
  }
  const QString whyNot = window_->whyNotSplit();
  if (whyNot.isEmpty()) window_->split();
  return whyNot;
}

QString UnattendedRun::startGuide() {
  GuideView* guide = window_->guide();
  window_->showView(MainWindow::View::Guide);
  const bool isWhole = outputs_.guide == kWholeGuide;
  if (!isWhole) guide->select(outputs_.guide);
  const QString whyNot = isWhole ? guide->whyNotRunAll() : guide->whyNotRunSelected();
  if (!whyNot.isEmpty()) return whyNot;
  if (isWhole) {
    guide->runAll();
  } else {
    guide->runSelected();
  }
  return {};
}

void UnattendedRun::look() {
  QImage now = window_->grab().toImage();
  sameLooks_ = now == seen_ ? sameLooks_ + 1 : 0;
  seen_ = std::move(now);
  if (sameLooks_ < kSameLooks && --looksLeft_ > 0) return;
  looks_.stop();
  finishWithFiles();
}

void UnattendedRun::finishWithFiles() {
  QString problem;
  if (!outputs_.screenshot.isEmpty()) problem = saveScreenshot();
  // What can't be written is shown by the window, which finishes this run with the sentence.
  if (!outputs_.csv.isEmpty() && !window_->exportCsv(outputs_.csv)) return;
  if (!outputs_.chart.isEmpty() && !window_->exportChart(outputs_.chart)) return;
  finish(problem);
}

QString UnattendedRun::saveScreenshot() const {
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  if (!seen_.save(&buffer, "PNG")) return tr("The window's picture could not be encoded as PNG.");
  try {
    writeFile(outputs_.screenshot.toStdString(), {png.constData(), static_cast<std::size_t>(png.size())});
  } catch (const Error& error) {
    return QString::fromStdString(error.what());
  }
  return {};
}

void UnattendedRun::finish(const QString& problem) {
  if (hasFinished_) return;
  hasFinished_ = true;
  looks_.stop();
  Q_EMIT finished(problem);
}

}  // namespace headroom
