// Rows as a table for people: selection, order and columns.
#include "text/text_table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "headroom/report/columns.hpp"
#include "headroom/report/report.hpp"
#include "workbench/report/usual_columns.hpp"

namespace headroom {
namespace {

/// Left out first if lines are too short for all.
constexpr std::array<std::string_view, 7> kLeastImportant{
    "measured_over_estimate", "bound_by", "max_abs_error", "status", "interval_ms", "marks", "title"};
/// Smallest width of a wrapped text, in characters.
constexpr int kWrappedWidth = 18;

int orderOfLeavingOut(const Column& column) {
  const auto found = std::find(kLeastImportant.begin(), kLeastImportant.end(), column.name);
  return found == kLeastImportant.end() ? 0 : 1 + static_cast<int>(found - kLeastImportant.begin());
}

TextColumn textColumn(const Column& column, std::span<const ResultRow> rows, bool isAskedFor) {
  const bool isText = column.decimals == 0;
  const bool isId = column.name == "variant" || column.name == "status";
  const bool isFailure = column.name == "status" && !std::all_of(rows.begin(), rows.end(), isValid);
  TextColumn text{titleOver(column, rows),
                  !isText,
                  {},
                  isText && !isId ? kWrappedWidth : 0,
                  isAskedFor || isFailure ? 0 : orderOfLeavingOut(column)};
  for (const ResultRow& row : rows) text.cells.push_back(cellText(column, row));
  return text;
}

std::string lowered(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

/// All filtered texts, except the configuration, because names of tunables occur in every kernel's.
std::string searchedText(const ResultRow& row) {
  std::string marks;
  for (const Mark mark : row.marks) marks += fmt::format(" {}", toText(mark));
  return lowered(fmt::format("{} {} {} {} {} {} {} {}{}", row.variant, row.title, toText(row.status), toText(row.size),
                             row.device, deviceLabelOf(row), toText(row.role), toText(row.pixel), marks));
}

bool areOfOneSize(const ResultRow& one, const ResultRow& other) {
  return one.size == other.size &&
         (one.deviceId == other.deviceId || one.role == Role::HostPeer || other.role == Role::HostPeer);
}

/// In measured order, except that host implementations follow the device's variants of the same size.
void putHostLast(std::vector<ResultRow>& rows) {
  for (auto first = rows.begin(); first != rows.end();) {
    const auto end =
        std::find_if_not(first, rows.end(), [&](const ResultRow& row) { return areOfOneSize(*first, row); });
    std::stable_partition(first, end, [](const ResultRow& row) { return row.role != Role::HostPeer; });
    first = end;
  }
}

/// Adds the ceilings' rows to the shown rows.
std::vector<ResultRow> withCeilingsOf(std::vector<ResultRow> shown, std::span<const ResultRow> rows) {
  for (const ResultRow& row : rows) {
    if (row.role == Role::Ceiling) shown.push_back(withoutSamples(row));
  }
  return shown;
}

/// Best first; rows without a value last.
void sortBy(std::vector<ResultRow>& rows, const Column& column) {
  const bool isHighestFirst = isBestHighest(column);
  std::stable_sort(rows.begin(), rows.end(), [&](const ResultRow& one, const ResultRow& other) {
    const Cell first = column.value(one);
    const Cell second = column.value(other);
    if (std::holds_alternative<std::monostate>(first)) return false;
    if (std::holds_alternative<std::monostate>(second)) return true;
    return isHighestFirst ? second < first : first < second;
  });
}

}  // namespace

std::vector<const Column*> usualColumns(std::span<const ResultRow> rows) {
  const std::set<ColumnTopic> topics = topicsOf(rows);
  std::vector<const Column*> shown;
  for (const Column& column : columns()) {
    if (column.inTables || topics.contains(column.topic)) shown.push_back(&column);
    if (column.name == "variant") shown.push_back(&findColumn("title"));
  }
  return shown;
}

std::vector<std::string> parseColumns(std::string_view list) {
  std::vector<std::string> names;
  if (list == "all") {
    for (const Column& column : columns()) names.emplace_back(column.name);
    return names;
  }
  for (std::string_view rest = list;;) {
    const std::size_t comma = rest.find(',');
    std::string_view name = rest.substr(0, comma);
    const std::size_t first = name.find_first_not_of(' ');
    name = first == std::string_view::npos ? std::string_view()
                                           : name.substr(first, name.find_last_not_of(' ') - first + 1);
    names.emplace_back(findColumn(name).name);
    if (comma == std::string_view::npos) return names;
    rest.remove_prefix(comma + 1);
  }
}

std::string columnsHelp() {
  std::size_t width = 0;
  for (const Column& column : columns()) width = std::max(width, column.name.size());
  std::string text;
  for (const Column& column : columns()) text += fmt::format("{:<{}}  {}\n", column.name, width, column.explanation);
  return text;
}

bool hasWords(const ResultRow& row, std::string_view words) {
  const std::string text = searchedText(row);
  for (std::string_view rest = words; !rest.empty();) {
    const std::size_t blank = rest.find(' ');
    const std::string_view word = rest.substr(0, blank);
    if (text.find(lowered(word)) == std::string::npos) return false;
    rest = blank == std::string_view::npos ? std::string_view() : rest.substr(blank + 1);
  }
  return true;
}

std::vector<ResultRow> rowsOfTable(std::span<const ResultRow> rows, const TableOptions& options) {
  const auto isCeiling = [](const ResultRow& row) { return row.role == Role::Ceiling; };
  const bool withCeilings = options.showCeilings || std::all_of(rows.begin(), rows.end(), isCeiling);
  std::vector<ResultRow> shown;
  for (const ResultRow& row : rows) {
    if ((withCeilings || !isCeiling(row)) && hasWords(row, options.filter)) shown.push_back(withoutSamples(row));
  }
  if (options.sort.empty()) {
    putHostLast(shown);
  } else {
    sortBy(shown, findColumn(options.sort));
  }
  return shown;
}

std::string toTextTable(std::span<const ResultRow> rows, const TableOptions& options) {
  const std::vector<ResultRow> shown = rowsOfTable(rows, options);
  std::string text = ceilingsText(withCeilingsOf(shown, rows));
  if (!text.empty()) text += '\n';
  if (shown.empty() && !rows.empty()) return fmt::format("No result has all of \"{}\".\n", options.filter);
  std::vector<const Column*> columns;
  for (const std::string& name : options.columns) columns.push_back(&findColumn(name));
  if (columns.empty()) columns = usualColumns(shown);
  std::vector<TextColumn> texts;
  for (const Column* column : columns) texts.push_back(textColumn(*column, shown, !options.columns.empty()));
  return text + alignedTable(texts, options.width);
}

}  // namespace headroom
