#include "throughput/throughput_plot.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace headroom {
namespace {

constexpr double kStrongerBy = 1.4;  // pixels added to the pen of an emphasised line

struct Extent {
  double low = std::numeric_limits<double>::infinity();
  double high = 0;

  void include(double value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
};

/// From bottom to top.
int layerOf(const StyledSeries& line) {
  if (line.isSelected) return 6;
  switch (line.series.kind) {
    case SeriesKind::Level:
      return 0;
    case SeriesKind::Ceiling:
      return 1;
    case SeriesKind::Baseline:
      return 3;
    case SeriesKind::Estimate:
    case SeriesKind::Imported:
      return 4;
    case SeriesKind::Measured:
    case SeriesKind::HostPeer:
      break;
  }
  return line.isColoured ? 5 : 2;
}

LabelPlace labelPlaceOf(const StyledSeries& line) {
  switch (line.series.kind) {
    case SeriesKind::Ceiling:
    case SeriesKind::Estimate:
    case SeriesKind::Level:
      return LabelPlace::OnLine;
    case SeriesKind::Imported:
      return LabelPlace::AtEnd;
    case SeriesKind::Baseline:
      return LabelPlace::None;
    case SeriesKind::Measured:
    case SeriesKind::HostPeer:
      break;
  }
  return line.isColoured ? LabelPlace::AtEnd : LabelPlace::None;
}

PlotPoint pointOf(const ChartPoint& point, SeriesKind kind) {
  PlotPoint placed;
  placed.id = isOfRows(kind) ? point.row : kNoPoint;
  placed.x = point.extent;
  placed.y = point.rate;
  if (point.lowRate < point.rate || point.highRate > point.rate) placed.whisker = Span{point.lowRate, point.highRate};
  placed.band = point.band;
  placed.look = !point.valid ? PointLook::Crossed : point.marked ? PointLook::Hollow : PointLook::Solid;
  placed.isOnLine = point.valid;
  placed.note = point.note;
  return placed;
}

PlotSeries plotSeries(const StyledSeries& line, const QPalette& palette) {
  const SeriesKind kind = line.series.kind;
  PlotSeries series;
  series.key = line.series.key;
  series.label = line.series.label;
  series.labelPlace = labelPlaceOf(line);
  series.isContext = isRanked(kind) && !line.isColoured;
  series.strong = line.style.pen;
  series.strong.setWidthF(line.style.pen.widthF() + kStrongerBy);
  series.pen = series.isContext ? contextPen(palette) : line.isSelected ? series.strong : line.style.pen;
  series.text = labelColour(line.style.pen.color(), palette);
  series.marker = line.style.marker;
  series.isPickable = isOfRows(kind);
  series.showsIntervals = line.isSelected && isRanked(kind);
  series.isAcross = kind == SeriesKind::Level;
  for (const ChartPoint& point : line.series.points) series.points.push_back(pointOf(point, kind));
  return series;
}

}  // namespace

PlotContent plotContent(const std::vector<StyledSeries>& lines, const AxisTitles& titles, std::vector<PlotMark> marks,
                        const QPalette& palette) {
  std::vector<const StyledSeries*> order;
  Extent sizes;
  Extent rates;
  for (const StyledSeries& line : lines) {
    const bool isEstimate = line.series.kind == SeriesKind::Estimate;
    if (!line.isShown || (isEstimate && !line.isSelected)) continue;
    order.push_back(&line);
    if (isEstimate) continue;
    for (const ChartPoint& point : line.series.points) {
      if (line.series.kind != SeriesKind::Level) sizes.include(point.extent);
      rates.include(point.rate);
    }
  }
  std::stable_sort(order.begin(), order.end(),
                   [](const StyledSeries* a, const StyledSeries* b) { return layerOf(*a) < layerOf(*b); });
  if (sizes.high == 0) sizes = {1, 16};
  if (rates.high == 0) rates = {1, 1};
  PlotContent content;
  content.x = {sizeRange(sizes.low, sizes.high), titles.size};
  content.y = {rateRange(rates.low, rates.high), titles.rate, titles.rateUnit};
  content.x.hasGrid = true;
  content.y.hasGrid = true;
  content.marks = std::move(marks);
  for (const StyledSeries* line : order) content.series.push_back(plotSeries(*line, palette));
  return content;
}

}  // namespace headroom
