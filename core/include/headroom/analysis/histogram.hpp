// Histogram: the distribution of samples in bins, for drawing.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace headroom {

/// Counts in bins of one width, in the samples' own unit; bin i is [low + i x width, low + (i + 1) x width).
struct Histogram {
  double low = 0;
  double width = 0;  ///< greater than 0 if there are bins
  std::vector<std::size_t> counts;
  /// Samples outside the bins: so far off (see histogram) that bins up to them would hide the shape of the others.
  std::size_t below = 0;
  std::size_t above = 0;

  [[nodiscard]] double high() const { return low + width * static_cast<double>(counts.size()); }
};

inline constexpr std::size_t kMostBins = 80;

/// Bins with the width of Freedman and Diaconis (1981): 2 x interquartile range / cube root of the count; if that range
/// is zero, the span over the square root of the count. At most kMostBins. The width is a whole number of clock ticks
/// where ticks would otherwise fall unevenly into the bins. Samples farther than 6 interquartile ranges from the
/// quartiles are counted outside the bins. Equal samples share one bin, a hundredth of their value wide. NaN and
/// infinities are left out; without samples there are no bins.
Histogram histogram(std::span<const double> samples);

}  // namespace headroom
