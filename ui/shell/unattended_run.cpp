#include "shell/unattended_run.hpp"

#include <QBuffer>
#include <QPixmap>
#include <chrono>
#include <utility>

#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"

namespace headroom {

namespace {

/// Charts take several event loop iterations for their layout, so an immediate screenshot would show half of it. The
/// time depends on the machine's load, so the window is checked until it no longer changes.
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
  const QString whyNot = window_->runUnattended(outputs_.view, outputs_.choices);
  if (!whyNot.isEmpty()) finish(whyNot);
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
  // If a file cannot be written, the window shows why, and this run ends with that sentence.
  if (!outputs_.csv.isEmpty() && !window_->exportAs(QStringLiteral("results"), outputs_.csv)) return;
  if (!outputs_.chart.isEmpty() && !window_->exportAs(QStringLiteral("chart"), outputs_.chart)) return;
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
