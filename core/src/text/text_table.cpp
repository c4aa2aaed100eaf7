#include "text/text_table.hpp"

#include <algorithm>
#include <string_view>

namespace headroom {
namespace {

constexpr std::string_view kGap = "  ";

/// Characters, not bytes: UTF-8 continuation bytes take no place of their own.
std::size_t widthOf(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
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

std::string alignedTable(std::span<const TextColumn> columns) {
  if (columns.empty()) return {};
  std::vector<std::size_t> widths;
  for (const TextColumn& column : columns) widths.push_back(widthOf(column));
  const auto lineOf = [&](const auto& textAt) {
    std::string line;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (i > 0) line += kGap;
      appendAligned(line, textAt(columns[i]), widths[i], columns[i].alignRight);
    }
    return line;
  };
  std::string table;
  appendLine(table, lineOf([](const TextColumn& column) -> std::string_view { return column.title; }));
  for (std::size_t row = 0; row < columns.front().cells.size(); ++row) {
    appendLine(table, lineOf([row](const TextColumn& column) -> std::string_view { return column.cells[row]; }));
  }
  return table;
}

}  // namespace headroom
