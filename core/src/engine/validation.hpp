// Checks a float plane against a double-precision reference that streams by.
#pragma once

#include <span>

#include "headroom/result.hpp"
#include "headroom/workload.hpp"

namespace headroom {

/// Differences of `result` (resultSize, rows tightly packed) from the method's plane; a NaN counts as an infinite
/// error. When stopped early the figures cover the rows that came.
ErrorFigures compareWithReference(const ReferenceMethod& method, const ReferenceInput& input,
                                  std::span<const float> result, Size resultSize);

/// A generous bound on how long validate takes on one slow processor, see Activity::hostWorkSeconds.
double secondsToValidate(Size size, double sigma);

/// One channel of a result: where its source comes from, and its floats, rows tightly packed.
struct ChannelResult {
  RowReader source;
  std::span<const float> floats;
};

/// Fills row.error and row.ownError over all channels, and makes the row a WrongResult when its own error is above the
/// tolerance. `input.source` is not looked at: each channel has its own.
void validate(ResultRow& row, const Workload& workload, const Variant& variant, ReferenceInput input,
              std::span<const ChannelResult> channels);

}  // namespace headroom
