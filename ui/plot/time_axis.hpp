// Formatting of times, and axes of times.
#pragma once

#include <QString>
#include <vector>

namespace headroom {

/// Milliseconds, or microseconds below one millisecond.
struct TimeUnit {
  QString name;
  double perMs = 1;
};
TimeUnit timeUnitFor(double ms);

/// Returns, for example, "4.31 ms" or "5.2 µs", with at most `digits` significant digits.
QString timeText(double ms, int digits = 4);
/// Returns, for example, "4.28-4.35 ms", with one unit for both.
QString timeRangeText(double lowMs, double highMs, int digits = 4);

/// A linear axis; all members are in milliseconds, whatever the unit of the labels.
struct TimeAxis {
  double low = 0;
  double high = 1;
  std::vector<double> ticks;  ///< at multiples of 1, 2 or 5 times a power of ten of the label's unit
  TimeUnit unit;

  /// Position on the axis: 0 at the low end, 1 at the high end; values outside are drawn at the ends.
  [[nodiscard]] double part(double ms) const;
  [[nodiscard]] bool holds(double ms) const { return ms >= low && ms <= high; }
  [[nodiscard]] QString label(double tick) const;
};

/// Returns an axis with about `ticks` ticks, at least two. If no number lies between low and high, or they are not
/// finite, low and high are the ticks.
TimeAxis timeAxis(double low, double high, int ticks);

}  // namespace headroom
