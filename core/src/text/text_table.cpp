#include "text/text_table.hpp"

#include <algorithm>
#include <string_view>

namespace headroom {
namespace {

constexpr std::string_view kGap = "  ";

/// Counts characters, not bytes: UTF-8 continuation bytes have no width.
std::size_t widthOf(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::size_t longestWord(std::string_view text) {
  std::size_t longest = 0;
  while (!text.empty()) {
    const std::size_t blank = text.find(' ');
    longest = std::max(longest, widthOf(text.substr(0, blank)));
    text = blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
  }
  return longest;
}

/// Returns at least one line, each of at most `width` characters except for longer words.
std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  std::vector<std::string> lines{""};
  while (!text.empty()) {
    const std::size_t blank = text.find(' ');
    const std::string_view word = text.substr(0, blank);
    std::string& line = lines.back();
    if (!line.empty() && widthOf(line) + 1 + widthOf(word) > width) {
      lines.emplace_back(word);
    } else {
      line += (line.empty() ? "" : " ") + std::string(word);
    }
    text = blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
  }
  return lines;
}

/// A column of the table, and its width.
struct LaidColumn {
  const TextColumn* column = nullptr;
  std::size_t width = 0;
  std::size_t least = 0;  ///< minimum width when wrapped
};

LaidColumn laid(const TextColumn& column) {
  LaidColumn laidOut{&column, widthOf(column.title), widthOf(column.title)};
  for (const std::string& cell : column.cells) {
    laidOut.width = std::max(laidOut.width, widthOf(cell));
    laidOut.least = std::max(laidOut.least, column.wrappedWidth > 0 ? longestWord(cell) : widthOf(cell));
  }
  laidOut.least = std::min(laidOut.width, std::max(laidOut.least, static_cast<std::size_t>(column.wrappedWidth)));
  return laidOut;
}

std::size_t totalWidth(const std::vector<LaidColumn>& columns, std::size_t LaidColumn::*width) {
  std::size_t total = columns.empty() ? 0 : (columns.size() - 1) * kGap.size();
  for (const LaidColumn& column : columns) total += column.*width;
  return total;
}

/// Returns false if all remaining columns must stay.
bool leaveOneOut(std::vector<LaidColumn>& columns) {
  const auto isBefore = [](const LaidColumn& one, const LaidColumn& other) {
    const int first = one.column->leftOut;
    const int second = other.column->leftOut;
    return first != 0 && (second == 0 || first < second);
  };
  const auto least = std::min_element(columns.begin(), columns.end(), isBefore);
  if (least == columns.end() || least->column->leftOut == 0) return false;
  columns.erase(least);
  return true;
}

/// Wraps the widest columns that can be wrapped, until the lines are narrow enough.
void wrapInto(std::vector<LaidColumn>& columns, std::size_t width) {
  while (totalWidth(columns, &LaidColumn::width) > width) {
    LaidColumn* widest = nullptr;
    for (LaidColumn& column : columns) {
      if (column.width > column.least && (widest == nullptr || column.width > widest->width)) widest = &column;
    }
    if (widest == nullptr) return;
    --widest->width;
  }
}

std::vector<LaidColumn> layOutColumns(std::span<const TextColumn> columns, int width) {
  std::vector<LaidColumn> result;
  for (const TextColumn& column : columns) result.push_back(laid(column));
  if (width <= 0) return result;
  const auto room = static_cast<std::size_t>(width);
  while (totalWidth(result, &LaidColumn::least) > room) {
    if (!leaveOneOut(result)) break;
  }
  wrapInto(result, room);
  return result;
}

void appendAligned(std::string& line, std::string_view text, std::size_t width, bool alignRight) {
  const std::string padding(width - std::min(width, widthOf(text)), ' ');
  if (alignRight) line += padding;
  line += text;
  if (!alignRight) line += padding;
}

void appendLine(std::string& table, std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  table += line;
  table += '\n';
}

/// One row of the table, in as many lines as its wrapped cells need.
template <typename TextOf>
void appendRow(std::string& table, const std::vector<LaidColumn>& columns, const TextOf& textOf) {
  std::vector<std::vector<std::string>> cells;
  std::size_t lines = 1;
  for (const LaidColumn& column : columns) {
    const std::string_view text = textOf(*column.column);
    const bool isWrapped = widthOf(text) > column.width;
    cells.push_back(isWrapped ? wrapped(text, column.width) : std::vector<std::string>{std::string(text)});
    lines = std::max(lines, cells.back().size());
  }
  for (std::size_t i = 0; i < lines; ++i) {
    std::string line;
    for (std::size_t at = 0; at < columns.size(); ++at) {
      if (at > 0) line += kGap;
      const std::string_view text = i < cells[at].size() ? std::string_view(cells[at][i]) : std::string_view();
      appendAligned(line, text, columns[at].width, columns[at].column->alignRight);
    }
    appendLine(table, std::move(line));
  }
}

}  // namespace

std::string alignedTable(std::span<const TextColumn> columns, int width) {
  if (columns.empty()) return {};
  const std::vector<LaidColumn> shown = layOutColumns(columns, width);
  std::string table;
  appendRow(table, shown, [](const TextColumn& column) -> std::string_view { return column.title; });
  for (std::size_t row = 0; row < columns.front().cells.size(); ++row) {
    appendRow(table, shown, [row](const TextColumn& column) -> std::string_view { return column.cells[row]; });
  }
  return table;
}

}  // namespace headroom
