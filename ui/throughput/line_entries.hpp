// Lines of the throughput chart as list entries, for the list beside the plot and for the key of exported images.
#pragma once

#include <QString>
#include <vector>

#include "headroom/values/result.hpp"
#include "plot/series.hpp"
#include "style/display_units.hpp"
#include "throughput/series_style.hpp"

namespace headroom {

struct LineEntry {
  QString key;
  QString name;     ///< short, as at the line's end
  QString title;    ///< as shown to the user; empty if the name says everything
  QString value;    ///< its rate or its median time in ms at the list's size, "3.21"; "-" if it has none
  QString share;    ///< share of its ceiling at that size, "74%"; empty if unknown
  double rate = 0;  ///< 0 if it has none at that size
  SeriesStyle style;
  bool isShown = true;
  bool isColoured = true;
  bool isRanked = true;  ///< a line that can be coloured, as opposed to ceilings and overlays
  int row = kNoRow;      ///< its point at that size, or otherwise at its largest size
};

/// Returns the key that hides the line together with others: the levels of a file share one, and so do a baseline's
/// lines.
QString hidingKeyOf(const ChartSeries& series);

/// Returns the entries by speed at that size, fastest first and hidden ones last. Estimates have no entries; a baseline
/// and the levels of a file have one each. `figure`: of their values.
std::vector<LineEntry> lineEntries(const std::vector<StyledSeries>& lines, double extent,
                                   const std::vector<ResultRow>& rows, SpeedFigure figure = SpeedFigure::Rate);

}  // namespace headroom
