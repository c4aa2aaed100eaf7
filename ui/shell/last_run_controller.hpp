// After a restart the last run is there: read when the first blur of the photo is over, off the GUI thread.
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

 Q_SIGNALS:
  /// The results of that run are shown.
  void shown(const QString& when);
  /// Why it is not, or what is missing from it.
  void noted(const QString& sentence);

 private:
  /// Once: nothing is measured or blurred, and nothing is shown yet.
  void readWhenQuiet();
  void show(const LastRun& last);
  [[nodiscard]] bool isWanted() const { return !bridge_->isSweeping() && results_->rows().empty(); }

  Bridge* bridge_;
  const PhotoController* photo_;
  ResultController* results_;
  std::filesystem::path history_;
  bool areDevicesKnown_ = false;
  bool isRead_ = false;
  Background background_;
};

}  // namespace headroom
