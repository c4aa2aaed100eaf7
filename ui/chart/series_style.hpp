// How one line of the chart looks: the same in the plot, the legend and exported pictures.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPalette>
#include <QPen>
#include <QPointF>
#include <QRectF>

#include "chart/chart_content.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

/// A second cue beside the colour.
enum class MarkerShape { None, Circle, Square, Diamond, Triangle, Star, Pentagon, Cross, Plus, Saltire, Asterisk };

struct SeriesStyle {
  QPen pen;
  MarkerShape marker = MarkerShape::None;
  bool isBand = false;  ///< drawn as an area of the pen's colour instead of a line
};

/// The fill of the area where a repetition's median is expected, beside a line of that colour.
QColor bandColour(const QColor& line);

/// A series with its looks; `shown` is what the legend toggles.
struct StyledSeries {
  ChartSeries series;
  SeriesStyle style;
  bool shown = true;
  bool bandShown = true;
};

/// Variants solid, host peers dashed and thinner, estimates dotted, all in their variant's colour; ceilings neutral
/// with a dash pattern each; a baseline's lines are its variants' ones, dashed, thin and faint. Other tools' results
/// are neutral: open marks on a thin line, levels a thin line.
SeriesStyle styleOf(const ChartSeries& series, const VariantColours& colours, const QPalette& palette);

/// `hollow` shows the ground inside: a result that failed validation.
void drawMarker(QPainter& painter, QPointF centre, double radius, MarkerShape shape, const QColor& colour,
                const QColor& ground, bool hollow);

/// A small warning sign with an edge of that colour: there is something to know before trusting what it stands beside.
void drawWarning(QPainter& painter, QPointF centre, const QColor& edge, const QPalette& palette);

/// A piece of the line with its marker, as legends show it.
void drawSample(QPainter& painter, const QRectF& area, const SeriesStyle& style, const QColor& ground);

}  // namespace headroom
