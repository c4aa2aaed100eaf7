// The ceilings of matrix products, sums and other sizes than images', as lines of the chart.
#pragma once

#include <vector>

#include "headroom/values/result.hpp"
#include "plot/series.hpp"

namespace headroom {

/// At each size of the measured lines the lower of the two ceilings, in the unit of the lines: a line per device, kind
/// of number and state of the caches. The ceilings' own rows are of planes; a point stands for the one that it comes
/// from.
std::vector<ChartSeries> matrixCeilings(const std::vector<ChartSeries>& measured, const std::vector<ResultRow>& rows);

}  // namespace headroom
