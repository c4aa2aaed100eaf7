// How many times as fast as a baseline are the others, at one size?
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
  double ms = 0;        ///< its time, of the kind that was asked for
  double factor = 0;    ///< the baseline's time over it: above 1 it is faster
  /// Between which factors that of a repetition is expected, from both intervals; the factor itself where a row has no
  /// interval, infinite where it has no end.
  double lowFactor = 0;
  double highFactor = 0;
};

/// Whether the row can be a bar: a valid row of a variant or of a host peer, not of a ceiling or a probe, that has that
/// time.
[[nodiscard]] bool canBeCompared(const ResultRow& row, TimeKind kind);

/// All comparable rows of the baseline's workload, parameters and size, itself among them, the fastest first. Empty
/// when the baseline has no such time. `baseline`: an index among the rows.
[[nodiscard]] std::vector<SpeedUp> speedUps(std::span<const ResultRow> rows, std::size_t baseline, TimeKind kind);

/// Where a whole operation's time went, in milliseconds; their sum is the total.
struct TimeParts {
  double uploadMs = 0;
  double kernelMs = 0;
  double downloadMs = 0;
  double restMs = 0;  ///< launching, waiting, and what lies between the parts
  double totalMs = 0;
};

/// Of a host peer all is its kernel. Nothing where whole operations were not timed.
[[nodiscard]] std::optional<TimeParts> timePartsOf(const ResultRow& row);

/// Why the whole operation's time can't be right beside that of its kernels alone, as a sentence: it is shorter by more
/// than the noise. Empty when nothing speaks against it.
[[nodiscard]] std::string doubtOfWhole(const ResultRow& row);

}  // namespace headroom
