#include "text/text_table.hpp"

#include "headroom/columns.hpp"
#include "headroom/report.hpp"

namespace headroom {
namespace {

/// The device is worth a column only when there are several; a host peer always names its own.
bool namesSeveralDevices(std::span<const ResultRow> rows) {
  const ResultRow* first = nullptr;
  for (const ResultRow& row : rows) {
    if (row.role == Role::HostPeer) continue;
    if (first == nullptr) first = &row;
    if (row.device != first->device) return true;
  }
  return false;
}

}  // namespace

std::string toTextTable(std::span<const ResultRow> rows) {
  const bool withDevice = namesSeveralDevices(rows);
  const std::set<ColumnTopic> topics = topicsOf(rows);
  std::vector<TextColumn> shown;
  for (const Column& column : columns()) {
    const bool isWanted = column.inTables || (withDevice && column.name == "device") || (topics.contains(column.topic));
    if (!isWanted) continue;
    TextColumn text{std::string(column.title), column.decimals > 0, {}};
    for (const ResultRow& row : rows) text.cells.push_back(cellText(column, row));
    shown.push_back(std::move(text));
  }
  return alignedTable(shown);
}

}  // namespace headroom
