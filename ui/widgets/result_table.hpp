// Sortable and filterable table of the results, with selection.
#pragma once

#include <QMenu>
#include <QPersistentModelIndex>
#include <QTableView>

#include "models/result_model.hpp"
#include "models/sorted_results.hpp"

namespace headroom {

class ResultTable : public QTableView {
  Q_OBJECT

 public:
  explicit ResultTable(ResultModel* results, QWidget* parent = nullptr);

  /// Returns an index into ResultModel::rows(), also of a row that is filtered out; -1 if none is selected.
  [[nodiscard]] int selectedRow() const;
  void selectRow(int row);
  void fitColumns();
  /// Hides the columns without a value in any row, and shows the others.
  void hideEmptyColumns();
  void setEmptyText(const QString& text);
  /// Shows or hides the ceilings' rows; keeps the selection.
  void setCeilingsShown(bool shown);
  /// Shows only rows that contain all of these words; keeps the selection.
  void setWords(const QString& words);
  /// Gives the header a menu to choose columns; emits columnsChosen() after a choice.
  void offerColumns();
  void fillColumnMenu(QMenu& menu);

 Q_SIGNALS:
  void rowSelected(int row);
  void columnsChosen(const headroom::ColumnChoice& choice);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void follow(const QModelIndex& current);
  template <typename Change>
  void leaveOut(Change change);
  void showSelection();
  void widenFor(int first, int last);
  [[nodiscard]] int widthFor(int column, int hint) const;

  ResultModel* results_;
  SortedResults* sorted_;
  QPersistentModelIndex selected_;  ///< an index of results_
  bool isLeavingOut_ = false;
  QString emptyText_;
};

}  // namespace headroom
