// Times as people read them, and axes of them.
#pragma once

#include <QString>
#include <vector>

namespace headroom {

/// Milliseconds, or microseconds for what is under one.
struct TimeUnit {
  QString name;
  double perMs = 1;
};
TimeUnit timeUnitFor(double ms);

/// "4.31 ms", "5.2 us": at most `digits` significant digits.
QString timeText(double ms, int digits = 4);
/// "4.28-4.35 ms": both in one unit.
QString timeRangeText(double lowMs, double highMs, int digits = 4);

/// A linear axis; all in milliseconds, whatever the unit of the labels.
struct TimeAxis {
  double low = 0;
  double high = 1;
  std::vector<double> ticks;  ///< at multiples of 1, 2 or 5 times a power of ten of the unit
  TimeUnit unit;

  /// 0 at the low end, 1 at the high one; values beyond are drawn at the ends.
  [[nodiscard]] double part(double ms) const;
  [[nodiscard]] bool holds(double ms) const { return ms >= low && ms <= high; }
  [[nodiscard]] QString label(double tick) const;
};

/// About `ticks` ticks, at least two. Where no number is between low and high, or they are not finite, these are the
/// ticks.
TimeAxis timeAxis(double low, double high, int ticks);

}  // namespace headroom
