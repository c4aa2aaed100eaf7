// The results as a table to sort, to filter and to select from.
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

  /// Index into ResultModel::rows(), of a row that is left out too; -1 when none is selected.
  [[nodiscard]] int selectedRow() const;
  void selectRow(int row);
  void fitColumns();
  /// Hides the columns that tell nothing of any row, and shows the others.
  void hideEmptyColumns();
  void setEmptyText(const QString& text);
  /// Without the ceilings' rows; what is selected stays so.
  void setCeilingsShown(bool shown);
  /// Only rows that have all of these words; likewise.
  void setWords(const QString& words);
  /// Gives the header a menu of the columns to choose from; columnsChosen() follows a choice.
  void offerColumns();
  void fillColumnMenu(QMenu& menu);

 Q_SIGNALS:
  void rowSelected(int row);
  void columnsChosen(const headroom::ColumnChoice& choice);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void follow(const QModelIndex& current);
  template <typename Change>
  void leaveOut(Change change);
  void showSelection();
  void widenFor(int first, int last);
  [[nodiscard]] int widthFor(int column, int hint) const;

  ResultModel* results_;
  SortedResults* sorted_;
  QPersistentModelIndex selected_;  ///< of results_
  bool isLeavingOut_ = false;
  QString emptyText_;
};

}  // namespace headroom
