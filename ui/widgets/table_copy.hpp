// Copying from a table: a row with its headings, a cell, or all that is shown, as text that spreadsheets take.
#pragma once

#include <QString>
#include <QTableView>

namespace headroom {

/// Headings and rows as they are shown and in that order, tabs between the cells, without the columns that are hidden.
QString tabSeparated(const QTableView& table, const QModelIndexList& rows);

/// Ctrl+C copies the selected row; the table's menu has the rest.
void makeCopyable(QTableView& table);

}  // namespace headroom
