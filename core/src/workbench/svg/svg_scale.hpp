// Logarithmic axes of a roofline's chart: their ranges, and the position of a value.
#pragma once

#include <string>
#include <vector>

#include "workbench/svg/svg_labels.hpp"

namespace headroom {

/// From one value to a larger one, on a logarithmic axis.
struct LogRange {
  double from = 0.1;
  double to = 10;

  /// Returns 0 at its beginning, 1 at its end.
  [[nodiscard]] double share(double value) const;
  [[nodiscard]] double valueAt(double share) const;
};

/// Whether a logarithmic axis can show it: finite and above 0. Files may hold any numbers.
[[nodiscard]] bool isDrawable(double value);

/// Returns the powers of ten in the range; also 2 and 5 times those if it has fewer than three of them.
[[nodiscard]] std::vector<double> ticksOf(const LogRange& range);

struct SvgScale {
  LogRange x;
  LogRange y;
  SvgBox plot;

  [[nodiscard]] SvgPoint at(double intensity, double rate) const {
    return {plot.left + x.share(intensity) * plot.width, plot.bottom() - y.share(rate) * plot.height};
  }
};

}  // namespace headroom
