// Style of a line of the throughput chart, the same in plot, list and exported images.
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

/// A series with its style.
struct StyledSeries {
  ChartSeries series;
  SeriesStyle style;
  bool isShown = true;
  bool isColoured = true;   ///< otherwise a thin grey line for context
  bool isSelected = false;  ///< has the selected result, and shows its intervals and its estimate
};

/// Variants are solid, or dashed on devices after the first one, host implementations dashed and thinner, estimates
/// dotted, all in their variant's colour. Ceilings are neutral, each with its own dash pattern. A baseline's lines look
/// like its variants', but dashed, thin and faint. Other tools' results are neutral: open marks on a thin line, levels
/// as a thin line.
SeriesStyle styleOf(const ChartSeries& series, const VariantColours& colours, const QPalette& palette);

/// Pen of a line without a colour.
QPen contextPen(const QPalette& palette);

/// Returns a line's colour adjusted for text: darker on light backgrounds, lighter on dark ones.
QColor labelColour(const QColor& line, const QPalette& palette);

}  // namespace headroom
