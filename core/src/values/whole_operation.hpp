// Summary of end-to-end times.
#pragma once

#include <span>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

/// Returns the samples' median and interval, and the parts' medians; all zero without samples.
WholeOperation summariseWhole(std::vector<double> samplesMs, std::span<const double> uploadsMs,
                              std::span<const double> kernelsMs, std::span<const double> downloadsMs);

/// Rows of earlier versions lack an interval: theirs is the median alone.
TimeRange withInterval(TimeRange time);

}  // namespace headroom
