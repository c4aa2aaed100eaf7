#include "plot/axis_range.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace headroom {
namespace {

// Above this ratio, the smallest rate would be within the lowest 3% of a linear axis.
constexpr double kLargestLinearRatio = 30;
constexpr double kPadding = 1.2;
/// Smaller powers of two have more than three digits, so that labels would round them: 0.03125.
constexpr double kLeastPowerOfTwo = 1.0 / 16;
/// A range of this ratio has two of 1, 2 and 5 times the powers of ten.
constexpr double kRatioOfTwoRound = 5;
constexpr double kRounding = 1e-9;
constexpr double kFarBelow = -1e3;
constexpr double kNarrowest = 1e-3;  // relative to the ends: labels with more digits are unreadable
constexpr int kMostTicks = 200;

std::vector<double> multiples(double step, double low, double high) {
  std::vector<double> found;
  const double first = std::ceil(low / step - kRounding);
  for (int i = 0; i < kMostTicks && (first + i) * step <= high * (1 + kRounding); ++i)
    found.push_back((first + i) * step);
  return found;
}

std::vector<double> linearTicks(double low, double high, int most) {
  std::vector<double> found = multiples(roundStep((high - low) / most), low, high);
  for (int fewer = most; static_cast<int>(found.size()) > most && fewer > 1; --fewer) {
    found = multiples(roundStep((high - low) / (fewer - 1)), low, high);
  }
  // Steps of a suitable size may have only one multiple in the range.
  for (int more = most + 1; found.size() < 2 && more < kMostTicks; ++more) {
    found = multiples(roundStep((high - low) / more), low, high);
  }
  return found;
}

/// Returns powers of `base` multiplied by each factor.
std::vector<double> powers(double base, std::initializer_list<double> factors, const AxisRange& range) {
  std::vector<double> found;
  const double logBase = std::log(base);
  const double last = std::log(range.high) / logBase + kRounding;
  for (double power = std::floor(std::log(range.low) / logBase - kRounding); power <= last; ++power) {
    for (const double factor : factors) {
      const double value = factor * std::pow(base, power);
      if (value >= range.low * (1 - kRounding) && value <= range.high * (1 + kRounding)) found.push_back(value);
    }
    if (found.size() > kMostTicks) break;
  }
  return found;
}

}  // namespace

double AxisRange::partOf(double value) const {
  if (!isLogarithmic()) return (value - low) / (high - low);
  if (!(value > 0)) return kFarBelow;
  return std::max(kFarBelow, std::log(value / low) / std::log(high / low));
}

double AxisRange::valueAt(double part) const {
  return isLogarithmic() ? low * std::pow(high / low, part) : low + part * (high - low);
}

double roundStep(double atLeast) {
  const double decade = std::pow(10.0, std::floor(std::log10(atLeast)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * decade >= atLeast) return factor * decade;
  }
  return 10 * decade;
}

AxisRange sizeRange(double smallest, double largest) {
  if (smallest / kPadding < kLeastPowerOfTwo) {
    const double padding = std::max(kPadding, std::sqrt(kRatioOfTwoRound * smallest / largest));
    return {smallest / padding, largest * padding, AxisScale::PowersOfTen};
  }
  AxisRange range{smallest / kPadding, largest * kPadding, AxisScale::PowersOfTwo};
  const double firstTick = std::ceil(std::log2(range.low));
  const double lastTick = std::floor(std::log2(range.high));
  if (lastTick - firstTick < 1) {
    range.low = std::exp2(std::floor(std::log2(range.low))) / kPadding;
    range.high = std::exp2(std::ceil(std::log2(range.high))) * kPadding;
  }
  return range;
}

AxisRange rateRange(double smallest, double largest) {
  if (largest > kLargestLinearRatio * smallest) {
    AxisRange range{smallest / kPadding, largest * kPadding, AxisScale::PowersOfTen};
    const double firstTick = std::ceil(std::log10(range.low));
    const double lastTick = std::floor(std::log10(range.high));
    if (lastTick - firstTick < 1) range.low = std::pow(10.0, firstTick - 1);
    return range;
  }
  return {0, 1.05 * largest, AxisScale::Linear};
}

std::vector<double> axisTicks(const AxisRange& range, int most) {
  most = std::max(most, 2);
  if (!range.isLogarithmic()) return linearTicks(range.low, range.high, most);
  std::vector<double> ticks;
  if (range.scale == AxisScale::PowersOfTen) {
    for (const auto& factors : {std::initializer_list<double>{1, 2, 5}, {1, 3}}) {
      ticks = powers(10, factors, range);
      if (static_cast<int>(ticks.size()) <= most)
        return ticks.size() >= 2 ? ticks : linearTicks(range.low, range.high, most);
    }
  }
  const double base = range.scale == AxisScale::PowersOfTwo ? 2 : 10;
  ticks = powers(base, {1}, range);
  for (int every = 2; static_cast<int>(ticks.size()) > most; ++every) {
    std::vector<double> fewer = powers(std::pow(base, every), {1}, range);
    if (fewer.size() < 2) break;
    ticks = std::move(fewer);
  }
  // For a part of the axis that has fewer than two such numbers.
  return ticks.size() >= 2 ? ticks : linearTicks(range.low, range.high, most);
}

std::vector<double> minorTicks(const AxisRange& range, const std::vector<double>& ticks) {
  if (range.scale != AxisScale::PowersOfTen || ticks.size() < 2) return {};
  std::vector<double> minor = powers(10, {1, 2, 3, 4, 5, 6, 7, 8, 9}, range);
  constexpr std::size_t kMostMinor = 40;  // more would turn the background grey
  if (minor.size() > kMostMinor) minor = powers(10, {1}, range);
  if (minor.size() > kMostMinor) return {};
  std::erase_if(minor, [&ticks](double value) {
    return std::any_of(ticks.begin(), ticks.end(),
                       [value](double tick) { return std::abs(tick - value) < kRounding * value; });
  });
  return minor;
}

AxisRange zoomed(const AxisRange& range, double lowPart, double highPart) {
  const AxisRange result{range.valueAt(lowPart), range.valueAt(highPart), range.scale};
  const double largest = std::max(std::abs(result.low), std::abs(result.high));
  const bool isSound = std::isfinite(result.low) && std::isfinite(result.high) &&
                       result.high - result.low > kNarrowest * largest &&
                       (!range.isLogarithmic() || (result.low > 0 && result.high / result.low < 1e12));
  return isSound ? result : range;
}

}  // namespace headroom
