// How every table of results looks: whole rows to select, one at a time, and to copy, and room between the cells.
#pragma once

#include <QTableView>

namespace headroom {

void giveTableLook(QTableView& table);

}  // namespace headroom
