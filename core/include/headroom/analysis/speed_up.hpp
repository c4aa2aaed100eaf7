// Speed-ups: how many times as fast as a baseline the other results are, at one size.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

struct SpeedUp {
  std::size_t row = 0;  ///< index among the rows
  double ms = 0;        ///< its time, of the requested kind
  double factor = 0;    ///< the baseline's time over this time: above 1 if it is faster
  /// 95% range of the factor, from both intervals; the factor itself if a row has no interval, infinite if an interval
  /// has no upper end.
  double lowFactor = 0;
  double highFactor = 0;
};

/// Returns whether the row can be a bar: a valid row of a variant or host implementation, not of a ceiling or a probe,
/// that has this kind of time.
[[nodiscard]] bool canBeCompared(const ResultRow& row, TimeKind kind);

/// Returns all comparable rows of the baseline's workload, parameters and size, including the baseline, fastest first.
/// Empty if the baseline has no such time. `baseline`: an index among the rows.
[[nodiscard]] std::vector<SpeedUp> speedUps(std::span<const ResultRow> rows, std::size_t baseline, TimeKind kind);

/// Parts of an end-to-end time, in milliseconds; their sum is the total.
struct TimeParts {
  double uploadMs = 0;
  double kernelMs = 0;
  double downloadMs = 0;
  double restMs = 0;  ///< launching, waiting and the gaps between the parts
  double totalMs = 0;
};

/// Returns the parts; a host implementation's time is kernel time alone. Nothing if end-to-end times were not measured.
[[nodiscard]] std::optional<TimeParts> timePartsOf(const ResultRow& row);

/// Returns a sentence if the end-to-end time contradicts the kernel time: it is shorter by more than the noise. Empty
/// otherwise.
[[nodiscard]] std::string doubtOfWhole(const ResultRow& row);

}  // namespace headroom
