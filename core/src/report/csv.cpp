#include "headroom/columns.hpp"
#include "headroom/report.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

constexpr std::string_view kLineEnd = "\r\n";  // RFC 4180

void appendField(std::string& csv, std::string_view field) {
  if (field.find_first_of(",\"\r\n") == std::string_view::npos) {
    csv += field;
    return;
  }
  csv += '"';
  for (const char c : field) {
    if (c == '"') csv += '"';
    csv += c;
  }
  csv += '"';
}

void appendCell(std::string& csv, const Cell& cell) {
  if (const auto* text = std::get_if<std::string>(&cell)) appendField(csv, *text);
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
  csv += kLineEnd;
}

}  // namespace

std::string toCsv(std::span<const ResultRow> rows) {
  std::string csv;
  appendLine(csv, [&](const Column& column) { appendField(csv, column.name); });
  for (const ResultRow& row : rows) {
    appendLine(csv, [&](const Column& column) { appendCell(csv, column.value(row)); });
  }
  return csv;
}

}  // namespace headroom
