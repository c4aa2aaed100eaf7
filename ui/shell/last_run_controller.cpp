#include "shell/last_run_controller.hpp"

#include <utility>

#include "models/run_names.hpp"

namespace headroom {

LastRunController::LastRunController(Bridge* bridge, const PhotoController* photo, ResultController* results,
                                     std::filesystem::path history, QObject* parent)
    : QObject(parent), bridge_(bridge), photo_(photo), results_(results), history_(std::move(history)) {
  const auto knowDevices = [this] {
    areDevicesKnown_ = true;
    readWhenQuiet();
  };
  connect(bridge_, &Bridge::devicesFound, this, knowDevices);
  connect(bridge_, &Bridge::deviceSearchFailed, this, knowDevices);
  connect(bridge_, &Bridge::previewsEnded, this, &LastRunController::readWhenQuiet);
  connect(photo_, &PhotoController::openFailed, this, &LastRunController::readWhenQuiet);
  connect(photo_, &PhotoController::blurFailed, this, &LastRunController::readWhenQuiet);
  // A sweep that starts now replaces the last run.
  connect(bridge_, &Bridge::sweepStarted, this, [this] { isRead_ = true; });
}

void LastRunController::readWhenQuiet() {
  if (isRead_ || !areDevicesKnown_ || photo_->isBusy() || !isWanted()) return;
  isRead_ = true;
  background_.run(
      QString::fromStdString(history_.string()), [folder = history_] { return readLastRun(folder); },
      [this](const LastRun& last) { show(last); }, [this](const QString& sentence) { Q_EMIT noted(sentence); });
}

void LastRunController::show(const LastRun& last) {
  if (!last.note.isEmpty()) Q_EMIT noted(last.note);
  if (!last.run || !isWanted()) return;
  results_->show(last.run->document);
  Q_EMIT shown(whenText(last.summary));
}

}  // namespace headroom
