// Content of the throughput chart, as plain values: which rows become which points of which line.
#pragma once

#include <QHash>
#include <QString>
#include <optional>
#include <vector>

#include "headroom/values/result.hpp"
#include "models/row_text.hpp"
#include "plot/plot_content.hpp"
#include "plot/series.hpp"

namespace headroom {

/// Returns the rate of a line's valid point at that size; no value if it has none.
std::optional<double> rateAt(const ChartSeries& series, double extent);

/// Quantities on the axes of a chart.
struct ChartAxes {
  std::string workload = {};   ///< workload that defines the sizes
  std::string item = "pixel";  ///< unit of the items in rates
  QString rateUnit = QStringLiteral("GP/s");
  QString sizeTitle = QStringLiteral("image size, MP");
};

struct ChartContent {
  std::vector<ChartSeries> series;  ///< measured, host implementations, estimates, ceilings, then overlays
  std::vector<int> rowsWithoutTime;
  ChartAxes axes;
  bool isCold = false;  ///< everything was measured with cold caches

  [[nodiscard]] bool hasPoints() const { return !series.empty(); }
};

/// Returns the key of the baseline's line that matches the results' line with this key.
QString baselineKeyOf(const QString& key);
/// Returns the key that the levels of one file share; files are numbered from 0.
QString levelsKey(int file);

/// The last row of a variant at a size is used; for copy variants, the fastest at each size. Leaves out points that a
/// logarithmic axis cannot show (zero, negative, not finite).
ChartContent chartContent(const std::vector<ResultRow>& rows, const QHash<QString, QString>& titles);

/// Returns marks at the sizes where the device becomes faster or slower than the host, see crossover.hpp.
std::vector<PlotMark> crossoverMarks(const std::vector<ResultRow>& rows);

/// Returns, for example, "2 points have no time (1 BuildFailed, 1 TimedOut): see the table.", or the same without the
/// advice. Empty if all points have a time.
QString noteOnMissing(const ChartContent& content, const std::vector<ResultRow>& rows, ChartMedium medium);

/// Returns, for example, "2 of 9 results have warnings: 1 drift, 2 background load.", on screen with advice. Empty if
/// no result has warnings.
QString noteOnMarked(const ChartContent& content, const std::vector<ResultRow>& rows, ChartMedium medium);

/// Returns one line for each row without a time: variant, size, status, reason.
QString missingInDetail(const ChartContent& content, const std::vector<ResultRow>& rows,
                        const QHash<QString, QString>& titles);

}  // namespace headroom
