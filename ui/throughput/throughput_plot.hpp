// The throughput chart's lines as the content of a plot.
#pragma once

#include <QPalette>
#include <vector>

#include "plot/plot_content.hpp"
#include "throughput/series_style.hpp"

namespace headroom {

/// What stands at the axes.
struct AxisTitles {
  QString size;
  QString rate;
  QString rateUnit;  ///< in place of `rate` where there is no room for that
};

/// Those that are shown, under each other as they should lie; estimates only of the selected line. The axes hold all
/// points; bands and estimates that reach farther are cut off.
PlotContent plotContent(const std::vector<StyledSeries>& lines, const AxisTitles& titles, std::vector<PlotMark> marks,
                        const QPalette& palette);

}  // namespace headroom
