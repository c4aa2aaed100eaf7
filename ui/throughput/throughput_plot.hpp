// Converts the throughput chart's lines to the content of a plot.
#pragma once

#include <QPalette>
#include <vector>

#include "plot/plot_content.hpp"
#include "throughput/series_style.hpp"

namespace headroom {

/// Titles of the axes.
struct AxisTitles {
  QString size;
  QString rate;
  QString rateUnit;  ///< used if `rate` does not fit
};

/// Returns the visible lines in drawing order; estimates only for the selected line. The axes' ranges include all
/// points; bands and estimates beyond them are clipped.
PlotContent plotContent(const std::vector<StyledSeries>& lines, const AxisTitles& titles, std::vector<PlotMark> marks,
                        const QPalette& palette);

}  // namespace headroom
