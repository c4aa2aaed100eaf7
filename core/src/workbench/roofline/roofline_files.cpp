// A roofline as CSV and JSON.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "headroom/analysis/verdict.hpp"
#include "headroom/report/columns.hpp"
#include "headroom/roofline.hpp"
#include "text/csv_text.hpp"
#include "text/json.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr int kRooflineFormat = 1;

/// The subject of a line of the CSV: some of these are null.
struct Line {
  const Roofline& roofline;
  std::span<const ResultRow> rows;
  const Roof* roof = nullptr;
  const Ridge* ridge = nullptr;
  const RooflineMark* mark = nullptr;
  const std::string* advice = nullptr;
  const Undrawn* undrawn = nullptr;

  /// The row that measured the roof, or that is the mark.
  [[nodiscard]] const ResultRow* row() const {
    if (roof != nullptr) return &rows[roof->row];
    return mark != nullptr ? &rows[mark->row] : nullptr;
  }
};

Cell textCell(std::string_view text) {
  return text.empty() ? Cell{} : Cell{std::string(text)};
}

Cell numberCell(std::optional<double> number) {
  return number ? Cell{*number} : Cell{};
}

Cell ofMark(const Line& line, std::optional<double> RooflineMark::*member) {
  return line.mark == nullptr ? Cell{} : numberCell(line.mark->*member);
}

/// A column of the results table, for the row of the line.
template <const auto& kName>
Cell ofRow(const Line& line) {
  const ResultRow* const row = line.row();
  return row == nullptr ? Cell{} : findColumn(kName).value(*row);
}

constexpr char kTitleColumn[] = "title";
constexpr char kWidthColumn[] = "width";
constexpr char kHeightColumn[] = "height";
constexpr char kDepthColumn[] = "depth";
constexpr char kConfigurationColumn[] = "configuration";
constexpr char kParametersColumn[] = "parameters";
constexpr char kPixelColumn[] = "pixel";
constexpr char kCachesColumn[] = "caches";
constexpr char kPrecisionColumn[] = "precision";
constexpr char kMarksColumn[] = "marks";

Cell recordCell(const Line& line) {
  if (line.roof != nullptr) return textCell("roof");
  if (line.ridge != nullptr) return textCell("ridge");
  return textCell(line.mark != nullptr ? "mark" : "not drawn");
}

Cell nameCell(const Line& line) {
  if (line.roof != nullptr) return textCell(line.roof->name);
  if (line.mark != nullptr) return textCell(line.roofline.trails[line.mark->trail]);
  if (line.undrawn != nullptr) return textCell(line.undrawn->variant);
  const std::vector<Roof>& roofs = line.roofline.roofs;
  return textCell(fmt::format("{} / {}", roofs[line.ridge->memory].name, roofs[line.ridge->peak].name));
}

Cell variantCell(const Line& line) {
  if (line.undrawn != nullptr) return textCell(line.undrawn->variant);
  return line.row() == nullptr ? Cell{} : textCell(line.row()->variant);
}

Cell bytesRateCell(const Line& line) {
  return line.roof != nullptr && line.roof->isOfBytes() ? Cell{line.roof->rate} : Cell{};
}

Cell operationRateCell(const Line& line) {
  if (line.mark != nullptr) return Cell{line.mark->rate};
  if (line.ridge != nullptr) return Cell{line.ridge->rate};
  return line.roof != nullptr && !line.roof->isOfBytes() ? Cell{line.roof->rate} : Cell{};
}

Cell intensityCell(const Line& line) {
  if (line.mark != nullptr) return Cell{line.mark->intensity};
  return line.ridge != nullptr ? Cell{line.ridge->intensity} : Cell{};
}

Cell localRoofCell(const Line& line) {
  return line.mark == nullptr ? Cell{} : numberCell(percentOfLocalRoof(*line.row()));
}

struct FileColumn {
  std::string_view name;
  Cell (*value)(const Line& line);
};

