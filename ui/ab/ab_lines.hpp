// Text and numbers of the A/B chart for each pair at each size, as plain values.
#pragma once

#include <QString>
#include <vector>

#include "headroom/ab.hpp"
#include "plot/axis_range.hpp"

namespace headroom {

struct AbLine {
  QString label;    ///< the pair, and the size if there are several
  QString change;   ///< change in time; empty until it is known
  QString verdict;  ///< one word
  QString reason;   ///< one sentence
  Difference difference = Difference::Ambiguous;
  bool isUnderWay = false;  ///< the point is being measured
  bool isDecided = false;
  /// Change in time, in percent; valid only if `change` is not empty.
  double percent = 0;
  double lowPercent = 0;
  double highPercent = 0;

  [[nodiscard]] bool isKnown() const { return !change.isEmpty(); }
};

/// Returns one line per point. During a run, the last line is the point that is being measured.
std::vector<AbLine> linesOf(const AbReport& report, bool isRunning);

/// Range of the axis, in percent of the time: the margin on both sides of 0, every change except outliers that would
/// flatten the rest, and as much of each interval as keeps the changes distinct.
AxisRange rangeOf(const std::vector<AbLine>& lines, double marginPercent);

/// "blur.local at 4 MP".
QString pointTitle(const AbPoint& point);

/// Returns the size of all points; empty if there are several sizes or no points.
QString commonSize(const AbReport& report);

/// Returns, for example, "1 slower, 2 the same, 1 ambiguous": the number of points by verdict so far.
QString verdictsText(const AbReport& report);

}  // namespace headroom
