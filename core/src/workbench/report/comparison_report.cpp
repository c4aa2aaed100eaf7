#include "headroom/report/comparison_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "text/json.hpp"
#include "text/markdown.hpp"
#include "text/number_text.hpp"
#include "text/text_table.hpp"
#include "values/parameters_json.hpp"
#include "values/row_json.hpp"
#include "workbench/report/comparison_lines.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr int kJsonFormatVersion = 1;
constexpr int kDigits = 4;
constexpr std::string_view kChance =
    "Without any change, about 1 in 100 points may be called FASTER or SLOWER: measure those again.";
constexpr std::string_view kUnknownChance =
    "How far apart two runs are without any change is not known here: measure what is called FASTER or SLOWER again.";

constexpr std::string_view kBases =
    "\"time\" is the change as a share of the base's time; what a repetition may differ by, and A/A floors, are shares "
    "of "
    "the shorter of the two times.";

/// In order of importance to the reader.
constexpr std::array kDifferences{Difference::Slower,    Difference::Faster,     Difference::NotComparable,
                                  Difference::Ambiguous, Difference::OnlyInBase, Difference::OnlyInNew,
                                  Difference::Same};

/// One column's text for a point.
struct ReportColumn {
  std::string_view title;
  bool alignRight;
  std::string (*text)(const PointComparison& point);
};

std::string medianText(const std::optional<ResultRow>& row) {
  return row && isTimed(*row) ? significantText(row->medianMs, kDigits) : "-";
}

std::string rateText(const std::optional<ResultRow>& row) {
  const auto rate = row ? gigapixelsPerSecond(*row) : std::nullopt;
  return rate ? significantText(*rate, 3) : "-";
}

std::string allowanceText(const PointComparison& point) {
  if (!point.isMeasured()) return "-";
  return std::isfinite(point.allowance) ? shareText(point.allowance) : "unknown";
}

std::string whereText(const PointComparison& point) {
  const ResultRow& row = point.point();
  std::string text = toText(row.size);
  text += afterComma(row.parameters);
  if (row.caches == Caches::Cold) text += ", cold";
  if (row.role != Role::Variant) text += ", " + std::string(toText(row.role));
  if (row.repeat > 0) text += fmt::format(", repeat {}", row.repeat);
  return text;
}

constexpr std::array kReportColumns{
    ReportColumn{"point", false, [](const PointComparison& p) { return p.point().variant; }},
    ReportColumn{"at", false, whereText},
    ReportColumn{"base ms", true, [](const PointComparison& p) { return medianText(p.base); }},
    ReportColumn{"new ms", true, [](const PointComparison& p) { return medianText(p.fresh); }},
    ReportColumn{"base GP/s", true, [](const PointComparison& p) { return rateText(p.base); }},
    ReportColumn{"new GP/s", true, [](const PointComparison& p) { return rateText(p.fresh); }},
    ReportColumn{"time", true,
                 [](const PointComparison& p) {
                   return p.isMeasured() ? fmt::format("{}{}", p.change > 0 ? "+" : "", shareText(p.change)) : "-";
                 }},
    ReportColumn{"may differ by", true, allowanceText},
    ReportColumn{"result", false, [](const PointComparison& p) { return std::string(toText(p.difference)); }},
};

std::string deviceOf(const PointComparison& point) {
  return deviceLabelOf(point.point());
}

bool namesSeveralDevices(const Comparison& comparison) {
  const PointComparison* first = nullptr;
  for (const PointComparison& point : comparison.points) {
    if (point.point().role == Role::HostPeer) continue;
    if (first == nullptr) first = &point;
    if (deviceOf(point) != deviceOf(*first)) return true;
  }
  return false;
}

/// The gate's result for each point; empty for points that it skips.
std::vector<std::string> gateCells(const Comparison& comparison) {
  std::vector<std::string> cells(comparison.points.size());
  for (const GatedPoint& point : comparison.gate->points) cells[point.index] = toText(point.result);
  return cells;
}

