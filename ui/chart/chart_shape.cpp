#include "chart/chart_shape.hpp"

#include <QCoreApplication>
#include <algorithm>

namespace headroom {
namespace {

constexpr double kWideAspect = 1.4;
constexpr int kLeastWidthForColumn = 480;
constexpr int kLowHeight = 240;        // of charts that have no rows to spare, however narrow the column
constexpr double kLargestPart = 0.34;  // of the chart's width; longer titles are wrapped

}  // namespace

QString estimatesKey() {
  return QStringLiteral("estimates");
}

QString bandsKey() {
  return QStringLiteral("bands");
}

QString baselineKey() {
  return QStringLiteral("baseline");
}

QStringList keysOf(const ChartSeries& series) {
  // The key of the measured line that it belongs to is behind the first slash.
  const auto ofMeasured = [&series] { return series.key.section(QLatin1Char('/'), 1); };
  switch (series.kind) {
    case SeriesKind::Estimate:
      return {estimatesKey(), ofMeasured()};
    case SeriesKind::Baseline:
      return {baselineKey(), ofMeasured()};
    default:
      return {series.key};
  }
}

namespace {

/// The entry that stands for the series, and for others with the same first key.
LegendEntry entryOf(const StyledSeries& styled, const QColor& neutral) {
  LegendEntry entry{keysOf(styled.series).constFirst(), styled.series.title, styled.style, styled.shown};
  if (styled.series.kind == SeriesKind::Estimate) {
    entry.title = QCoreApplication::translate("headroom::ThroughputChart", "estimates (the guide's model)");
    entry.style.pen.setColor(neutral);
  } else if (styled.series.kind == SeriesKind::Baseline) {
    entry.style.pen.setColor(neutral);
  } else if (styled.series.kind == SeriesKind::Level) {
    const QString tool = styled.series.points.front().note.section(QLatin1Char('\n'), 0, 0);
    entry.title = QCoreApplication::translate("headroom::ThroughputChart", "%1: at no size of its own").arg(tool);
  }
  return entry;
}

}  // namespace

std::vector<LegendEntry> legendEntries(const std::vector<StyledSeries>& series, const QPalette& palette) {
  const QColor neutral = neutralColour(palette);
  std::vector<LegendEntry> entries;
  for (const StyledSeries& styled : series) {
    LegendEntry entry = entryOf(styled, neutral);
    const auto known = std::find_if(entries.begin(), entries.end(),
                                    [&entry](const LegendEntry& other) { return other.key == entry.key; });
    if (known == entries.end()) {
      entries.push_back(std::move(entry));
    } else {
      known->shown = known->shown || entry.shown;
    }
  }
  const auto banded = std::find_if(series.begin(), series.end(), [](const StyledSeries& styled) {
    return std::any_of(styled.series.points.begin(), styled.series.points.end(),
                       [](const ChartPoint& point) { return point.band.has_value(); });
  });
  if (banded == series.end()) return entries;
  const QString title = QCoreApplication::translate("headroom::ThroughputChart",
                                                    "band: where a repetition's median is expected (95\u00a0%)");
  entries.push_back(LegendEntry{bandsKey(), title, {QPen(neutral, 1), MarkerShape::None, true}, banded->bandShown});
  return entries;
}

LegendShape legendShapeFor(QSize chart) {
  const bool isWide = chart.width() >= kWideAspect * chart.height();
  const bool hasColumn = chart.width() >= kLeastWidthForColumn || chart.height() < kLowHeight;
  return isWide && hasColumn ? LegendShape::Column : LegendShape::Rows;
}

double besideWidth(double chartWidth, double naturalWidth) {
  return std::min(naturalWidth, kLargestPart * chartWidth);
}

}  // namespace headroom
