// What the engine is doing, in the status bar: an activity and a progress bar while a sweep runs.
#pragma once

#include <QHash>
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
  /// Hides the bar and leaves the sentence standing, at the place in front.
  void finish(const QString& sentence) { finish(sentence, place_); }
  /// What a place has to say is shown where that place is in front. Elsewhere it is told once, with the place's name.
  void finish(const QString& sentence, const QString& place);
  /// The name of the view that is in front.
  void setPlace(const QString& place);

 private:
  QLabel* activity_;
  QProgressBar* bar_;
  QString place_;
  QHash<QString, QString> sentences_;  ///< the newest one of each place
};

}  // namespace headroom
