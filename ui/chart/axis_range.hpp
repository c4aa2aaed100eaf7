// Axis ranges that hold all values and have readable ticks.
#pragma once

namespace headroom {

struct AxisRange {
  double low = 0;
  double high = 1;
  double step = 0;     ///< between ticks of a linear axis
  double logBase = 0;  ///< ticks of a logarithmic axis are its powers; 0 for a linear one

  [[nodiscard]] bool isLogarithmic() const { return logBase > 0; }
};

/// The smallest of 1, 2 and 5 times a power of ten that is not less; `atLeast` > 0.
double roundStep(double atLeast);

/// Sizes on a logarithmic axis: padded, with at least two powers of two inside, also for a single size. Ticks at every
/// power of two, or at every so many when their labels would run into each other.
AxisRange sizeRange(double smallest, double largest);

/// Rates: from zero on a linear axis with steps of 1, 2 or 5, or logarithmic with base 10 when the largest is so many
/// times the smallest that a linear axis would press the small ones onto the ground.
AxisRange rateRange(double smallest, double largest);

/// Every how many ticks are labelled where there is room for `most` labels, two at least.
int labelledTicks(const AxisRange& range, int most);

}  // namespace headroom
