#include "headroom/report/columns.hpp"
#include "headroom/report/comparison_columns.hpp"
#include "headroom/report/report.hpp"
#include "text/csv_text.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

void appendCell(std::string& csv, const Cell& cell) {
  if (const auto* text = std::get_if<std::string>(&cell)) appendCsvField(csv, *text);
  if (const auto* number = std::get_if<double>(&cell)) csv += shortestText(*number);
}

/// The cells that `append` writes for the columns, followed by those of `appendMore`.
template <typename Append, typename More>
void appendLine(std::string& csv, Append append, More appendMore) {
  bool first = true;
  for (const Column& column : columns()) {
    if (!column.inCsv) continue;
    if (!first) csv += ',';
    first = false;
    append(column);
  }
  appendMore();
  csv += kCsvLineEnd;
}

void appendName(std::string& csv, const Column& column) {
  appendCsvField(csv, column.name);
}

}  // namespace

std::string toCsv(std::span<const ResultRow> rows) {
  std::string csv;
  const auto nothingMore = [] {};
  appendLine(
      csv, [&](const Column& column) { appendName(csv, column); }, nothingMore);
  for (const ResultRow& row : rows) {
    appendLine(
        csv, [&](const Column& column) { appendCell(csv, column.value(row)); }, nothingMore);
  }
  return csv;
}

std::string toCsv(std::span<const ResultRow> rows, const Comparison& comparison) {
  const std::vector<const PointComparison*> points = pointsOf(comparison, rows);
  std::string csv;
  const auto appendNames = [&csv] {
    for (const ComparisonColumn& column : comparisonColumns()) {
      csv += ',';
      appendCsvField(csv, column.name);
    }
  };
  appendLine(
      csv, [&](const Column& column) { appendName(csv, column); }, appendNames);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto appendCompared = [&] {
      for (const ComparisonColumn& column : comparisonColumns()) {
        csv += ',';
        if (points[i] != nullptr) appendCell(csv, column.value(*points[i]));
      }
    };
    appendLine(
        csv, [&](const Column& column) { appendCell(csv, column.value(rows[i])); }, appendCompared);
  }
  return csv;
}

}  // namespace headroom
