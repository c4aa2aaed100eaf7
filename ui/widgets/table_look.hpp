// Common look of all tables of results: selects and copies single whole rows, with space between the cells.
#pragma once

#include <QTableView>

namespace headroom {

void giveTableLook(QTableView& table);

}  // namespace headroom
