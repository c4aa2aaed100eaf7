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
