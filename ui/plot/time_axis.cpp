#include "plot/time_axis.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "plot/axis_range.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr double kMicroseconds = 1000;  // per millisecond
/// Relative to the ends; a smaller span is lost in the precision of doubles.
constexpr double kLeastSpan = 1e-12;
constexpr int kMostTimeTicks = 200;

/// Returns the multiples of the step from low to high.
std::vector<double> timesBetween(double step, double low, double high) {
  std::vector<double> ticks;
  const double first = std::ceil(low / step);
  for (int i = 0; i < 2 * kMostTimeTicks && (first + i) * step <= high; ++i) ticks.push_back((first + i) * step);
  return ticks;
}

}  // namespace

TimeUnit timeUnitFor(double ms) {
  return std::abs(ms) < 1 ? TimeUnit{QStringLiteral("\u00b5s"), kMicroseconds} : TimeUnit{QStringLiteral("ms"), 1};
}

QString timeText(double ms, int digits) {
  const TimeUnit unit = timeUnitFor(ms);
  return QStringLiteral("%1 %2").arg(shownNumber(ms * unit.perMs, digits), unit.name);
}

QString timeRangeText(double lowMs, double highMs, int digits) {
  const TimeUnit unit = timeUnitFor(highMs);
  return QStringLiteral("%1-%2 %3")
      .arg(shownNumber(lowMs * unit.perMs, digits), shownNumber(highMs * unit.perMs, digits), unit.name);
}

double TimeAxis::part(double ms) const {
  const double part = (ms - low) / (high - low);
  return std::isfinite(part) ? std::clamp(part, 0.0, 1.0) : 0.0;
}

QString TimeAxis::label(double tick) const {
  const double step = ticks.size() > 1 ? (ticks[1] - ticks[0]) * unit.perMs : 1;
  if (!std::isnormal(step) || step < 0) return onScreen(QString::number(tick * unit.perMs));
  // A step of 5 x 10^-n has as many decimals as 10^-n: the small summand compensates for the subtraction's rounding.
  const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-6)));
  return onScreen(QString::number(tick * unit.perMs, 'f', decimals));
}

TimeAxis timeAxis(double low, double high, int ticks) {
  TimeAxis axis{low, high, {low, high}, timeUnitFor(high)};
  const double from = low * axis.unit.perMs;
  const double to = high * axis.unit.perMs;
  if (!std::isfinite(to - from) || !(to - from > kLeastSpan * std::max(std::abs(from), std::abs(to)))) return axis;
  for (int wanted = std::clamp(ticks, 2, kMostTimeTicks); wanted <= kMostTimeTicks + 2; ++wanted) {
    const double step = roundStep((to - from) / wanted);
    if (!std::isnormal(step)) break;
    std::vector<double> found = timesBetween(step, from, to);
    if (found.size() < 2) continue;
    for (double& tick : found) tick /= axis.unit.perMs;
    axis.ticks = std::move(found);
    break;
  }
  return axis;
}

}  // namespace headroom
