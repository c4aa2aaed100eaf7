#include "workbench/pages/split_page.hpp"

#include <fmt/format.h>

#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "headroom/split.hpp"
#include "text/number_text.hpp"
#include "workbench/svg/svg_charts.hpp"

namespace headroom {
namespace {

constexpr int kTimeDigitsOfShare = 4;
constexpr int kGainDigits = 3;
constexpr double kPerCent = 100;

std::string shareCell(const SplitPoint& point, std::size_t part) {
  return significantText(shareOf(point, part) * kPerCent, kGainDigits);
}

std::string rangeCell(const std::optional<SpeedUpRange>& range) {
  if (!range) return {};
  return fmt::format("{} to {}", significantText(range->low, kGainDigits), significantText(range->high, kGainDigits));
}

RateLine gainsOf(const SplitReport& split, SplitTimes times) {
  RateLine line{std::string(toText(times)), {}};
  for (const SplitPoint& point : split.points) {
    const std::optional<double> gain = speedUp(split, point, 0, times);
    if (!gain || !std::isfinite(*gain)) continue;
    const std::optional<SpeedUpRange> range = speedUpRange(split, point, 0, times);
    line.points.push_back(
        {shareOf(point, 1) * kPerCent, *gain, range ? range->low : *gain, range ? range->high : *gain, false,
         fmt::format("{}: {} times as fast", sharesText(split, point), plainText(*gain, kGainDigits))});
  }
  return line;
}

/// Of two parts, whose shares are on one axis.
void addGains(Page& page, const SplitReport& split) {
  constexpr std::size_t kTwo = 2;
  if (split.parts.size() != kTwo) return;
  RateChart chart;
  chart.title = "Speed-up over " + partLabel(split, 0) + " alone, with its 95% interval";
  chart.sizeTitle = "Share of the rows on " + partLabel(split, 1) + ", %";
  chart.rateTitle = "Speed-up";
  chart.isLinear = true;
  for (const SplitTimes times : kSplitTimes) chart.lines.push_back(gainsOf(split, times));
  if (std::string svg = toSvg(chart, "split-gains"); !svg.empty()) {
    page.blocks.emplace_back(PagePicture{std::move(svg)});
  }
}

void addParts(Page& page, const SplitReport& split) {
  PageTable table{{"Part", "Device", "Id", "Kernel"}, {true, false, false, false}, {}};
  for (std::size_t part = 0; part < split.parts.size(); ++part) {
    const SplitPart& one = split.parts[part];
    table.lines.push_back({std::to_string(part + 1), one.device, one.deviceId, one.variant});
  }
  page.blocks.emplace_back(PageHeading{"Parts"});
  page.blocks.emplace_back(std::move(table));
}

PageTable tableOfShares(const SplitReport& split) {
  PageTable table;
  const auto addColumn = [&table](std::string heading, bool isNumber) {
    table.headings.push_back(std::move(heading));
    table.areNumbers.push_back(isNumber);
  };
  for (std::size_t part = 0; part < split.parts.size(); ++part) addColumn(fmt::format("% on {}", part + 1), true);
  for (const SplitTimes times : kSplitTimes) {
    addColumn(fmt::format("ms {}", toText(times)), true);
    addColumn("Speed-up", true);
    addColumn("95% interval", true);
  }
  addColumn("", false);
  for (const SplitPoint& point : split.points) {
    std::vector<std::string>& cells = table.lines.emplace_back();
    for (std::size_t part = 0; part < split.parts.size(); ++part) cells.push_back(shareCell(point, part));
    for (const SplitTimes times : kSplitTimes) {
      const std::optional<double> gain = speedUp(split, point, 0, times);
      cells.push_back(isTimed(point, times) ? significantText(point.figures(times).medianMs, kTimeDigitsOfShare)
                                            : std::string(toText(point.status)));
      cells.push_back(gain ? significantText(*gain, kGainDigits) : std::string());
      cells.push_back(rangeCell(speedUpRange(split, point, 0, times)));
    }
    cells.push_back(rankText(split, point));
  }
  return table;
}

}  // namespace

void addSplit(Page& page, const SplitReport& split) {
  page.blocks.emplace_back(PageHeading{"Best share"});
  if (std::string job = jobText(split); !job.empty()) page.blocks.emplace_back(PageText{job + "."});
  std::string sentence = toSentence(split);
  page.blocks.emplace_back(PageText{sentence.empty() ? "No share has a valid time." : std::move(sentence)});
  if (split.parts.empty()) return;
  addGains(page, split);
  addParts(page, split);
  if (split.points.empty()) return;
  page.blocks.emplace_back(PageHeading{"All shares"});
  page.blocks.emplace_back(PageText{fmt::format("Speed-ups are over {} alone.", partLabel(split, 0))});
  page.blocks.emplace_back(tableOfShares(split));
  PageList reasons;
  for (const SplitPoint& point : split.points) {
    if (!point.reason.empty()) reasons.items.push_back(fmt::format("{}: {}", sharesText(split, point), point.reason));
  }
  if (reasons.items.empty()) return;
  page.blocks.emplace_back(PageHeading{"Failures"});
  page.blocks.emplace_back(std::move(reasons));
}

}  // namespace headroom
