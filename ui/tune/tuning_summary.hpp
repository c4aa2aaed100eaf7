// Summary of a tuning run in words: its target, its progress, the best so far, and what was stored.
#pragma once

#include <QLabel>
#include <QWidget>

#include "tune/tuning_model.hpp"
#include "widgets/lesson.hpp"

namespace headroom {

enum class TuningState {
  None,       ///< nothing has been tried
  Imported,   ///< another tuner's results are shown
  Preparing,  ///< requested, not started yet
  Searching,
  Comparing,
  Done,
  Stopped,
  Failed
};

/// Returns, for example, "blur.fused at 1000 x 1000, sigma 5, on DEVICE".
QString targetText(const TuningTarget& target);
/// Returns the progress: configurations tried out of all, seconds of the budget, invalid configurations. Seconds are
/// those of the search.
QString progressText(const TuningModel& model, TuningState state, double seconds, double budgetSeconds);
/// Returns the best configuration with its speed, its time, its speed relative to the default's and its share of the
/// ceiling, as far as these are known.
QString bestText(const TuningModel& model);

class TuningSummary : public QWidget {
  Q_OBJECT

 public:
  /// The model is not owned and outlives this object.
  explicit TuningSummary(const TuningModel* model, QWidget* parent = nullptr);

  void refresh(TuningState state, double seconds, double budgetSeconds);
  /// Sets whether and where the best configuration was stored, as a sentence; empty for none.
  void setKept(const QString& sentence);
  /// Sets why there is nothing to tune on, which then replaces everything else; empty if there is something.
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
