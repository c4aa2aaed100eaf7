// The lines of the throughput chart as entries of a list: what the list beside the plot and the key of exported
// pictures say of each.
#pragma once

#include <QString>
#include <vector>

#include "headroom/values/result.hpp"
#include "plot/series.hpp"
#include "throughput/series_style.hpp"

namespace headroom {

struct LineEntry {
  QString key;
  QString name;     ///< short, as at the line's end
  QString title;    ///< for people; empty where the name is all there is
  QString value;    ///< its rate at the size of the list, "3.21"; "-" where it has none there
  QString share;    ///< of its ceiling there, "74%"; empty where that is not known
  double rate = 0;  ///< 0 where it has none there
  SeriesStyle style;
  bool isShown = true;
  bool isColoured = true;
  bool isRanked = true;  ///< a line that can be coloured, as opposed to ceilings and what is laid over
  int row = kNoRow;      ///< its point at that size, else its largest one
};

/// The keys that hide a line where one of them is hidden: levels of a file share one, and so do a baseline's lines.
QString hidingKeyOf(const ChartSeries& series);

/// Fastest first at that size, those that are hidden last. Estimates have no entries; a baseline and the levels of a
/// file have one each.
std::vector<LineEntry> lineEntries(const std::vector<StyledSeries>& lines, double extent,
                                   const std::vector<ResultRow>& rows);

}  // namespace headroom
