// What the throughput chart shows beside the rows: an earlier run's lines, other tools' points and levels.
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

/// Lines of the baseline's variants and host peers (where there are rows, only of the rows' workloads), then other
/// tools' points by size, then their figures without a size as levels.
std::vector<ChartSeries> overlaySeries(const ChartOverlay& overlay, const std::vector<ResultRow>& rows,
                                       const QHash<QString, QString>& titles);

/// Sentences on what of the overlay the chart can't show; empty when it shows all.
QString noteOnOverlay(const ChartOverlay& overlay, const std::vector<ResultRow>& rows);

}  // namespace headroom
