// What the throughput chart shows, as plain values: which rows become which points of which line.
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

/// The rate of a line's sound point at that size; nothing where it has none.
std::optional<double> rateAt(const ChartSeries& series, double extent);

/// What the axes of a chart show.
struct ChartAxes {
  std::string workload = {};   ///< whose sizes they are
  std::string item = "pixel";  ///< that rates count
  QString rateUnit = QStringLiteral("GP/s");
  QString sizeTitle = QStringLiteral("image size, MP");
};

struct ChartContent {
  std::vector<ChartSeries> series;  ///< measured, host peers, estimates, ceilings; then what is laid over them
  std::vector<int> rowsWithoutTime;
  ChartAxes axes;
  bool isCold = false;  ///< all that is shown was measured with cold caches

  [[nodiscard]] bool hasPoints() const { return !series.empty(); }
};

/// Key of a baseline's line: that of the same line of the results in it.
QString baselineKeyOf(const QString& key);
/// Key that the levels of one file share; files are counted from 0.
QString levelsKey(int file);

/// The last row of a variant at a size counts; of the copy variants, the fastest at each size.
/// Points that a logarithmic axis cannot show (zero, negative, not finite) are left out.
ChartContent chartContent(const std::vector<ResultRow>& rows, const QHash<QString, QString>& titles);

/// Where the device begins or ends to be faster than the host, see crossover.hpp.
std::vector<PlotMark> crossoverMarks(const std::vector<ResultRow>& rows);

/// "2 points have no time (1 BuildFailed, 1 TimedOut): see the table.", or without the advice. Empty when all have one.
QString noteOnMissing(const ChartContent& content, const std::vector<ResultRow>& rows, ChartMedium medium);

/// "2 of 9 results have warnings: 1 drift, 2 background load.", with advice on screen. Empty when none has.
QString noteOnMarked(const ChartContent& content, const std::vector<ResultRow>& rows, ChartMedium medium);

/// Each row without a time on a line of its own: variant, size, status, reason.
QString missingInDetail(const ChartContent& content, const std::vector<ResultRow>& rows,
                        const QHash<QString, QString>& titles);

}  // namespace headroom
