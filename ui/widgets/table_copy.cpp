#include "widgets/table_copy.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QStringList>

namespace headroom {

namespace {

struct TableCopyWords {
  Q_DECLARE_TR_FUNCTIONS(TableCopy)
};

/// Returns the visible columns from left to right.
std::vector<int> shownColumns(const QTableView& table) {
  std::vector<int> columns;
  for (int place = 0; place < table.horizontalHeader()->count(); ++place) {
    const int column = table.horizontalHeader()->logicalIndex(place);
    if (!table.isColumnHidden(column)) columns.push_back(column);
  }
  return columns;
}

/// A tab or newline within a cell would start the next cell or row.
QString cellText(const QVariant& value) {
  return value.toString().simplified();
}

QModelIndexList allRows(const QTableView& table) {
  QModelIndexList rows;
  for (int row = 0; row < table.model()->rowCount(); ++row) rows << table.model()->index(row, 0);
  return rows;
}

}  // namespace

QString tabSeparated(const QTableView& table, const QModelIndexList& rows) {
  const QAbstractItemModel& model = *table.model();
  const std::vector<int> columns = shownColumns(table);
  QStringList cells;
  for (const int column : columns) cells << cellText(model.headerData(column, Qt::Horizontal));
  QStringList lines{cells.join(QLatin1Char('\t'))};
  for (const QModelIndex& row : rows) {
    cells.clear();
    for (const int column : columns) cells << cellText(model.index(row.row(), column).data());
    lines << cells.join(QLatin1Char('\t'));
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void makeCopyable(QTableView& table) {
  const auto add = [&table](const QString& title, const char* name, auto text) {
    auto* action = new QAction(title, &table);
    action->setObjectName(QString::fromLatin1(name));
    QObject::connect(action, &QAction::triggered, &table, [text] { QApplication::clipboard()->setText(text()); });
    table.addAction(action);
    return action;
  };
  QAction* row = add(TableCopyWords::tr("Copy row"), "copyRow",
                     [&table] { return tabSeparated(table, table.selectionModel()->selectedRows()); });
  row->setShortcut(QKeySequence::Copy);
  row->setShortcutContext(Qt::WidgetShortcut);
  add(TableCopyWords::tr("Copy cell"), "copyCell", [&table] { return cellText(table.currentIndex().data()); });
  add(TableCopyWords::tr("Copy table"), "copyTable", [&table] { return tabSeparated(table, allRows(table)); });
  table.setContextMenuPolicy(Qt::ActionsContextMenu);
}

}  // namespace headroom
