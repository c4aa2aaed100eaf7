// Overlay of the throughput chart: lines of an earlier run, points and levels of other tools.
#pragma once

#include <QHash>
#include <QString>
#include <vector>

#include "headroom/imports.hpp"
#include "headroom/values/result.hpp"
#include "plot/series.hpp"

namespace headroom {

struct ChartOverlay {
  std::vector<ResultRow> baseline;
  QString baselineName;
  std::vector<ImportedResults> imports;
};

/// Returns the lines of the baseline's variants and host implementations (limited to the rows' workloads, if there are
/// rows), then other tools' points by size, then their figures without a size as levels.
std::vector<ChartSeries> overlaySeries(const ChartOverlay& overlay, const std::vector<ResultRow>& rows,
                                       const QHash<QString, QString>& titles);

/// Returns sentences about the parts of the overlay that the chart cannot show; empty if it shows all.
QString noteOnOverlay(const ChartOverlay& overlay, const std::vector<ResultRow>& rows);

}  // namespace headroom
