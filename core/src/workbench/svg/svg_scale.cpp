#include "workbench/svg/svg_scale.hpp"

#include <cmath>

namespace headroom {

double LogRange::share(double value) const {
  return std::log(value / from) / std::log(to / from);
}

double LogRange::valueAt(double share) const {
  return from * std::pow(to / from, share);
}

bool isDrawable(double value) {
  return std::isfinite(value) && value > 0;
}

std::vector<double> ticksOf(const LogRange& range) {
  constexpr double kFewDecades = 3;
  const bool isShort = std::log10(range.to / range.from) < kFewDecades;
  std::vector<double> ticks;
  const int first = static_cast<int>(std::floor(std::log10(range.from)));
  const int last = static_cast<int>(std::ceil(std::log10(range.to)));
  for (int exponent = first; exponent <= last; ++exponent) {
    for (const double factor : {1.0, 2.0, 5.0}) {
      const double tick = factor * std::pow(10.0, exponent);
      if ((factor == 1 || isShort) && tick >= range.from && tick <= range.to) ticks.push_back(tick);
    }
  }
  return ticks;
}

}  // namespace headroom
