// What the Speed-up view shows, as plain values: which rows become which bars.
#pragma once

#include <QHash>
#include <QString>
#include <optional>
#include <vector>

#include "headroom/analysis/speed_up.hpp"
#include "headroom/values/result.hpp"
#include "speedup/labelled_bars.hpp"

namespace headroom {

/// A choice of one of the combo boxes.
struct BaselineChoice {
  QString key;  ///< stable from one run and one size to the next
  QString title;
  int row = -1;  ///< of the size that is shown
};

struct SpeedUpContent {
  std::vector<BarLine> lines;  ///< the fastest first
  std::vector<SpeedUp> bars;   ///< of the same lines
};

struct TimePartsContent {
  std::vector<BarLine> lines;  ///< the shortest whole first
  std::vector<TimeParts> parts;
};

/// Sizes at which something can be compared, in the order of their pixels.
std::vector<Size> comparableSizes(const std::vector<ResultRow>& rows);

/// Who can be the baseline at that size, in the rows' order.
std::vector<BaselineChoice> baselineChoices(const std::vector<ResultRow>& rows, Size size, TimeKind kind,
                                            const QHash<QString, QString>& titles);

/// `baseline`: index of a row.
SpeedUpContent speedUpContent(const std::vector<ResultRow>& rows, int baseline, TimeKind kind,
                              const QHash<QString, QString>& titles);

/// Of the rows that are compared with the baseline.
TimePartsContent timePartsContent(const std::vector<ResultRow>& rows, int baseline,
                                  const QHash<QString, QString>& titles);

/// What to know before trusting the bars: which are marked with what, and which whole operations can't be right. Empty
/// when nothing is.
QString noteOnBars(const std::vector<BarLine>& lines, const std::vector<ResultRow>& rows);

/// "0.81 ms", "23 us", "1.2 s".
QString durationText(double milliseconds);

}  // namespace headroom
