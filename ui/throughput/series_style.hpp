// How one line of the throughput chart looks: the same in plot, list and exported pictures.
#pragma once

#include <QPalette>
#include <QPen>

#include "plot/marker.hpp"
#include "plot/series.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

struct SeriesStyle {
  QPen pen;
  MarkerShape marker = MarkerShape::None;
};

/// A series with its looks.
struct StyledSeries {
  ChartSeries series;
  SeriesStyle style;
  bool isShown = true;
  bool isColoured = true;   ///< else a thin grey line among others, for context
  bool isSelected = false;  ///< has the selected result: its intervals and its estimate are drawn
};

/// Variants solid, host peers dashed and thinner, estimates dotted, all in their variant's colour; ceilings neutral
/// with a dash pattern each; a baseline's lines are its variants' ones, dashed, thin and faint. Other tools' results
/// are neutral: open marks on a thin line, levels a thin line.
SeriesStyle styleOf(const ChartSeries& series, const VariantColours& colours, const QPalette& palette);

/// Of a line that has no colour.
QPen contextPen(const QPalette& palette);

/// A line's colour as text has to be: darker on light, lighter on dark.
QColor labelColour(const QColor& line, const QPalette& palette);

}  // namespace headroom
