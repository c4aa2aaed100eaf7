// Where everything in a plot goes: its area, ticks, points and labels, in pixels of the chart.
#pragma once

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "plot/plot_content.hpp"

namespace headroom {

struct PlacedTick {
  double at = 0;  ///< x or y
  QString label;
  QRectF place;  ///< of the label
};

struct PlacedPoint {
  std::size_t series = 0;  ///< index
  std::size_t point = 0;   ///< index among the series' points
  QPointF at;
  std::optional<Span> whisker;  ///< y, the upper end low
  std::optional<Span> band;     ///< likewise, inside the area
};

struct PlacedLabel {
  std::size_t series = 0;
  QString text;  ///< elided where it has to be
  QRectF place;
  QPointF from;           ///< end of the line that it belongs to
  bool isBeside = false;  ///< right of the area, joined to its line
};

struct PlotLayout {
  QRectF area;
  std::vector<PlacedTick> xTicks;
  std::vector<PlacedTick> yTicks;
  std::vector<double> minorY;
  std::optional<QRectF> bandAcross;  ///< what of it is in sight
  std::vector<PlacedPoint> points;   ///< those in sight, in the order of drawing
  std::vector<PlacedLabel> labels;
  std::vector<std::vector<QPointF>> lines;  ///< of each series, its joined points
  QString xTitle;
  QString yTitle;
  QRectF xTitlePlace;
  QRectF yTitlePlace;
};

/// What of which content is shown where.
struct PlotFrame {
  const PlotContent& content;
  AxisRange x;
  AxisRange y;
  QSizeF size;
  QFont font;
  QString emphasis;  ///< key of the line whose label comes first
};

PlotLayout layOut(const PlotFrame& frame);

/// Largest part of the plot's width for the labels beside it.
inline constexpr double kLargestLabelPart = 0.3;

}  // namespace headroom
