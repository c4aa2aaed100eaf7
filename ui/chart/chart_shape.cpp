#include "chart/chart_shape.hpp"

#include <QCoreApplication>
#include <algorithm>

namespace headroom {
namespace {

constexpr double kWideAspect = 1.4;
constexpr int kLeastWidthForColumn = 480;
constexpr double kLargestPart = 0.34;  // of the chart's width; longer titles are wrapped

}  // namespace

QString estimatesKey() {
  return QStringLiteral("estimates");
}

QString bandsKey() {
  return QStringLiteral("bands");
}

std::vector<LegendEntry> legendEntries(const std::vector<StyledSeries>& series, const QPalette& palette) {
  const QColor neutral = neutralColour(palette);
  std::vector<LegendEntry> entries;
  bool hasEstimates = false;
  for (const StyledSeries& styled : series) {
    if (styled.series.kind != SeriesKind::Estimate) {
      entries.push_back(LegendEntry{styled.series.key, styled.series.title, styled.style, styled.shown});
    } else if (!hasEstimates) {
      hasEstimates = true;
      const QString title = QCoreApplication::translate("headroom::ThroughputChart", "estimates (the guide's model)");
      entries.push_back(LegendEntry{estimatesKey(), title, styled.style, styled.shown});
      entries.back().style.pen.setColor(neutral);
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
  const bool isWide = chart.width() >= kLeastWidthForColumn && chart.width() >= kWideAspect * chart.height();
  return isWide ? LegendShape::Column : LegendShape::Rows;
}

double besideWidth(double chartWidth, double naturalWidth) {
  return std::min(naturalWidth, kLargestPart * chartWidth);
}

}  // namespace headroom
