// Content of the Speed-up view, as plain values: which rows become which bars.
#pragma once

#include <QHash>
#include <QString>
#include <optional>
#include <vector>

#include "headroom/analysis/speed_up.hpp"
#include "headroom/values/result.hpp"
#include "speedup/labelled_bars.hpp"

namespace headroom {

/// An entry of one of the combo boxes.
struct BaselineChoice {
  QString key;  ///< the same for all runs and sizes
  QString title;
  int row = -1;  ///< at the shown size
};

struct SpeedUpContent {
  std::vector<BarLine> lines;  ///< fastest first
  std::vector<SpeedUp> bars;   ///< of the same lines
};

struct TimePartsContent {
  std::vector<BarLine> lines;  ///< shortest end-to-end time first
  std::vector<TimeParts> parts;
};

/// Returns the sizes with something to compare, sorted by their pixels.
std::vector<Size> comparableSizes(const std::vector<ResultRow>& rows);

/// Returns the possible baselines at that size, in the rows' order.
std::vector<BaselineChoice> baselineChoices(const std::vector<ResultRow>& rows, Size size, TimeKind kind,
                                            const QHash<QString, QString>& titles);

/// `baseline`: index of a row.
SpeedUpContent speedUpContent(const std::vector<ResultRow>& rows, int baseline, TimeKind kind,
                              const QHash<QString, QString>& titles);

/// Shows the rows that are compared with the baseline.
TimePartsContent timePartsContent(const std::vector<ResultRow>& rows, int baseline,
                                  const QHash<QString, QString>& titles);

/// Returns the warnings about the bars: which results have which, and which end-to-end times cannot be right. Empty if
/// there are none.
QString noteOnBars(const std::vector<BarLine>& lines, const std::vector<ResultRow>& rows);

/// Returns, for example, "0.81 ms", "23 µs" or "1.2 s".
QString durationText(double milliseconds);

}  // namespace headroom
