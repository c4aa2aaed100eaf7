// Layout of a plot: its area, ticks, points and labels, in the chart's pixels.
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
  double at = 0;  ///< x or y coordinate
  QString label;
  QRectF place;  ///< of the label
};

struct PlacedPoint {
  std::size_t series = 0;  ///< index
  std::size_t point = 0;   ///< index among the series' points
  QPointF at;
  std::optional<Span> whisker;     ///< y coordinates, clipped to the area; `low` is the upper end
  std::optional<Span> band;        ///< likewise
  bool isWhiskerCutAbove = false;  ///< the interval goes on above the area
  bool isWhiskerCutBelow = false;  ///< or below it
};

struct PlacedLabel {
  std::size_t series = 0;
  QString text;  ///< elided if necessary
  QRectF place;
  QPointF from;           ///< end of the label's line
  bool isBeside = false;  ///< right of the area, connected to its line
};

struct PlotLayout {
  QRectF area;
  std::vector<PlacedTick> xTicks;
  std::vector<PlacedTick> yTicks;
  std::vector<double> minorY;
  std::optional<QRectF> bandAcross;  ///< the visible part
  std::vector<PlacedPoint> points;   ///< the visible points, in drawing order
  std::vector<PlacedLabel> labels;
  std::vector<std::vector<QPointF>> lines;  ///< connected points of each series
  QString xTitle;
  QString yTitle;
  QRectF xTitlePlace;
  QRectF yTitlePlace;
};

/// Content with the visible ranges, the size and the font.
struct PlotFrame {
  const PlotContent& content;
  AxisRange x;
  AxisRange y;
  QSizeF size;
  QFont font;
  QString emphasis;  ///< key of the line whose label has priority
};

PlotLayout layOut(const PlotFrame& frame);

/// Largest share of the plot's width for the labels beside it.
inline constexpr double kLargestLabelPart = 0.3;

}  // namespace headroom
