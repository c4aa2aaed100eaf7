// What the engine is doing, in the status bar: an activity and a progress bar while a sweep runs.
#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QWidget>

#include "headroom/run_event.hpp"

namespace headroom {

class RunStatus : public QWidget {
  Q_OBJECT

 public:
  explicit RunStatus(QWidget* parent = nullptr);

  void start(const QString& activity);
  void show(const Progress& progress);
  /// Leaves the sentence standing and hides the bar.
  void finish(const QString& sentence);

 private:
  QLabel* activity_;
  QProgressBar* bar_;
};

}  // namespace headroom
