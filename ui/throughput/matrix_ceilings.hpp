// Ceilings of matrix products, sums and other workloads without image sizes, as lines of the chart.
#pragma once

#include <vector>

#include "headroom/values/result.hpp"
#include "plot/series.hpp"

namespace headroom {

/// Returns the lower of the two ceilings at each size of the measured lines, in the lines' unit: one line per device,
/// number type and cache state. The ceilings were measured on planes; each point refers to the row of its ceiling.
std::vector<ChartSeries> matrixCeilings(const std::vector<ChartSeries>& measured, const std::vector<ResultRow>& rows);

}  // namespace headroom
