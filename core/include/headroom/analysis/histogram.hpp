// How samples are distributed, in bins to be drawn.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace headroom {

/// Counts in bins of one width, in the samples' own unit; bin i is [low + i x width, low + (i + 1) x width).
struct Histogram {
  double low = 0;
  double width = 0;  ///< > 0 when there are bins
  std::vector<std::size_t> counts;
  /// Samples so far off (see histogram) that bins which reach them would show nothing of the others.
  std::size_t below = 0;
  std::size_t above = 0;

  [[nodiscard]] double high() const { return low + width * static_cast<double>(counts.size()); }
};

inline constexpr std::size_t kMostBins = 80;

/// Bins as wide as Freedman and Diaconis (1981) advise: 2 x interquartile range / cube root of the count; where that
/// range is zero, the span over the square root of the count. At most kMostBins. Where a clock's ticks would fall into
/// bins unevenly the width is a whole number of ticks. Samples farther than 6 interquartile ranges from the quartiles
/// are counted beside the bins. Equal samples have one bin, a hundredth of their value wide. NaN and infinities are
/// left out; without samples there is no bin.
Histogram histogram(std::span<const double> samples);

}  // namespace headroom
