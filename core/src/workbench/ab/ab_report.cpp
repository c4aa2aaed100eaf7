// An A/B measurement as text, Markdown, CSV and JSON.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "headroom/ab.hpp"
#include "text/json.hpp"
#include "text/markdown.hpp"
#include "text/number_text.hpp"
#include "text/text_table.hpp"
#include "values/parameters_json.hpp"
#include "values/row_json.hpp"
#include "workbench/run/run_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr int kAbFormatVersion = 1;
constexpr std::string_view kNothing = "-";

/// "+5.1%"; 1.051 of the time.
std::string signedShare(double ratio) {
  return fmt::format("{}{}", ratio > 1 ? "+" : "", shareText(ratio - 1));
}

std::string pointName(const AbPoint& point) {
  const ResultRow& row = point.base;
  return fmt::format("{} at {}{}", pairText(point), toText(row.size), afterComma(row.parameters));
}

std::string msText(const ResultRow& row) {
  return isTimed(row) && row.medianMs > 0 ? significantText(row.medianMs, 4) : std::string(kNothing);
}

/// One column's text for a point.
struct AbColumn {
  std::string_view title;
  bool alignRight;
  std::string (*text)(const AbPoint& point);
};

constexpr std::array kAbColumns{
    AbColumn{"variant", false, pairText},
    AbColumn{"at", false, [](const AbPoint& point) { return toText(point.base.size); }},
    AbColumn{"base ms", true, [](const AbPoint& point) { return msText(point.base); }},
    AbColumn{"new ms", true, [](const AbPoint& point) { return msText(point.fresh); }},
    AbColumn{"time", true, changeText},
    AbColumn{"interval", true, intervalText},
    AbColumn{"rounds", true, [](const AbPoint& point) { return std::to_string(point.rounds.size()); }},
    AbColumn{"seconds", true, [](const AbPoint& point) { return significantText(point.seconds, 3); }},
    AbColumn{"result", false, [](const AbPoint& point) { return std::string(toText(point.difference)); }},
};

std::string headText(const AbReport& report) {
  return fmt::format("Base: {}. New: {}. On {}, in turns.", report.baseName, report.freshName, report.device);
}

std::string footText(const AbReport& report) {
  return fmt::format(
      "\"time\" is the change of the time from base to new. The interval holds the true one with 99.5%. Margin: {}.",
      shareText(report.margin));
}

/// Whether the new version alone has no valid result.
bool isBroken(const AbPoint& point) {
  return point.base.status == Status::Ok && point.fresh.status != Status::Ok && point.fresh.status != Status::Cancelled;
}

json jsonFromVersion(const ResultRow& row) {
  json object{{"variant", row.variant}, {"configuration", row.configuration},        {"status", toText(row.status)},
              {"reason", row.reason},   {"median_ms", jsonFromNumber(row.medianMs)}, {"clock", toText(row.clock)},
              {"marks", json::array()}};
  for (const Mark mark : row.marks) object["marks"].push_back(toText(mark));
  if (const auto rate = gigapixelsPerSecond(row)) object["gpix_per_s"] = jsonFromNumber(*rate);
  return object;
}

json jsonFromAbPoint(const AbPoint& point) {
  json rounds = json::array();
  for (const AbRound& round : point.rounds) {
    rounds.push_back({{"base_ms", jsonFromNumber(round.baseMs)},
                      {"new_ms", jsonFromNumber(round.freshMs)},
                      {"ratio", jsonFromNumber(round.ratio)},
                      {"pairs", round.pairs}});
  }
  json object{{"workload", point.base.workload},
              {"base", jsonFromVersion(point.base)},
              {"new", jsonFromVersion(point.fresh)},
              {"difference", toText(point.difference)},
              {"is_decided", point.isDecided},
              {"reason", point.reason},
              {"seconds", jsonFromNumber(point.seconds)},
              {"rounds", std::move(rounds)}};
  addParameters(object, point.base.parameters);
  addSize(object, point.base.size);
  if (point.ratio > 0) {
    object["ratio"] = jsonFromNumber(point.ratio);
    object["low"] = jsonFromNumber(point.low);
    object["high"] = jsonFromNumber(point.high);
  }
  return object;
}

}  // namespace

