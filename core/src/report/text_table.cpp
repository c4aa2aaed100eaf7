#include <algorithm>
#include <vector>

#include "headroom/columns.hpp"
#include "headroom/report.hpp"

namespace headroom {
namespace {

constexpr std::string_view kGap = "  ";

struct TextColumn {
  std::string_view title;
  bool alignRight = false;
  std::vector<std::string> cells;
};

/// Characters, not bytes: UTF-8 continuation bytes take no place of their own.
std::size_t widthOf(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

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

std::vector<TextColumn> textColumns(std::span<const ResultRow> rows) {
  const bool withDevice = namesSeveralDevices(rows);
  std::vector<TextColumn> result;
  for (const Column& column : columns()) {
    if (!column.inTables && !(withDevice && column.name == "device")) continue;
    TextColumn text{column.title, column.decimals > 0, {}};
    for (const ResultRow& row : rows) text.cells.push_back(cellText(column, row));
    result.push_back(std::move(text));
  }
  return result;
}

std::size_t widthOf(const TextColumn& column) {
  std::size_t width = widthOf(column.title);
  for (const std::string& cell : column.cells) width = std::max(width, widthOf(cell));
  return width;
}

void appendAligned(std::string& line, std::string_view text, std::size_t width, bool alignRight) {
  const std::string padding(width - widthOf(text), ' ');
  if (alignRight) line += padding;
  line += text;
  if (!alignRight) line += padding;
}

void appendLine(std::string& table, std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  table += line;
  table += '\n';
}

}  // namespace

std::string toTextTable(std::span<const ResultRow> rows) {
  const std::vector<TextColumn> shown = textColumns(rows);
  std::vector<std::size_t> widths;
  for (const TextColumn& column : shown) widths.push_back(widthOf(column));
  const auto lineOf = [&](const auto& textAt) {
    std::string line;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      if (i > 0) line += kGap;
      appendAligned(line, textAt(shown[i]), widths[i], shown[i].alignRight);
    }
    return line;
  };
  std::string table;
  appendLine(table, lineOf([](const TextColumn& column) { return column.title; }));
  for (std::size_t row = 0; row < rows.size(); ++row) {
    appendLine(table, lineOf([row](const TextColumn& column) -> std::string_view { return column.cells[row]; }));
  }
  return table;
}

}  // namespace headroom
