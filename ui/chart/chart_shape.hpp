// Where the legend goes, and what is in it: the same on screen and in exported pictures.
#pragma once

#include <QSize>
#include <QStringList>
#include <vector>

#include "chart/chart_legend.hpp"
#include "chart/series_style.hpp"

namespace headroom {

/// Key of the legend's one entry for all estimates.
QString estimatesKey();

/// Key of the legend's one entry for all bands.
QString bandsKey();

/// Key of the legend's one entry for all of the baseline.
QString baselineKey();

/// Keys that hide a series where one of them is hidden.
QStringList keysOf(const ChartSeries& series);

/// An entry per line; the estimates, which bear their variants' colours, share one, and so do the bands, the baseline's
/// lines, and the levels of one file.
std::vector<LegendEntry> legendEntries(const std::vector<StyledSeries>& series, const QPalette& palette);

/// A column beside the plot when the chart is wide enough or too low for both, else rows under it.
LegendShape legendShapeFor(QSize chart);

/// Width of a legend beside the plot.
double besideWidth(double chartWidth, double naturalWidth);

}  // namespace headroom