std::size_t count(const AbReport& report, Difference difference) {
  return static_cast<std::size_t>(
      std::count_if(report.points.begin(), report.points.end(),
                    [difference](const AbPoint& point) { return point.difference == difference; }));
}

GateResult gateOf(const AbPoint& point, double margin) {
  if (isBroken(point)) return GateResult::Failed;
  if (point.difference == Difference::NotComparable) return GateResult::Undecided;
  if (point.isDecided) return point.difference == Difference::Slower ? GateResult::Failed : GateResult::Passed;
  // A faster version, even if only slightly, is not slower by more than the margin. An empty interval says nothing.
  return point.low <= point.high && point.high <= 1 + margin ? GateResult::Passed : GateResult::Undecided;
}

std::vector<std::string> regressions(const AbReport& report) {
  std::vector<std::string> sentences;
  for (const AbPoint& point : report.points) {
    if (gateOf(point, report.margin) != GateResult::Failed) continue;
    sentences.push_back(isBroken(point)
                            ? fmt::format("{}: {}", pointName(point), point.reason)
                            : fmt::format("{} takes {} more time.", pointName(point), shareText(point.ratio - 1)));
  }
  return sentences;
}

std::vector<std::string> undecided(const AbReport& report) {
  std::vector<std::string> sentences;
  for (const AbPoint& point : report.points) {
    if (point.difference == Difference::NotComparable || gateOf(point, report.margin) != GateResult::Undecided)
      continue;
    sentences.push_back(fmt::format("{}: {}", pointName(point), point.reason));
  }
  return sentences;
}

std::string pairText(const AbPoint& point) {
  if (point.base.variant == point.fresh.variant) return point.base.variant;
  return point.base.variant + " -> " + point.fresh.variant;
}

std::string changeText(const AbPoint& point) {
  return point.ratio > 0 ? signedShare(point.ratio) : std::string(kNothing);
}

std::string intervalText(const AbPoint& point) {
  if (!(point.low > 0) || !std::isfinite(point.high)) return std::string(kNothing);
  return fmt::format("{} to {}", signedShare(point.low), signedShare(point.high));
}

std::string toTextTable(const AbReport& report) {
  std::string text = headText(report) + '\n';
  if (report.points.empty()) return text;
  std::vector<TextColumn> columns;
  for (const AbColumn& column : kAbColumns) {
    TextColumn shown{std::string(column.title), column.alignRight, {}};
    for (const AbPoint& point : report.points) shown.cells.push_back(column.text(point));
    columns.push_back(std::move(shown));
  }
  text += alignedTable(columns);
  for (const AbPoint& point : report.points) text += fmt::format("{}: {}\n", pointName(point), point.reason);
  return text + footText(report) + '\n';
}

std::string toMarkdown(const AbReport& report) {
  std::vector<std::string> header;
  for (const AbColumn& column : kAbColumns) header.emplace_back(column.title);
  header.emplace_back("why");
  std::vector<std::vector<std::string>> lines;
  for (const AbPoint& point : report.points) {
    std::vector<std::string> line;
    for (const AbColumn& column : kAbColumns) line.push_back(column.text(point));
    line.push_back(point.reason);
    lines.push_back(std::move(line));
  }
  return fmt::format("**{}**\n\n{}\n{}\n", markdownCell(headText(report)), markdownTable(header, lines),
                     markdownCell(footText(report)));
}

std::string toJson(const AbReport& report, const RunContext& context) {
  json points = json::array();
  for (const AbPoint& point : report.points) points.push_back(jsonFromAbPoint(point));
  return jsonText({{"format_version", kAbFormatVersion},
                   {"context", jsonFromContext(context)},
                   {"base", report.baseName},
                   {"new", report.freshName},
                   {"device", report.device},
                   {"margin", jsonFromNumber(report.margin)},
                   {"budget_seconds", jsonFromNumber(report.budgetSeconds)},
                   {"points", std::move(points)}},
                  kFileIndent) +
         '\n';
}

}  // namespace headroom
