#include "throughput/line_entries.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "style/text.hpp"
#include "throughput/emphasis.hpp"
#include "throughput/throughput_content.hpp"

namespace headroom {
namespace {

constexpr int kDigits = 3;

/// Returns the line's point at that size, or otherwise at its largest.
const ChartPoint* pointFor(const ChartSeries& series, double extent) {
  const ChartPoint* found = nullptr;
  for (const ChartPoint& point : series.points) {
    if (!point.valid) continue;
    found = &point;
    if (std::abs(point.extent - extent) < 1e-9 * extent) break;
  }
  return found;
}

/// Returns the median time of the row in milliseconds; "-" without a row.
QString timeOf(int row, const std::vector<ResultRow>& rows) {
  return row == kNoRow ? QStringLiteral("-") : shownNumber(rows[static_cast<std::size_t>(row)].medianMs, kDigits);
}

LineEntry entryOf(const StyledSeries& line, double extent, const std::vector<ResultRow>& rows, SpeedFigure figure) {
  const ChartSeries& series = line.series;
  LineEntry entry;
  entry.key = hidingKeyOf(series);
  entry.name = series.label.isEmpty() ? series.title : series.label;
  if (series.title != entry.name) entry.title = series.title;
  entry.value = QStringLiteral("-");
  entry.style = line.style;
  entry.isShown = line.isShown;
  entry.isColoured = line.isColoured;
  entry.isRanked = isRanked(series.kind);
  if (const ChartPoint* point = pointFor(series, extent); point != nullptr && isOfRows(series.kind)) {
    entry.row = point->row;
  }
  const std::optional<double> rate = rateAt(series, extent);
  if (!rate) return entry;
  entry.rate = *rate;
  entry.value = figure == SpeedFigure::Time ? timeOf(entry.row, rows) : shownNumber(*rate, kDigits);
  if (!entry.isRanked || entry.row == kNoRow) return entry;
  const std::optional<double> percent = percentOfCeiling(rows[static_cast<std::size_t>(entry.row)]);
  if (percent) entry.share = QStringLiteral("%1%").arg(shownNumber(std::round(*percent), kDigits));
  return entry;
}

/// Names an entry that represents several lines.
void rename(LineEntry& entry, const ChartSeries& series) {
  entry.title.clear();
  entry.value.clear();
  entry.rate = 0;
  if (series.kind == SeriesKind::Baseline) {
    entry.name = series.title;
  } else if (series.kind == SeriesKind::Level) {
    const QString tool = series.points.front().note.section(QLatin1Char('\n'), 0, 0);
    entry.name = QCoreApplication::translate("headroom::ThroughputView", "%1: figures without a size").arg(tool);
  }
}

}  // namespace

QString hidingKeyOf(const ChartSeries& series) {
  return series.kind == SeriesKind::Baseline ? QStringLiteral("baseline") : series.key;
}

std::vector<LineEntry> lineEntries(const std::vector<StyledSeries>& lines, double extent,
                                   const std::vector<ResultRow>& rows, SpeedFigure figure) {
  std::vector<LineEntry> entries;
  for (const StyledSeries& line : lines) {
    const SeriesKind kind = line.series.kind;
    if (kind == SeriesKind::Estimate) continue;
    LineEntry entry = entryOf(line, extent, rows, figure);
    if (kind == SeriesKind::Baseline || kind == SeriesKind::Level) rename(entry, line.series);
    const bool isKnown = std::any_of(entries.begin(), entries.end(),
                                     [&entry](const LineEntry& other) { return other.key == entry.key; });
    if (!isKnown) entries.push_back(std::move(entry));
  }
  std::stable_sort(entries.begin(), entries.end(), [](const LineEntry& a, const LineEntry& b) {
    return std::pair(a.isShown, a.rate) > std::pair(b.isShown, b.rate);
  });
  return entries;
}

}  // namespace headroom
