// The results as a table to sort and to select from.
#pragma once

#include <QTableView>

#include "models/result_model.hpp"

namespace headroom {

class ResultTable : public QTableView {
  Q_OBJECT

 public:
  explicit ResultTable(ResultModel* results, QWidget* parent = nullptr);

  /// Index into ResultModel::rows(); -1 when none is selected.
  [[nodiscard]] int selectedRow() const;
  void selectRow(int row);
  void fitColumns();
  /// Hides the columns that tell nothing of any row, and shows the others.
  void hideEmptyColumns();
  void setEmptyText(const QString& text);

 Q_SIGNALS:
  void rowSelected(int row);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  ResultModel* results_;
  SortedResults* sorted_;
  QString emptyText_;
};

}  // namespace headroom