/// One line for the gate, then one for each point that did not pass.
std::vector<std::string> gateLines(const Comparison& comparison) {
  if (!comparison.gate) return {};
  const GateReport& report = *comparison.gate;
  std::vector<std::string> lines{
      fmt::format("Gate of {}{}: {} passed, {} failed, {} undecided.", shareText(report.gate.margin),
                  report.gate.gatesCeilings ? "" : ", ceilings left out", count(report, GateResult::Passed),
                  count(report, GateResult::Failed), count(report, GateResult::Undecided))};
  for (const GateResult result : {GateResult::Failed, GateResult::Undecided}) {
    for (const GatedPoint& point : report.points) {
      if (point.result == result) lines.push_back(fmt::format("Gate {}: {}", toText(result), point.sentence));
    }
  }
  return lines;
}

json jsonFromGate(const GateReport& report) {
  json counts = json::object();
  for (const GateResult result : {GateResult::Passed, GateResult::Failed, GateResult::Undecided})
    counts[std::string(toText(result))] = count(report, result);
  return {{"margin", report.gate.margin}, {"ceilings", report.gate.gatesCeilings}, {"counts", std::move(counts)}};
}

std::string endToEndText(const std::optional<ResultRow>& row) {
  const auto time = row ? timeOf(*row, TimeKind::EndToEnd) : std::nullopt;
  return time ? significantText(time->ms, kDigits) : "-";
}

/// Beside the kernel times, which alone are judged, if end-to-end times were measured.
constexpr std::array kEndToEndColumns{
    ReportColumn{"base end to end ms", true, [](const PointComparison& p) { return endToEndText(p.base); }},
    ReportColumn{"new end to end ms", true, [](const PointComparison& p) { return endToEndText(p.fresh); }},
};

std::string ceilingShareText(const std::optional<ResultRow>& row) {
  const auto percent = row ? percentOfCeiling(*row) : std::nullopt;
  return percent ? significantText(*percent, 3) : "-";
}

/// Between devices, whose speeds differ anyway.
constexpr std::array kOwnCeilingColumns{
    ReportColumn{"base % of own ceiling", true, [](const PointComparison& p) { return ceilingShareText(p.base); }},
    ReportColumn{"new % of own ceiling", true, [](const PointComparison& p) { return ceilingShareText(p.fresh); }},
};

bool tellsOfTransfers(const Comparison& comparison) {
  const auto tells = [](const std::optional<ResultRow>& row) { return row && row->whole; };
  return std::any_of(comparison.points.begin(), comparison.points.end(),
                     [&](const PointComparison& point) { return tells(point.base) || tells(point.fresh); });
}

std::vector<ReportColumn> columnsFor(const Comparison& comparison) {
  std::vector<ReportColumn> columns(kReportColumns.begin(), kReportColumns.end());
  if (tellsOfTransfers(comparison)) columns.insert(columns.end(), kEndToEndColumns.begin(), kEndToEndColumns.end());
  if (comparison.isBetweenDevices) {
    columns.insert(columns.end(), kOwnCeilingColumns.begin(), kOwnCeilingColumns.end());
    return columns;
  }
  if (namesSeveralDevices(comparison)) columns.insert(columns.begin(), ReportColumn{"device", false, deviceOf});
  return columns;
}

std::string countsText(const Comparison& comparison) {
  std::string text = fmt::format("{} {}", comparison.points.size(), comparison.points.size() == 1 ? "point" : "points");
  const char* gap = ": ";
  for (const Difference difference : kDifferences) {
    const std::size_t number = count(comparison, difference);
    if (number == 0) continue;
    text += fmt::format("{}{} {}", gap, number, toText(difference));
    gap = ", ";
  }
  return text;
}

