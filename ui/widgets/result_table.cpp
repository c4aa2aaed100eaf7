#include "widgets/result_table.hpp"

#include <QHeaderView>
#include <QResizeEvent>
#include <QScrollBar>
#include <algorithm>

#include "style/plain_text.hpp"
#include "widgets/chip_delegate.hpp"
#include "widgets/empty_text.hpp"
#include "widgets/table_look.hpp"

namespace headroom {

namespace {

/// Initial width limit of a column, in characters: longer titles are elided until the user widens the column.
constexpr int kWidestColumn = 44;

}  // namespace

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
  // A third click clears the sorting and restores the order of the run.
  horizontalHeader()->setSortIndicatorClearable(true);
  fitColumns();

  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ResultTable::follow);
  // Rows arrive one by one: columns only grow with them, so that nothing moves back and forth.
  connect(sorted_, &QAbstractItemModel::rowsInserted, this,
          [this](const QModelIndex& /*parent*/, int first, int last) { widenFor(first, last); });
  // Other columns may be visible now.
  connect(sorted_, &QAbstractItemModel::modelReset, this, &ResultTable::fitColumns);
}

void ResultTable::follow(const QModelIndex& current) {
  if (isLeavingOut_) return;
  selected_ = sorted_->mapToSource(current);
  Q_EMIT rowSelected(selectedRow());
}

int ResultTable::selectedRow() const {
  return selected_.isValid() ? selected_.row() : -1;
}

void ResultTable::selectRow(int row) {
  if (row == selectedRow()) return;
  selected_ = row < 0 ? QModelIndex() : results_->index(row, 0);
  showSelection();
  Q_EMIT rowSelected(row);
}

void ResultTable::showSelection() {
  const QModelIndex shown = sorted_->mapFromSource(selected_);
  isLeavingOut_ = true;
  setCurrentIndex(shown);
  if (!shown.isValid()) clearSelection();
  isLeavingOut_ = false;
  // Runs later, because new rows must be laid out before the table can scroll to them.
  QMetaObject::invokeMethod(
      this, [this] { scrollTo(currentIndex()); }, Qt::QueuedConnection);
}

// A selected row in sight stays there, as when a scroll bar appears below it.
void ResultTable::resizeEvent(QResizeEvent* event) {
  const QRect before = visualRect(currentIndex());
  QTableView::resizeEvent(event);
  const bool wasInSight = before.isValid() && before.top() >= 0 && before.bottom() < event->oldSize().height();
  if (!wasInSight || before.bottom() < viewport()->height()) return;
  const int left = horizontalScrollBar()->value();
  scrollTo(currentIndex());
  horizontalScrollBar()->setValue(left);
}

template <typename Change>
void ResultTable::leaveOut(Change change) {
  // Otherwise the view would select a neighbour of a hidden row.
  isLeavingOut_ = true;
  change();
  showSelection();
}

void ResultTable::setCeilingsShown(bool shown) {
  leaveOut([&] { sorted_->setCeilingsShown(shown); });
}

void ResultTable::setWords(const QString& words) {
  leaveOut([&] { sorted_->setWords(words); });
}

int ResultTable::widthFor(int column, int hint) const {
  const int header = horizontalHeader()->sectionSizeHint(column);
  return std::max(header, std::min(hint, kWidestColumn * fontMetrics().averageCharWidth()));
}

void ResultTable::fitColumns() {
  for (int column = 0; column < sorted_->columnCount(); ++column) {
    setColumnWidth(column, widthFor(column, sizeHintForColumn(column) + 1));
  }
}

void ResultTable::widenFor(int first, int last) {
  QStyleOptionViewItem option;
  initViewItemOption(&option);
  for (int column = 0; column < sorted_->columnCount(); ++column) {
    int widest = 0;
    for (int row = first; row <= last; ++row) {
      const QModelIndex cell = sorted_->index(row, column);
      widest = std::max(widest, itemDelegateForIndex(cell)->sizeHint(option, cell).width());
    }
    setColumnWidth(column, std::max(columnWidth(column), widthFor(column, widest + 1)));
  }
}

void ResultTable::offerColumns() {
  horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillColumnMenu(*menu);
    menu->popup(horizontalHeader()->mapToGlobal(at));
  });
}

void ResultTable::fillColumnMenu(QMenu& menu) {
  menu.setToolTipsVisible(true);
  for (const ColumnOffer& offer : results_->offeredColumns()) {
    QAction* action = menu.addAction(offer.title);
    action->setObjectName(QString::fromUtf8(offer.name.data(), static_cast<qsizetype>(offer.name.size())));
    action->setToolTip(plainToolTip(offer.explanation));
    action->setCheckable(true);
    action->setChecked(offer.isShown);
    connect(action, &QAction::triggered, this,
            [this, name = offer.name](bool shown) { Q_EMIT columnsChosen(results_->choiceWith(name, shown)); });
  }
  menu.addSeparator();
  QAction* usual = menu.addAction(tr("Default columns"));
  usual->setObjectName(QStringLiteral("defaultColumns"));
  usual->setEnabled(results_->choice() != ColumnChoice());
  connect(usual, &QAction::triggered, this, [this] { Q_EMIT columnsChosen(ColumnChoice()); });
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
  const bool isAllLeftOut = results_->rowCount() > 0 && !sorted_->words().isEmpty();
  paintEmptyText(*this, isAllLeftOut ? tr("No result has all of these words.") : emptyText_);
}

}  // namespace headroom
