// Restores the last run after a restart: reads it off the GUI thread when the first blur of the photo has ended.
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>

#include "bridge/background.hpp"
#include "bridge/bridge.hpp"
#include "history/last_run.hpp"
#include "photo/photo_controller.hpp"
#include "results/result_controller.hpp"

namespace headroom {

class LastRunController : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  LastRunController(Bridge* bridge, const PhotoController* photo, ResultController* results,
                    std::filesystem::path history, QObject* parent = nullptr);

  /// Something else is shown instead.
  void leaveOut() { isRead_ = isReplaced_ = true; }

 Q_SIGNALS:
  /// The run's results are shown.
  void shown(const QString& when);
  /// Why the run is not shown, or what is missing from it.
  void noted(const QString& sentence);

 private:
  /// Reads the run once, when nothing is being measured or blurred and no results are shown.
  void readWhenQuiet();
  void show(const LastRun& last);
  [[nodiscard]] bool isWanted() const { return !isReplaced_ && !bridge_->isSweeping() && results_->rows().empty(); }

  Bridge* bridge_;
  const PhotoController* photo_;
  ResultController* results_;
  std::filesystem::path history_;
  bool areDevicesKnown_ = false;
  bool isRead_ = false;
  bool isReplaced_ = false;
  Background background_;
};

}  // namespace headroom
