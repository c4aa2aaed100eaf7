#include "panels/result_table.hpp"

#include <algorithm>

#include "panels/chip_delegate.hpp"
#include "panels/empty_text.hpp"
#include "panels/table_look.hpp"

namespace headroom {

ResultTable::ResultTable(ResultModel* results, QWidget* parent)
    : QTableView(parent), results_(results), sorted_(new SortedResults(this)) {
  setObjectName(QStringLiteral("results"));
  setAccessibleName(tr("Results"));
  sorted_->setSourceModel(results_);
  setModel(sorted_);
  setSortingEnabled(true);
  sortByColumn(-1, Qt::AscendingOrder);
  giveTableLook(*this);
  setItemDelegate(new ChipDelegate(this));
  setIconSize(QSize(fontMetrics().height() * 2 / 3, fontMetrics().height() * 2 / 3));

  fitColumns();

  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this] { Q_EMIT rowSelected(selectedRow()); });
  // Rows come one by one: columns only grow with them, so that nothing jumps back and forth.
  connect(results_, &ResultModel::rowsInserted, this, [this] {
    for (int column = 0; column < sorted_->columnCount(); ++column) {
      setColumnWidth(column, std::max(columnWidth(column), sizeHintForColumn(column) + 1));
    }
  });
}

int ResultTable::selectedRow() const {
  const QModelIndex current = sorted_->mapToSource(currentIndex());
  return current.isValid() ? current.row() : -1;
}

void ResultTable::selectRow(int row) {
  if (row == selectedRow()) return;
  if (row < 0) {
    setCurrentIndex({});
    clearSelection();
    return;
  }
  setCurrentIndex(sorted_->mapFromSource(results_->index(row, 0)));
  // Rows that have just come are laid out only now: until then there is nothing to scroll.
  QMetaObject::invokeMethod(
      this, [this] { scrollTo(currentIndex()); }, Qt::QueuedConnection);
}

void ResultTable::fitColumns() {
  resizeColumnsToContents();
}

void ResultTable::hideEmptyColumns() {
  for (int column = 0; column < results_->columnCount(); ++column) {
    bool isEmpty = true;
    for (int row = 0; row < results_->rowCount() && isEmpty; ++row) {
      const QVariant value = results_->index(row, column).data(ResultModel::SortRole);
      isEmpty = !value.isValid() || value.toString().isEmpty();
    }
    setColumnHidden(column, isEmpty && results_->rowCount() > 0);
  }
}

void ResultTable::setEmptyText(const QString& text) {
  emptyText_ = text;
  viewport()->update();
}

void ResultTable::paintEvent(QPaintEvent* event) {
  QTableView::paintEvent(event);
  paintEmptyText(*this, emptyText_);
}

}  // namespace headroom
