#include "samples/time_axis.hpp"

#include <algorithm>
#include <cmath>

#include "chart/axis_range.hpp"
#include "chart/chart_content.hpp"

namespace headroom {

namespace {

constexpr double kMicroseconds = 1000;  // in a millisecond

}  // namespace

TimeUnit timeUnitFor(double ms) {
  return std::abs(ms) < 1 ? TimeUnit{QStringLiteral("us"), kMicroseconds} : TimeUnit{QStringLiteral("ms"), 1};
}

QString timeText(double ms, int digits) {
  const TimeUnit unit = timeUnitFor(ms);
  return QStringLiteral("%1 %2").arg(plainNumber(ms * unit.perMs, digits), unit.name);
}

QString timeRangeText(double lowMs, double highMs, int digits) {
  const TimeUnit unit = timeUnitFor(highMs);
  return QStringLiteral("%1-%2 %3")
      .arg(plainNumber(lowMs * unit.perMs, digits), plainNumber(highMs * unit.perMs, digits), unit.name);
}

double TimeAxis::part(double ms) const {
  return std::clamp((ms - low) / (high - low), 0.0, 1.0);
}

QString TimeAxis::label(double tick) const {
  const double step = ticks.size() > 1 ? (ticks[1] - ticks[0]) * unit.perMs : 1;
  // One of 5 x 10^-n has as many decimals as 10^-n: the small share is for what is lost in the subtraction.
  const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-6)));
  return QString::number(tick * unit.perMs, 'f', decimals);
}

TimeAxis timeAxis(double low, double high, int ticks) {
  TimeAxis axis{low, high, {}, timeUnitFor(high)};
  const double span = (high - low) * axis.unit.perMs;
  for (int wanted = std::max(ticks, 2);; ++wanted) {
    const double step = roundStep(span / wanted);
    axis.ticks.clear();
    const double first = std::ceil(low * axis.unit.perMs / step);
    for (double i = first; i * step <= high * axis.unit.perMs; ++i) axis.ticks.push_back(i * step / axis.unit.perMs);
    if (axis.ticks.size() >= 2) return axis;
  }
}

}  // namespace headroom