/// Names the two devices, whose points have no column for them.
std::string betweenText(const Comparison& comparison) {
  for (const PointComparison& point : comparison.points) {
    if (point.base && point.fresh)
      return fmt::format("Base: {}. New: {}.", deviceLabelOf(*point.base), deviceLabelOf(*point.fresh));
  }
  return "The two devices have no point in common.";
}

/// Notes and floors, as sentences.
std::vector<std::string> remarksOf(const Comparison& comparison) {
  std::vector<std::string> remarks;
  if (comparison.isBetweenDevices) remarks.emplace_back(betweenText(comparison));
  remarks.insert(remarks.end(), comparison.notes.begin(), comparison.notes.end());
  const bool isAnyMeasured = std::any_of(comparison.points.begin(), comparison.points.end(),
                                         [](const PointComparison& point) { return point.isMeasured(); });
  if (isAnyMeasured) remarks.emplace_back(kBases);
  for (const FloorUsed& floor : comparison.floors) remarks.push_back(floor.source);
  const bool isKnown = std::all_of(comparison.floors.begin(), comparison.floors.end(),
                                   [](const FloorUsed& floor) { return floor.isMeasured; });
  remarks.emplace_back(isKnown ? kChance : kUnknownChance);
  return remarks;
}

std::string tableOf(const std::vector<ReportColumn>& columns, const std::vector<const PointComparison*>& points) {
  std::vector<std::string> header;
  for (const ReportColumn& column : columns) header.emplace_back(column.title);
  header.emplace_back("why");
  std::vector<std::vector<std::string>> lines;
  for (const PointComparison* point : points) {
    std::vector<std::string> line;
    for (const ReportColumn& column : columns) line.push_back(column.text(*point));
    line.push_back(point->reason);
    lines.push_back(std::move(line));
  }
  return markdownTable(header, lines);
}

json jsonFromRowOf(const std::optional<ResultRow>& row) {
  if (!row) return nullptr;
  json object{{"status", toText(row->status)},
              {"driver", row->driver},
              {"median_ms", jsonFromNumber(row->medianMs)},
              {"low_ms", jsonFromNumber(row->lowMs)},
              {"high_ms", jsonFromNumber(row->highMs)},
              {"clock", toText(row->clock)},
              {"marks", json::array()}};
  for (const Mark mark : row->marks) object["marks"].push_back(toText(mark));
  if (const auto rate = gigapixelsPerSecond(*row)) object["gpix_per_s"] = jsonFromNumber(*rate);
  if (const auto percent = percentOfCeiling(*row)) object["percent_of_ceiling"] = jsonFromNumber(*percent);
  if (!row->deviceId.empty()) object["device_id"] = row->deviceId;
  if (!row->host.empty()) object["host"] = row->host;
  return object;
}

json jsonFromPoint(const PointComparison& point) {
  const ResultRow& row = point.point();
  json object{{"device", row.device},
              {"workload", row.workload},
              {"variant", row.variant},
              {"role", toText(row.role)},
              {"caches", toText(row.caches)},
              {"repeat", row.repeat},
              {"iteration", row.iteration},
              {"base", jsonFromRowOf(point.base)},
              {"new", jsonFromRowOf(point.fresh)},
              {"difference", toText(point.difference)},
              {"reason", point.reason},
              {"floor", jsonFromNumber(point.floor)}};
  addParameters(object, row.parameters);
  addSize(object, row.size);
  if (point.isMeasured()) {
    object["change"] = jsonFromNumber(point.change);
    object["speed_ratio"] = jsonFromNumber(point.speedRatio);
    object["allowance"] = jsonFromNumber(point.allowance);
    object["ratio_low"] = jsonFromNumber(point.ratioLow);
    object["ratio_high"] = jsonFromNumber(point.ratioHigh);
  }
  return object;
}

}  // namespace

