#include "workbench/pages/comparison_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "workbench/pages/page_parts.hpp"
#include "workbench/report/comparison_lines.hpp"
#include "workbench/svg/svg_charts.hpp"

namespace headroom {
namespace {

constexpr std::size_t kMostChanges = 80;

ChangeKind kindOf(Difference difference) {
  switch (difference) {
    case Difference::Faster:
      return ChangeKind::Better;
    case Difference::Slower:
      return ChangeKind::Worse;
    case Difference::Same:
      return ChangeKind::Same;
    case Difference::Ambiguous:
    case Difference::OnlyInBase:
    case Difference::OnlyInNew:
    case Difference::NotComparable:
      break;
  }
  return ChangeKind::Unknown;
}

/// Ceilings are in the table: the picture is about variants, where there are any. Where there are too many points for
/// it, those that do not differ are left out first.
std::vector<const PointComparison*> shownPoints(const Comparison& comparison) {
  std::vector<const PointComparison*> points;
  for (const PointComparison& point : comparison.points) {
    if (point.isMeasured() && std::isfinite(point.change) && point.change > -1) points.push_back(&point);
  }
  const auto ceilings = std::stable_partition(
      points.begin(), points.end(), [](const PointComparison* point) { return point->point().role != Role::Ceiling; });
  if (ceilings != points.begin()) points.erase(ceilings, points.end());
  if (points.size() <= kMostChanges) return points;
  std::stable_partition(points.begin(), points.end(), [](const PointComparison* point) {
    return point->difference == Difference::Faster || point->difference == Difference::Slower;
  });
  points.resize(kMostChanges);
  return points;
}

std::string pictureOf(const std::vector<const PointComparison*>& points) {
  ChangeChart chart;
  chart.title = "Change of the median time, with its 95% interval";
  for (const PointComparison* point : points) {
    chart.bars.push_back({placeOf(*point), 1 + point->change, point->ratioLow, point->ratioHigh,
                          kindOf(point->difference), std::string(toText(point->difference))});
  }
  return toSvg(chart);
}

}  // namespace

void addChanges(Page& page, const Comparison& comparison, const RunDocument& base) {
  const ComparisonLines lines = linesOf(comparison);
  page.blocks.emplace_back(PageHeading{"Changes"});
  page.blocks.emplace_back(PageText{fmt::format("Base: {} ({}).", titleOf(base), subtitleOf(base))});
  page.blocks.emplace_back(PageText{lines.counts});
  const std::vector<const PointComparison*> shown = shownPoints(comparison);
  if (std::string picture = pictureOf(shown); !picture.empty())
    page.blocks.emplace_back(PagePicture{std::move(picture)});
  page.blocks.emplace_back(PageList{lines.remarks});
}

void addComparedPoints(Page& page, const Comparison& comparison) {
  ComparisonLines lines = linesOf(comparison);
  if (lines.cells.empty()) return;
  PageTable table{std::move(lines.headings), std::move(lines.areNumbers), std::move(lines.cells)};
  table.headings.emplace_back("why");
  table.areNumbers.push_back(false);
  for (std::size_t i = 0; i < table.lines.size(); ++i) table.lines[i].push_back(comparison.points[i].reason);
  page.blocks.emplace_back(PageHeading{"All compared points"});
  page.blocks.emplace_back(std::move(table));
}

}  // namespace headroom
