// Choice of the lines of the throughput chart that have a colour, so that the chart stays readable with any number of
// lines.
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>
#include <vector>

#include "plot/series.hpp"

namespace headroom {

/// More colours are hard to distinguish at a glance.
inline constexpr int kMostColoured = 8;

struct Emphasis {
  QStringList story;      ///< ids of the default variants, plain to best
  QStringList pinned;     ///< keys of lines that the user chose, the newest last; they replace the default variants
  int selected = kNoRow;  ///< row of the selected result, whose line always has its colour
};

/// Returns the keys of the lines in colour, at most kMostColoured: the pinned lines, if any; otherwise all lines, if
/// there are no more; otherwise the default variants' lines and the fastest host implementation; without any of these,
/// the fastest lines. `lines` are the visible ones; only ranked ones are considered.
QSet<QString> colouredLines(const std::vector<ChartSeries>& lines, const Emphasis& emphasis);

/// Returns the key of the line with the row's point; empty for none.
QString keyOfRow(const std::vector<ChartSeries>& lines, int row);

/// Returns the largest size at which a ranked line has a valid point; 0 if there is none.
double largestExtent(const std::vector<ChartSeries>& lines);

/// Sorts lines by speed at that size, fastest first; lines without a point there follow, by speed at their own largest
/// size.
std::vector<const ChartSeries*> bySpeed(const std::vector<ChartSeries>& lines, double extent);

}  // namespace headroom
