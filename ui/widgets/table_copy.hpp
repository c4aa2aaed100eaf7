// Copies from a table as text that spreadsheets accept: a row with its headings, a cell, or all visible rows.
#pragma once

#include <QString>
#include <QTableView>

namespace headroom {

/// Returns headings and rows as shown and in that order, with tabs between cells, without hidden columns.
QString tabSeparated(const QTableView& table, const QModelIndexList& rows);

/// Ctrl+C copies the selected row; the table's context menu has the other actions.
void makeCopyable(QTableView& table);

}  // namespace headroom
