// Axis ranges that include all values, their ticks, and the positions of values on them.
#pragma once

#include <vector>

namespace headroom {

/// Scale of an axis and of its tick values.
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
  /// Position on the axis: 0 at the low end, 1 at the high end, below or above that outside the range. Always finite:
  /// on a logarithmic axis, values that are not positive get the lowest position that can be drawn.
  [[nodiscard]] double partOf(double value) const;
  /// The value at that position.
  [[nodiscard]] double valueAt(double part) const;

  bool operator==(const AxisRange&) const = default;
};

/// Returns the smallest of 1, 2 and 5 times a power of ten that is not less than `atLeast`, which is > 0.
double roundStep(double atLeast);

/// Returns a logarithmic range of sizes, padded so that it includes at least two round numbers even for a single size:
/// powers of two or, for small sizes, of ten.
AxisRange sizeRange(double smallest, double largest);

/// Returns a range of rates: linear from zero, or logarithmic if the largest is such a large multiple of the smallest
/// that a linear axis would flatten the small ones.
AxisRange rateRange(double smallest, double largest);

/// Returns the values to label: at least two, and at most `most` if possible.
std::vector<double> axisTicks(const AxisRange& range, int most);

/// Returns values for fainter grid lines between the ticks of a logarithmic axis; none for a linear one.
std::vector<double> minorTicks(const AxisRange& range, const std::vector<double>& ticks);

/// Returns the part of the range between two positions, for zooming and panning. Limited to widths that doubles and
/// labels can resolve; beyond that, returns the range unchanged.
AxisRange zoomed(const AxisRange& range, double lowPart, double highPart);

}  // namespace headroom