ComparisonLines linesOf(const Comparison& comparison) {
  ComparisonLines lines;
  lines.counts = countsText(comparison) + ".";
  const std::vector<ReportColumn> columns = columnsFor(comparison);
  for (const ReportColumn& column : columns) {
    lines.headings.emplace_back(column.title);
    lines.areNumbers.push_back(column.alignRight);
  }
  for (const PointComparison& point : comparison.points) {
    std::vector<std::string>& cells = lines.cells.emplace_back();
    for (const ReportColumn& column : columns) cells.push_back(column.text(point));
  }
  lines.remarks = gateLines(comparison);
  for (std::string& remark : remarksOf(comparison)) lines.remarks.push_back(std::move(remark));
  return lines;
}

std::string placeOf(const PointComparison& point) {
  return fmt::format("{} at {}", point.point().variant, whereText(point));
}

std::string toMarkdown(const Comparison& comparison) {
  std::vector<const PointComparison*> different;
  std::vector<const PointComparison*> rest;
  for (const Difference difference : kDifferences) {
    const bool isShown = difference == Difference::Slower || difference == Difference::Faster;
    for (const PointComparison& point : comparison.points) {
      if (point.difference == difference) (isShown ? different : rest).push_back(&point);
    }
  }
  const std::vector<ReportColumn> columns = columnsFor(comparison);
  std::string text = fmt::format("**{}**\n\n", countsText(comparison));
  text += different.empty() ? "No point is known to differ.\n" : tableOf(columns, different);
  if (!rest.empty()) {
    text += fmt::format("\n<details>\n<summary>The other points ({})</summary>\n\n{}\n</details>\n", rest.size(),
                        tableOf(columns, rest));
  }
  text += '\n';
  for (const std::string& line : gateLines(comparison)) text += "- " + markdownCell(line) + '\n';
  for (const std::string& remark : remarksOf(comparison)) text += "- " + markdownCell(remark) + '\n';
  return text;
}

std::string toTextTable(const Comparison& comparison) {
  std::vector<TextColumn> shown;
  for (const ReportColumn& column : columnsFor(comparison)) {
    TextColumn text{std::string(column.title), column.alignRight, {}};
    for (const PointComparison& point : comparison.points) text.cells.push_back(column.text(point));
    shown.push_back(std::move(text));
  }
  if (comparison.gate) shown.push_back({"gate", false, gateCells(comparison)});
  std::string text = comparison.points.empty() ? "" : alignedTable(shown) + '\n';
  text += countsText(comparison) + ".\n";
  for (const PointComparison& point : comparison.points) {
    if (point.difference != Difference::Ambiguous && point.difference != Difference::NotComparable) continue;
    text += fmt::format("{}: {}\n", placeOf(point), point.reason);
  }
  for (const std::string& line : gateLines(comparison)) text += line + '\n';
  for (const std::string& remark : remarksOf(comparison)) text += remark + '\n';
  return text;
}

std::string toJson(const Comparison& comparison) {
  json counts = json::object();
  for (const Difference difference : kDifferences)
    counts[std::string(toText(difference))] = count(comparison, difference);
  json floors = json::array();
  for (const FloorUsed& floor : comparison.floors) {
    floors.push_back({{"device", floor.device},
                      {"relative", jsonFromNumber(floor.relative)},
                      {"measured", floor.isMeasured},
                      {"source", floor.source}});
  }
  json points = json::array();
  for (const PointComparison& point : comparison.points) points.push_back(jsonFromPoint(point));
  json object{{"format_version", kJsonFormatVersion},
              {"counts", std::move(counts)},
              {"floors", std::move(floors)},
              {"notes", comparison.notes}};
  if (comparison.gate) {
    object["gate"] = jsonFromGate(*comparison.gate);
    for (const GatedPoint& point : comparison.gate->points) {
      points[point.index]["gate"] = toText(point.result);
      if (!point.sentence.empty()) points[point.index]["gate_reason"] = point.sentence;
    }
  }
  object["points"] = std::move(points);
  return jsonText(object, kFileIndent) + '\n';
}

}  // namespace headroom