constexpr std::array kFileColumns{
    FileColumn{"record", recordCell},
    FileColumn{"device", [](const Line& line) { return textCell(line.roofline.device); }},
    FileColumn{"device_id", [](const Line& line) { return textCell(line.roofline.deviceId); }},
    FileColumn{"kind",
               [](const Line& line) { return line.roof == nullptr ? Cell{} : textCell(toText(line.roof->kind)); }},
    FileColumn{"name", nameCell},
    FileColumn{"variant", variantCell},
    FileColumn{kTitleColumn, ofRow<kTitleColumn>},
    FileColumn{kWidthColumn, ofRow<kWidthColumn>},
    FileColumn{kHeightColumn, ofRow<kHeightColumn>},
    FileColumn{kDepthColumn, ofRow<kDepthColumn>},
    FileColumn{"size",
               [](const Line& line) { return line.row() == nullptr ? Cell{} : textCell(toText(line.row()->size)); }},
    FileColumn{kConfigurationColumn, ofRow<kConfigurationColumn>},
    FileColumn{kParametersColumn, ofRow<kParametersColumn>},
    FileColumn{kPixelColumn, ofRow<kPixelColumn>},
    FileColumn{kCachesColumn, ofRow<kCachesColumn>},
    FileColumn{kPrecisionColumn, ofRow<kPrecisionColumn>},
    FileColumn{"footprint_bytes",
               [](const Line& line) {
                 const bool hasOne = line.roof != nullptr && line.roof->footprintBytes > 0;
                 return hasOne ? Cell{line.roof->footprintBytes} : Cell{};
               }},
    FileColumn{"gbyte_per_s", bytesRateCell},
    FileColumn{"gflop_per_s", operationRateCell},
    FileColumn{"flop_per_byte", intensityCell},
    FileColumn{"own_flop_per_byte", [](const Line& line) { return ofMark(line, &RooflineMark::own); }},
    FileColumn{"local_flop_per_byte", [](const Line& line) { return ofMark(line, &RooflineMark::local); }},
    FileColumn{"roof_gflop_per_s", [](const Line& line) { return ofMark(line, &RooflineMark::roof); }},
    FileColumn{"percent_of_ceiling", [](const Line& line) { return ofMark(line, &RooflineMark::percent); }},
    FileColumn{"percent_of_local_roof", localRoofCell},
    FileColumn{"bound_by",
               [](const Line& line) { return line.mark == nullptr ? Cell{} : textCell(toText(line.row()->boundBy)); }},
    FileColumn{
        "limiter",
        [](const Line& line) { return line.mark == nullptr ? Cell{} : textCell(toText(limiterOf(*line.row()))); }},
    FileColumn{kMarksColumn, ofRow<kMarksColumn>},
    FileColumn{"advice", [](const Line& line) { return line.advice == nullptr ? Cell{} : textCell(*line.advice); }},
    FileColumn{"reason",
               [](const Line& line) { return line.undrawn == nullptr ? Cell{} : textCell(line.undrawn->sentence); }},
};

std::vector<Line> linesOf(const RooflineReport& report, std::size_t index) {
  const Roofline& roofline = report.rooflines[index];
  std::vector<Line> lines;
  const auto add = [&]() -> Line& { return lines.emplace_back(Line{roofline, report.rows}); };
  for (const Roof& roof : roofline.roofs) add().roof = &roof;
  for (const Ridge& ridge : roofline.ridges) add().ridge = &ridge;
  for (std::size_t i = 0; i < roofline.marks.size(); ++i) {
    Line& line = add();
    line.mark = &roofline.marks[i];
    line.advice = &report.advice[index][i];
  }
  for (const Undrawn& undrawn : roofline.undrawn) add().undrawn = &undrawn;
  return lines;
}

json jsonFromCell(const Cell& cell) {
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  if (const auto* number = std::get_if<double>(&cell)) return jsonFromNumber(*number);
  return nullptr;
}

/// The nonempty cells, by their columns' names.
json jsonFromLine(const Line& line) {
  json object = json::object();
  for (const FileColumn& column : kFileColumns) {
    const bool isOfAll = column.name == "record" || column.name == "device" || column.name == "device_id";
    json value = isOfAll ? json() : jsonFromCell(column.value(line));
    if (!value.is_null()) object[std::string(column.name)] = std::move(value);
  }
  return object;
}

}  // namespace

std::string toCsv(const RooflineReport& report) {
  std::string csv;
  for (const FileColumn& column : kFileColumns) {
    if (!csv.empty()) csv += ',';
    appendCsvField(csv, column.name);
  }
  csv += kCsvLineEnd;
  for (std::size_t i = 0; i < report.rooflines.size(); ++i) {
    for (const Line& line : linesOf(report, i)) {
      for (const FileColumn& column : kFileColumns) {
        if (&column != kFileColumns.data()) csv += ',';
        const Cell cell = column.value(line);
        if (const auto* text = std::get_if<std::string>(&cell)) appendCsvField(csv, *text);
        if (const auto* number = std::get_if<double>(&cell)) csv += shortestText(*number);
      }
      csv += kCsvLineEnd;
    }
  }
  return csv;
}

std::string toJson(const RooflineReport& report) {
  json rooflines = json::array();
  for (std::size_t i = 0; i < report.rooflines.size(); ++i) {
    const Roofline& roofline = report.rooflines[i];
    json object{{"device", roofline.device}, {"device_id", roofline.deviceId}, {"roofs", json::array()},
                {"ridges", json::array()},   {"marks", json::array()},         {"not_drawn", json::array()}};
    for (const Line& line : linesOf(report, i)) {
      const char* const list = line.roof != nullptr    ? "roofs"
                               : line.ridge != nullptr ? "ridges"
                               : line.mark != nullptr  ? "marks"
                                                       : "not_drawn";
      object[list].push_back(jsonFromLine(line));
    }
    rooflines.push_back(std::move(object));
  }
  return jsonText({{"format_version", kRooflineFormat}, {"rooflines", std::move(rooflines)}}, kFileIndent) + '\n';
}

}  // namespace headroom
