// The engine's activity in the status bar: a sentence, with a progress bar and the time left during a run.
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
  /// Hides the progress bar, and keeps the sentence for the view in front.
  void finish(const QString& sentence) { finish(sentence, place_); }
  /// A place's sentence is shown while that place is in front. Elsewhere it is shown once, with the place's name.
  void finish(const QString& sentence, const QString& place);
  /// Sets the name of the view in front.
  void setPlace(const QString& place);

 private:
  /// Returns text in the format of QProgressBar::setFormat.
  static QString percentAndTime(const std::optional<double>& secondsLeft);

  QString step_;  ///< the current activity, without the time left
  QLabel* activity_;
  QProgressBar* bar_;
  QString place_;
  QHash<QString, QString> sentences_;  ///< the newest of each place
};

}  // namespace headroom
