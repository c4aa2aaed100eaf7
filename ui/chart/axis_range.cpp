#include "chart/axis_range.hpp"

#include <cmath>
#include <initializer_list>

namespace headroom {
namespace {

// Beyond this ratio the smallest rate would lie within 3 % of a linear axis' ground.
constexpr double kLargestLinearRatio = 30;
constexpr double kPadding = 1.2;
constexpr double kMostSteps = 7;
constexpr double kMostPowersOfTwo = 9;
constexpr double kMostWideLabels = 5;  // "0.000977"

}  // namespace

double roundStep(double atLeast) {
  const double decade = std::pow(10.0, std::floor(std::log10(atLeast)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * decade >= atLeast) return factor * decade;
  }
  return 10 * decade;
}

AxisRange sizeRange(double smallest, double largest) {
  AxisRange range{smallest / kPadding, largest * kPadding, 0, 2};
  const double firstTick = std::ceil(std::log2(range.low));
  const double lastTick = std::floor(std::log2(range.high));
  if (lastTick - firstTick < 1) {
    range.low = std::exp2(std::floor(std::log2(range.low))) / kPadding;
    range.high = std::exp2(std::ceil(std::log2(range.high))) * kPadding;
  }
  const double powers = std::log2(range.high / range.low);
  if (powers > kMostPowersOfTwo) range.logBase = std::exp2(std::ceil(powers / kMostWideLabels));
  return range;
}

int labelledTicks(const AxisRange& range, int most) {
  const auto place = [&range](double value) {
    return range.isLogarithmic() ? std::log(value) / std::log(range.logBase) : value / range.step;
  };
  constexpr double kRounding = 1e-9;
  const double first = place(range.low) - kRounding;
  const double last = place(range.high) + kRounding;
  const auto count = [=](int every) {
    return static_cast<int>(std::floor(last / every) - std::ceil(first / every)) + 1;
  };
  int every = 1;
  while (count(every) > most) ++every;
  return every;
}

AxisRange rateRange(double smallest, double largest) {
  if (largest > kLargestLinearRatio * smallest) {
    AxisRange range{smallest / kPadding, largest * kPadding, 0, 10};
    const double firstTick = std::ceil(std::log10(range.low));
    const double lastTick = std::floor(std::log10(range.high));
    if (lastTick - firstTick < 1) range.low = std::pow(10.0, firstTick - 1);
    return range;
  }
  AxisRange range;
  range.step = roundStep(1.05 * largest / kMostSteps);
  range.high = range.step * std::ceil(1.05 * largest / range.step);
  return range;
}

}  // namespace headroom
