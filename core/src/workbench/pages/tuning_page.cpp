#include "workbench/pages/tuning_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "headroom/tuning/tuning.hpp"
#include "headroom/values/statistics.hpp"
#include "text/number_text.hpp"
#include "workbench/svg/svg_charts.hpp"

namespace headroom {
namespace {

constexpr std::size_t kMostConfigurations = 20;
/// Marks in the chart: more than these cover each other, and make the page large.
constexpr std::size_t kMostMarks = 1000;
constexpr int kTimeDigits = 4;
constexpr int kSpeedDigits = 3;

/// Infinite where the row has no interval.
Measured measuredTime(const ResultRow& row) {
  const TimeRange range = withinRun(row);
  const bool isKnown = range.highMs > 0 && std::isfinite(range.highMs);
  return {range.ms, isKnown ? range.highMs - range.ms : std::numeric_limits<double>::infinity()};
}

/// "2 (95% interval 1.9 to 2.1)", without the interval where it is not known; empty where either row is invalid.
std::string speedUpText(const ResultRow* standard, const ResultRow& row) {
  if (standard == nullptr || !isValid(*standard) || !isValid(row) || !(row.medianMs > 0)) return {};
  const std::string gain = plainText(standard->medianMs / row.medianMs, kSpeedDigits);
  const RatioRange range = ratioOf(measuredTime(*standard), measuredTime(row));
  if (!std::isfinite(range.high)) return gain;
  return fmt::format("{} (95% interval {} to {})", gain, plainText(range.low, kSpeedDigits),
                     plainText(range.high, kSpeedDigits));
}

std::string speedCell(const ResultRow& row) {
  const std::optional<double> speed = measuredSpeed(row);
  return speed ? significantText(*speed, kSpeedDigits) : std::string();
}

std::string timeCell(const ResultRow& row) {
  return isTimed(row) ? significantText(row.medianMs, kTimeDigits) : std::string(toText(row.status));
}

std::string tuningIntervalCell(const ResultRow& row) {
  if (!isTimed(row) || !(row.highMs > 0) || !std::isfinite(row.highMs)) return {};
  return fmt::format("{} to {}", significantText(row.lowMs, kTimeDigits), significantText(row.highMs, kTimeDigits));
}

std::string warningNames(const ResultRow& row) {
  std::string names;
  for (const Mark mark : row.marks) {
    if (!names.empty()) names += ", ";
    names += toText(mark);
  }
  return names;
}

void addBest(Page& page, const TuningReport& tuning) {
  page.blocks.emplace_back(PageHeading{"Best configuration"});
  std::string outcome = outcomeText(tuning);
  if (!outcome.empty() && outcome.front() >= 'a' && outcome.front() <= 'z') {
    outcome.front() = static_cast<char>(outcome.front() - 'a' + 'A');
  }
  page.blocks.emplace_back(PageText{outcome + "."});
  PageTable table{{"Property", "Value"}, {false, false}, {}};
  const auto addFact = [&table](std::string name, std::string value) {
    if (!value.empty()) table.lines.push_back({std::move(name), std::move(value)});
  };
  addFact("Kernel", tuning.target.variant);
  addFact("Size", toText(tuning.target.size));
  addFact("Default", toText(tuning.standard));
  const ResultRow* best = tuning.best ? comparedRow(tuning, *tuning.best) : nullptr;
  if (best != nullptr) {
    addFact("Best", toText(*tuning.best));
    if (*tuning.best != tuning.standard) {
      addFact("Speed-up over the default", speedUpText(comparedRow(tuning, tuning.standard), *best));
    }
    addFact("Median time, ms", timeCell(*best));
    addFact("95% interval, ms", tuningIntervalCell(*best));
    if (const std::optional<double> percent = percentOfCeiling(*best)) {
      addFact("Share of the ceiling", plainText(*percent, kSpeedDigits) + "%");
    }
    addFact("Warnings", warningNames(*best));
  }
  page.blocks.emplace_back(std::move(table));
}

RatePoint pointAt(std::size_t number, double speed) {
  return {static_cast<double>(number), speed, speed, speed, false, {}};
}

/// Speed over the number of the configuration: each, and the fastest so far.
void addProgress(Page& page, const TuningReport& tuning) {
  RateLine each{"each configuration", {}};
  RateLine fastest{"fastest so far", {}};
  each.hasTrail = false;
  fastest.hasMarks = false;
  double best = 0;
  const std::size_t stride = tuning.tried.size() / kMostMarks + 1;
  for (std::size_t i = 0; i < tuning.tried.size(); ++i) {
    const TuningResult& result = tuning.tried[i];
    const double speed = isValid(result.row) ? measuredSpeed(result.row).value_or(0) : 0;
    if (!(speed > 0) || !std::isfinite(speed)) continue;
    const bool isBest = speed > best;
    if (isBest || i % stride == 0) {
      each.points.push_back(pointAt(i + 1, speed));
      each.points.back().card = fmt::format("{}. {}: {} {}", i + 1, toText(result.configuration),
                                            plainText(speed, kSpeedDigits), speedUnit(result.row));
    }
    if (!isBest) continue;
    if (best > 0) fastest.points.push_back(pointAt(i + 1, best));  // a step
    best = speed;
    fastest.points.push_back(pointAt(i + 1, best));
  }
  constexpr std::size_t kFewest = 2;
  if (each.points.size() < kFewest) return;
  fastest.points.push_back(pointAt(tuning.tried.size(), best));
  RateChart chart;
  chart.title = stride == 1 ? std::string("Search: the fastest configuration so far")
                            : fmt::format("Search: the fastest configuration so far, one of {} others shown", stride);
  chart.sizeTitle = "Configurations tried";
  chart.rateTitle = speedUnit(tuning);
  chart.isLinear = true;
  chart.lines = {std::move(each), std::move(fastest)};
  page.blocks.emplace_back(PagePicture{toSvg(chart, "tuning-progress")});
}

void addSearch(Page& page, const TuningReport& tuning) {
  page.blocks.emplace_back(PageHeading{"Search"});
  std::string text = fmt::format(
      "{}, {} tried by the {} search in {} s.", spaceText(tuning.configurations, tuning.allowed, tuning.isAllowedExact),
      tuning.tried.size(), toText(tuning.search), plainText(tuning.searchSeconds, kSpeedDigits));
  if (!tuning.importedFrom.empty()) {
    text = fmt::format("{} configurations, tried by {}.", tuning.tried.size(), tuning.importedFrom);
  }
  if (tuning.known > 0) text += fmt::format(" {} of them are from an earlier tuning.", tuning.known);
  page.blocks.emplace_back(PageText{std::move(text)});
  addProgress(page, tuning);
}

std::string comparedAs(bool isBest, bool isDefault) {
  if (isBest && isDefault) return "best, default";
  if (isBest) return "best";
  return isDefault ? "default" : "";
}

void addComparison(Page& page, const TuningReport& tuning) {
  if (tuning.compared.empty()) return;
  page.blocks.emplace_back(PageHeading{"Comparison of the fastest"});
  page.blocks.emplace_back(
      PageText{"Measured again together, in rounds, because the shortest of many brief measurements is partly luck."});
  PageTable table{{"Configuration", "Median ms", "95% interval, ms", speedUnit(tuning), "% of ceiling",
                   "Speed-up over the default", "Warnings", ""},
                  {false, true, true, true, true, true, false, false},
                  {}};
  const std::string standardText = toText(tuning.standard);
  const std::string bestText = tuning.best ? toText(*tuning.best) : std::string();
  const ResultRow* standard = comparedRow(tuning, tuning.standard);
  for (const ResultRow& row : tuning.compared) {
    const std::optional<double> percent = percentOfCeiling(row);
    const bool isDefault = row.configuration == standardText;
    const bool isBest = tuning.best && row.configuration == bestText;
    table.lines.push_back({row.configuration, timeCell(row), tuningIntervalCell(row), speedCell(row),
                           percent ? significantText(*percent, kSpeedDigits) : std::string(),
                           isDefault ? std::string() : speedUpText(standard, row), warningNames(row),
                           comparedAs(isBest, isDefault)});
  }
  page.blocks.emplace_back(std::move(table));
}

/// The fastest valid ones by their brief times.
void addFastest(Page& page, const TuningReport& tuning) {
  std::vector<std::size_t> valid;
  for (std::size_t i = 0; i < tuning.tried.size(); ++i) {
    if (isValid(tuning.tried[i].row)) valid.push_back(i);
  }
  if (valid.empty()) return;
  std::stable_sort(valid.begin(), valid.end(), [&tuning](std::size_t one, std::size_t other) {
    return tuning.tried[one].row.medianMs < tuning.tried[other].row.medianMs;
  });
  const std::size_t shown = std::min(valid.size(), kMostConfigurations);
  page.blocks.emplace_back(PageHeading{"Fastest in the search"});
  if (shown < valid.size()) {
    page.blocks.emplace_back(PageText{fmt::format("The fastest {} of {} valid configurations.", shown, valid.size())});
  }
  PageTable table{{"Tried as number", "Configuration", "Median ms", speedUnit(tuning), "Timing"},
                  {true, false, true, true, false},
                  {}};
  for (std::size_t i = 0; i < shown; ++i) {
    const TuningResult& result = tuning.tried[valid[i]];
    table.lines.push_back({std::to_string(valid[i] + 1), toText(result.configuration), timeCell(result.row),
                           speedCell(result.row), isAbandoned(result.row) ? "ended early" : "whole"});
  }
  page.blocks.emplace_back(std::move(table));
}

/// Each reason once, the most frequent first, with its first configuration.
void addFailures(Page& page, const TuningReport& tuning) {
  struct Failure {
    std::size_t count = 0;
    std::size_t first = 0;
  };
  using Why = std::pair<std::string, std::string>;
  std::map<Why, Failure> failures;
  for (std::size_t i = 0; i < tuning.tried.size(); ++i) {
    const ResultRow& row = tuning.tried[i].row;
    if (isValid(row)) continue;
    Failure& failure = failures[{std::string(toText(invalidityOf(row))), row.reason}];
    if (failure.count == 0) failure.first = i;
    ++failure.count;
  }
  if (failures.empty()) return;
  std::vector<std::pair<Why, Failure>> sorted(failures.begin(), failures.end());
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& one, const auto& other) { return one.second.count > other.second.count; });
  page.blocks.emplace_back(PageHeading{"Invalid configurations"});
  page.blocks.emplace_back(PageText{invalidText(tuning.tried) + "."});
  PageTable table{{"Kind", "Configurations", "First one", "Reason"}, {false, true, false, false}, {}};
  for (const auto& [why, failure] : sorted) {
    if (table.lines.size() == kMostConfigurations) break;
    table.lines.push_back(
        {why.first, std::to_string(failure.count), toText(tuning.tried[failure.first].configuration), why.second});
  }
  if (sorted.size() > table.lines.size()) {
    page.blocks.emplace_back(
        PageText{fmt::format("The {} most frequent of {} reasons.", table.lines.size(), sorted.size())});
  }
  page.blocks.emplace_back(std::move(table));
}

}  // namespace

void addTuning(Page& page, const TuningReport& tuning) {
  addBest(page, tuning);
  addSearch(page, tuning);
  addComparison(page, tuning);
  addFastest(page, tuning);
  addFailures(page, tuning);
}

}  // namespace headroom
