// What the picture of an A/B measurement says of each pair at each size, as plain values.
#pragma once

#include <QString>
#include <vector>

#include "headroom/ab.hpp"
#include "plot/axis_range.hpp"

namespace headroom {

struct AbLine {
  QString label;    ///< the pair, and the size where there are several
  QString change;   ///< of the time; empty as long as it is not known
  QString verdict;  ///< a word
  QString reason;   ///< a sentence
  Difference difference = Difference::Ambiguous;
  bool isUnderWay = false;  ///< it is being measured
  bool isDecided = false;
  /// Of the time, in per cent; they mean nothing without `change`.
  double percent = 0;
  double lowPercent = 0;
  double highPercent = 0;

  [[nodiscard]] bool isKnown() const { return !change.isEmpty(); }
};

/// A line per point. While it is measured the last one is under way.
std::vector<AbLine> linesOf(const AbReport& report, bool isRunning);

/// Changes of the time in per cent that the picture has room for: the margin on both sides of 0, every change but what
/// would press all others flat, and of the intervals as much as leaves the changes distinct.
AxisRange rangeOf(const std::vector<AbLine>& lines, double marginPercent);

/// "blur.local at 4 MP".
QString pointTitle(const AbPoint& point);

/// The one size of all points; empty where there are several, or none.
QString commonSize(const AbReport& report);

/// "1 slower, 2 the same, 1 ambiguous": what came of the points so far.
QString verdictsText(const AbReport& report);

}  // namespace headroom
