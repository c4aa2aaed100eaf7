#include "headroom/columns.hpp"
#include "headroom/report.hpp"
#include "text/csv_text.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

void appendCell(std::string& csv, const Cell& cell) {
  if (const auto* text = std::get_if<std::string>(&cell)) appendCsvField(csv, *text);
  if (const auto* number = std::get_if<double>(&cell)) csv += shortestText(*number);
}

template <typename Append>
void appendLine(std::string& csv, Append append) {
  bool first = true;
  for (const Column& column : columns()) {
    if (!column.inCsv) continue;
    if (!first) csv += ',';
    first = false;
    append(column);
  }
  csv += kCsvLineEnd;
}

}  // namespace

std::string toCsv(std::span<const ResultRow> rows) {
  std::string csv;
  appendLine(csv, [&](const Column& column) { appendCsvField(csv, column.name); });
  for (const ResultRow& row : rows) {
    appendLine(csv, [&](const Column& column) { appendCell(csv, column.value(row)); });
  }
  return csv;
}

}  // namespace headroom
