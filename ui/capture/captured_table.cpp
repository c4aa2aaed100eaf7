#include "capture/captured_table.hpp"

#include <algorithm>

#include "models/sorted_results.hpp"
#include "widgets/empty_text.hpp"
#include "widgets/table_look.hpp"

namespace headroom {

CapturedTable::CapturedTable(CapturedKernels* kernels, QWidget* parent) : QTableView(parent) {
  setObjectName(QStringLiteral("captureTable"));
  setAccessibleName(tr("Kernels of the program"));
  auto* sorted = new SortedResults(this);
  sorted->setSourceModel(kernels);
  setModel(sorted);
  giveTableLook(*this);
  setSelectionMode(QAbstractItemView::ExtendedSelection);
  setSortingEnabled(true);
  sortByColumn(CapturedKernels::Total, Qt::DescendingOrder);
}

void CapturedTable::growColumns() {
  for (int column = 0; column < CapturedKernels::Columns; ++column) {
    setColumnWidth(column, std::max(columnWidth(column), sizeHintForColumn(column) + 1));
  }
}

void CapturedTable::paintEvent(QPaintEvent* event) {
  QTableView::paintEvent(event);
  paintEmptyText(*this, tr("Name a program that uses OpenCL and start it. Its kernels are listed here while it runs, "
                           "the longest total first. Nothing of the program is changed."));
}

}  // namespace headroom
