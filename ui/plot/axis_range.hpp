// Axis ranges that hold all values, their ticks, and where a value stands on them.
#pragma once

#include <vector>

namespace headroom {

/// Which numbers are round on an axis.
enum class AxisScale {
  Linear,       ///< multiples of 1, 2 or 5 times a power of ten
  PowersOfTen,  ///< logarithmic
  PowersOfTwo   ///< logarithmic, for sizes that double
};

struct AxisRange {
  double low = 0;
  double high = 1;
  AxisScale scale = AxisScale::Linear;

  [[nodiscard]] bool isLogarithmic() const { return scale != AxisScale::Linear; }
  /// 0 at the low end, 1 at the high one, beyond them less or more. Finite: a logarithmic axis has a place for no value
  /// that is not positive, so that is as far below as can be drawn.
  [[nodiscard]] double partOf(double value) const;
  /// The value at that part.
  [[nodiscard]] double valueAt(double part) const;

  bool operator==(const AxisRange&) const = default;
};

/// The smallest of 1, 2 and 5 times a power of ten that is not less; `atLeast` > 0.
double roundStep(double atLeast);

/// Sizes on a logarithmic axis: padded, with at least two powers of two inside, also for a single size.
AxisRange sizeRange(double smallest, double largest);

/// Rates: from zero on a linear axis, or logarithmic when the largest is so many times the smallest that a linear axis
/// would press the small ones onto the ground.
AxisRange rateRange(double smallest, double largest);

/// Values to label: at least two, and no more than `most` where that is possible.
std::vector<double> axisTicks(const AxisRange& range, int most);

/// Values between the ticks of a logarithmic axis that deserve a fainter line; none on a linear one.
std::vector<double> minorTicks(const AxisRange& range, const std::vector<double>& ticks);

/// The part from `lowPart` to `highPart` of the range, for zooming and panning. Never narrower than what doubles and
/// labels can tell apart; a range that would be is returned as it was.
AxisRange zoomed(const AxisRange& range, double lowPart, double highPart);

}  // namespace headroom
