// Robust statistics over timing samples.
#pragma once

#include <cstddef>
#include <span>

namespace headroom {

/// Order statistics of a set of samples, in the samples' own unit; all zero when there are none.
struct Summary {
  std::size_t count = 0;
  double median = 0;
  double min = 0;
  double q1 = 0;
  double q3 = 0;
  /// Half-width of the median's 95 % confidence interval relative to the median, from binomial order statistics
  /// (Conover, Practical Nonparametric Statistics); infinite under 6 samples, where no such interval exists.
  double noise = 0;
};

Summary summarise(std::span<const double> samples);

}  // namespace headroom
