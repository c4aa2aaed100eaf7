#include "tune/trial_table.hpp"

#include <QHeaderView>
#include <algorithm>

#include "widgets/empty_text.hpp"
#include "widgets/table_look.hpp"

namespace headroom {

TrialTable::TrialTable(TuningModel* model, QWidget* parent)
    : QTableView(parent), model_(model), sorted_(new SortedResults(this)) {
  setObjectName(QStringLiteral("trials"));
  setAccessibleName(tr("Configurations tried"));
  sorted_->setSourceModel(model_);
  setModel(sorted_);
  setSortingEnabled(true);
  sortByColumn(-1, Qt::AscendingOrder);
  giveTableLook(*this);
  horizontalHeader()->setStretchLastSection(true);
  resizeColumnsToContents();
  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    if (selectedTrial() != kNoTrial) Q_EMIT trialChosen(selectedTrial());
  });
  connect(model_, &QAbstractItemModel::modelReset, this, &QTableView::resizeColumnsToContents);
}

int TrialTable::selectedTrial() const {
  const QModelIndex current = sorted_->mapToSource(currentIndex());
  return current.isValid() ? current.row() : kNoTrial;
}

void TrialTable::select(int trial) {
  if (trial == selectedTrial()) return;
  if (trial == kNoTrial) {
    setCurrentIndex({});
    clearSelection();
    return;
  }
  setCurrentIndex(sorted_->mapFromSource(model_->index(trial, 0)));
}

void TrialTable::growColumns() {
  // The last column, the reasons, has the remaining width.
  for (int column = 0; column < sorted_->columnCount() - 1; ++column) {
    const int wanted = std::max(sizeHintForColumn(column) + 1, horizontalHeader()->sectionSizeHint(column));
    setColumnWidth(column, std::max(columnWidth(column), wanted));
  }
}

void TrialTable::setEmptyText(const QString& text) {
  emptyText_ = text;
  viewport()->update();
}

void TrialTable::paintEvent(QPaintEvent* event) {
  QTableView::paintEvent(event);
  paintEmptyText(*this, emptyText_);
}

}  // namespace headroom
