// Where a tuning stands, in words: its target, how far it is, the best so far, and what was kept.
#pragma once

#include <QLabel>
#include <QWidget>

#include "tune/tuning_model.hpp"
#include "widgets/lesson.hpp"

namespace headroom {

enum class TuningState {
  None,       ///< nothing was tried yet
  Imported,   ///< another tuner's results are shown
  Preparing,  ///< asked for, and not begun
  Searching,
  Comparing,
  Done,
  Stopped,
  Failed
};

/// "blur.fused at 1000 x 1000, sigma 5, on DEVICE"
QString targetText(const TuningTarget& target);
/// How far it is: configurations tried of all, seconds of the budget, what was invalid. Seconds are the search's.
QString progressText(const TuningModel& model, TuningState state, double seconds, double budgetSeconds);
/// The best configuration with its speed, its time, how many times the default's speed that is and its share of the
/// ceiling, as far as these are known.
QString bestText(const TuningModel& model);

class TuningSummary : public QWidget {
  Q_OBJECT

 public:
  /// The model is not owned and outlives this object.
  explicit TuningSummary(const TuningModel* model, QWidget* parent = nullptr);

  void refresh(TuningState state, double seconds, double budgetSeconds);
  /// What became of the best one, as a sentence; empty for nothing to say.
  void setKept(const QString& sentence);
  /// Why there is nothing to tune on, in place of everything else; empty when there is.
  void setHindrance(const QString& sentence);

 private:
  void show(const QString& answer);

  const TuningModel* model_;
  QLabel* target_;
  QLabel* progress_;
  AnswerBox* best_;
  QLabel* kept_;
  QString answer_;
  QString hindrance_;
};

}  // namespace headroom
