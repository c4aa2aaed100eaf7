// Which lines of the throughput chart have a colour, so that it has one message however many there are.
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>
#include <vector>

#include "plot/series.hpp"

namespace headroom {

/// More colours can't be told apart at a glance.
inline constexpr int kMostColoured = 8;

struct Emphasis {
  QStringList story;      ///< ids of variants, plain to best
  QStringList pinned;     ///< keys of lines that the user chose, the last one last; they take the place of the story
  int selected = kNoRow;  ///< row of the selected result, whose line always has its colour
};

/// Keys of the lines in colour, kMostColoured at most: all, where there are no more than that; else what is pinned;
/// else the story's lines and the fastest host peer; where none of them is there, the fastest. `lines` are those that
/// are shown; only ranked ones count.
QSet<QString> colouredLines(const std::vector<ChartSeries>& lines, const Emphasis& emphasis);

/// Key of the line that has the row's point; empty for none.
QString keyOfRow(const std::vector<ChartSeries>& lines, int row);

/// The largest size at which a ranked line has a sound point; 0 where none has.
double largestExtent(const std::vector<ChartSeries>& lines);

/// Fastest first at that size; lines without a point there after them, by their own largest size.
std::vector<const ChartSeries*> bySpeed(const std::vector<ChartSeries>& lines, double extent);

}  // namespace headroom
