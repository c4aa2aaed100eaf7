// Shared work as a text table.
#include <fmt/format.h>

#include <vector>

#include "headroom/split.hpp"
#include "text/number_text.hpp"
#include "text/text_table.hpp"

namespace headroom {

namespace {

constexpr std::string_view kNone = "-";

void addTimes(std::vector<TextColumn>& columns, std::size_t at, const SplitReport& report, const SplitPoint& point,
              SplitTimes times) {
  const auto gain = speedUp(report, point, 0, times);
  columns[at].cells.push_back(isTimed(point, times) ? significantText(point.figures(times).medianMs, 4)
                                                    : std::string(toText(point.status)));
  columns[at + 1].cells.push_back(gain ? significantText(*gain, 3) : std::string(kNone));
}

}  // namespace

std::string toTextTable(const SplitReport& report) {
  std::string heads = jobText(report);
  if (!heads.empty()) heads += '\n';
  std::vector<TextColumn> columns;
  for (std::size_t part = 0; part < report.parts.size(); ++part) {
    const SplitPart& one = report.parts[part];
    heads += fmt::format("{}: {} ({}), {}\n", part + 1, one.device, one.deviceId, one.variant);
    columns.push_back({fmt::format("% on {}", part + 1), true, {}});
  }
  const std::size_t first = columns.size();
  for (const SplitTimes times : kSplitTimes) {
    columns.push_back({fmt::format("ms {}", toText(times)), true, {}});
    columns.push_back({"speed-up", true, {}});
  }
  columns.push_back({"", false, {}});
  std::string reasons;
  for (const SplitPoint& point : report.points) {
    for (std::size_t part = 0; part < report.parts.size(); ++part) {
      columns[part].cells.push_back(significantText(shareOf(point, part) * 100, 3));
    }
    std::size_t at = first;
    for (const SplitTimes times : kSplitTimes) {
      addTimes(columns, at, report, point, times);
      at += 2;
    }
    columns[at].cells.push_back(rankText(report, point));
    if (!point.reason.empty()) reasons += fmt::format("{}: {}\n", sharesText(report, point), point.reason);
  }
  if (report.points.empty()) return heads;
  return fmt::format("{}{}(speed-up: over {} alone)\n{}", heads, alignedTable(columns), shortPartLabel(report, 0),
                     reasons);
}

}  // namespace headroom
