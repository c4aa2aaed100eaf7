#include "headroom/report/comparison_columns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "text/number_text.hpp"

namespace headroom {
namespace {

using Point = const PointComparison&;

Cell baseRate(Point point) {
  const auto rate = point.base ? gigapixelsPerSecond(*point.base) : std::nullopt;
  return rate ? Cell{*rate} : Cell{};
}

std::string baseRateText(Point point) {
  const Cell cell = baseRate(point);
  const auto* rate = std::get_if<double>(&cell);
  return rate != nullptr ? significantText(*rate, 3) : "-";
}

/// -0.4% and +12%: a change always has a sign.
std::string changeText(Point point) {
  if (!point.isMeasured()) return "-";
  const double change = point.speedRatio - 1;
  return fmt::format("{}{}", change >= 0 ? "+" : "", shareText(change));
}

constexpr std::array kComparisonColumns{
    ComparisonColumn{"baseline_gpix_per_s", "baseline GP/s", "The same point's GP/s in the baseline.", false, true,
                     baseRate, baseRateText},
    ComparisonColumn{"change_percent", "change",
                     "Change of speed since the baseline in per cent: the baseline's median time over this one's, less "
                     "1. Plus is faster.",
                     true, true,
                     [](Point point) { return point.isMeasured() ? Cell{(point.speedRatio - 1) * 100} : Cell{}; },
                     changeText},
    ComparisonColumn{
        "verdict", "verdict",
        "Whether that change is more than noise, by the 95% intervals of both medians and the device's A/A "
        "floor: FASTER, SLOWER, SAME, or AMBIGUOUS where noise is too large to decide.",
        true, false, [](Point point) { return Cell{std::string(toText(point.difference))}; },
        [](Point point) { return std::string(toText(point.difference)); }},
};

}  // namespace

std::span<const ComparisonColumn> comparisonColumns() {
  return kComparisonColumns;
}

std::vector<const PointComparison*> pointsOf(const Comparison& comparison, std::span<const ResultRow> rows) {
  std::vector<const PointComparison*> points(rows.size(), nullptr);
  std::vector<bool> taken(comparison.points.size());
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t i = 0; i < comparison.points.size(); ++i) {
      const PointComparison& point = comparison.points[i];
      // Rows of the same point, from several plans, are in the comparison in their order.
      if (taken[i] || !point.fresh || !isSamePoint(*point.fresh, rows[row])) continue;
      taken[i] = true;
      points[row] = &point;
      break;
    }
  }
  return points;
}

std::string toSentence(const PointComparison& point, std::string_view baseName) {
  const std::string verdict = point.isMeasured() ? fmt::format("Against {}: {}, speed {}.", baseName,
                                                               toText(point.difference), changeText(point))
                                                 : fmt::format("Against {}: {}.", baseName, toText(point.difference));
  return verdict + ' ' + point.reason;
}

}  // namespace headroom
