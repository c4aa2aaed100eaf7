// What the engine is doing, in the status bar: an activity, a progress bar and the time left while a run is in
// progress.
#pragma once

#include <QHash>
#include <QLabel>
#include <QProgressBar>
#include <QWidget>

#include "headroom/run/run_event.hpp"

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
  /// As QProgressBar::setFormat takes it.
  static QString percentAndTime(const std::optional<double>& secondsLeft);

  QString step_;  ///< what is done now, without the time left
  QLabel* activity_;
  QProgressBar* bar_;
  QString place_;
  QHash<QString, QString> sentences_;  ///< the newest one of each place
};

}  // namespace headroom
