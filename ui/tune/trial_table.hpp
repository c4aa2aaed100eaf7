// Every configuration that was tried, to sort and to select from.
#pragma once

#include <QTableView>

#include "models/sorted_results.hpp"
#include "tune/tuning_model.hpp"

namespace headroom {

class TrialTable : public QTableView {
  Q_OBJECT

 public:
  /// The model is not owned and outlives this object.
  explicit TrialTable(TuningModel* model, QWidget* parent = nullptr);

  /// kNoTrial when none is selected.
  [[nodiscard]] int selectedTrial() const;
  void select(int trial);
  /// Makes columns as wide as what they hold, never narrower than before: rows come one by one, and nothing is to jump.
  void growColumns();
  void setEmptyText(const QString& text);

 Q_SIGNALS:
  void trialChosen(int trial);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  TuningModel* model_;
  SortedResults* sorted_;
  QString emptyText_;
};

}  // namespace headroom
