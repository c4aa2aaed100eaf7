// Imported points as a table, CSV and JSON, with one list of columns for all.
#include <array>
#include <cmath>
#include <stdexcept>

#include "headroom/imports.hpp"
#include "headroom/report/columns.hpp"
#include "headroom/report/report.hpp"
#include "text/csv_text.hpp"
#include "text/json.hpp"
#include "text/number_text.hpp"
#include "text/text_table.hpp"
#include "workbench/imports/import_json.hpp"
#include "workbench/imports/readings.hpp"

namespace headroom {
namespace {

/// Version of this list only, independent of run documents.
constexpr int kFormatVersion = 1;
constexpr int kDigits = 4;
/// All bases of a rate; None has no text in files.
constexpr std::array kRatedBases{PixelBasis::Items, PixelBasis::CopyBytes, PixelBasis::PlaneBytes,
                                 PixelBasis::SizeOverTime};

struct PointColumn {
  const char* name;  ///< in CSV and JSON
  const char* title;
  bool isNumber;
  bool inTable;
  Cell (*value)(const ImportedPoint& point);
};

Cell cellOf(const std::optional<double>& number) {
  return number ? Cell(*number) : Cell();
}

constexpr std::array kColumns = {
    PointColumn{"device", "device", false, true, [](const ImportedPoint& p) -> Cell { return p.device; }},
    PointColumn{"label", "label", false, true, [](const ImportedPoint& p) -> Cell { return p.label; }},
    PointColumn{"series", "series", false, false, [](const ImportedPoint& p) -> Cell { return p.series; }},
    PointColumn{"megapixels", "MP", true, true, [](const ImportedPoint& p) { return cellOf(p.megapixels); }},
    PointColumn{"value", "value", true, true, [](const ImportedPoint& p) -> Cell { return p.value; }},
    PointColumn{"unit", "unit", false, true, [](const ImportedPoint& p) -> Cell { return p.unit; }},
    PointColumn{"gpix_per_s", "GP/s", true, true, [](const ImportedPoint& p) { return cellOf(p.gigapixelsPerSecond); }},
    PointColumn{"basis", "GP/s from", false, true,
                [](const ImportedPoint& p) {
                  return p.basis == PixelBasis::None ? Cell() : Cell(std::string(toText(p.basis)));
                }},
};

std::string tableText(const Cell& cell) {
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  if (const auto* number = std::get_if<double>(&cell)) return significantText(*number, kDigits);
  return "-";
}

std::string csvText(const Cell& cell) {
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  if (const auto* number = std::get_if<double>(&cell)) return shortestText(*number);
  return {};
}

nlohmann::json jsonFromPoint(const ImportedPoint& point) {
  nlohmann::json object;
  for (const PointColumn& column : kColumns) {
    const Cell cell = column.value(point);
    if (const auto* text = std::get_if<std::string>(&cell)) object[column.name] = *text;
    if (const auto* number = std::get_if<double>(&cell)) object[column.name] = jsonFromNumber(*number);
  }
  return object;
}

/// Throws std::invalid_argument for a figure that no chart could show.
double figureAt(const nlohmann::json& object, const char* key) {
  const double figure = numberAt(object, key);
  if (!std::isfinite(figure) || figure <= 0) throw std::invalid_argument(std::string(key) + " is not above 0");
  return figure;
}

ImportedPoint pointFromJson(const nlohmann::json& object) {
  ImportedPoint point;
  point.device = textAt(object, "device");
  point.label = textAt(object, "label");
  point.series = textAt(object, "series");
  point.unit = textAt(object, "unit");
  point.value = figureAt(object, "value");
  if (object.contains("megapixels")) point.megapixels = figureAt(object, "megapixels");
  if (object.contains("gpix_per_s")) point.gigapixelsPerSecond = figureAt(object, "gpix_per_s");
  if (object.contains("basis")) point.basis = fromText(kRatedBases, textAt(object, "basis"), "basis");
  return point;
}

}  // namespace

std::string_view shownUnit(std::string_view unit) {
  return unit == kTimeUnit.name ? "\u00b5s" : unit;
}

std::string toTextTable(const ImportedResults& results) {
  std::vector<TextColumn> shown;
  for (const PointColumn& column : kColumns) {
    if (!column.inTable) continue;
    TextColumn text{column.title, column.isNumber, {}};
    const bool isUnit = std::string_view(column.name) == "unit";
    for (const ImportedPoint& point : results.points) {
      text.cells.push_back(isUnit ? std::string(shownUnit(point.unit)) : tableText(column.value(point)));
    }
    shown.push_back(std::move(text));
  }
  return alignedTable(shown);
}

std::string toCsv(const ImportedResults& results) {
  std::string csv = "tool";
  for (const PointColumn& column : kColumns) csv.append(",").append(column.name);
  csv += kCsvLineEnd;
  for (const ImportedPoint& point : results.points) {
    appendCsvField(csv, results.tool);
    for (const PointColumn& column : kColumns) {
      csv += ',';
      appendCsvField(csv, csvText(column.value(point)));
    }
    csv += kCsvLineEnd;
  }
  return csv;
}

nlohmann::json jsonFromImport(const ImportedResults& results) {
  nlohmann::json points = nlohmann::json::array();
  for (const ImportedPoint& point : results.points) points.push_back(jsonFromPoint(point));
  return {{"format_version", kFormatVersion},
          {"tool", results.tool},
          {"points", std::move(points)},
          {"notes", results.notes}};
}

ImportedResults importFromJson(const nlohmann::json& object) {
  if (integerAt<int>(object, "format_version") != kFormatVersion)
    throw std::invalid_argument("results of another tool are of an unknown format");
  ImportedResults results;
  results.tool = textAt(object, "tool");
  for (const nlohmann::json& point : object.at("points")) results.points.push_back(pointFromJson(point));
  if (results.points.empty()) throw std::invalid_argument("results of another tool have no points");
  for (const nlohmann::json& note : object.at("notes")) results.notes.push_back(note.get<std::string>());
  return results;
}

std::string toJson(const ImportedResults& results) {
  return jsonText(jsonFromImport(results), kFileIndent) + '\n';
}

}  // namespace headroom
