// Sortable table of the configurations tried, with selection.
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

  /// Returns kNoTrial if none is selected.
  [[nodiscard]] int selectedTrial() const;
  void select(int trial);
  /// Widens columns to fit their content, and never narrows them, so that nothing moves while rows arrive one by one.
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
