// Checks a plane against a double-precision reference that streams by.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "headroom/values/result.hpp"
#include "headroom/values/workload.hpp"
#include "runner/sampling/channel_view.hpp"

namespace headroom {

/// One channel of a result: where its source comes from, and its pixels, rows tightly packed.
struct ChannelResult {
  RowReader source;
  ChannelView pixels;
  /// What errors are relative to: tolerances are those of numbers from 0 to 1, and rounding grows with the numbers.
  double magnitude = 1;
  /// The source itself has some: compared is only where the reference and the result are finite, since methods differ
  /// in how far they spread a NaN.
  bool hasNoNumbers = false;
};

/// What a channel's source is like.
struct ChannelFacts {
  double magnitude = 1;        ///< the largest absolute value that is finite, 1 at least
  std::int64_t noNumbers = 0;  ///< NaN or infinite
  int firstX = 0;              ///< the first of those
  int firstY = 0;
};
ChannelFacts factsOf(const RowReader& source, ImageSize size);

struct ComparedChannel {
  ErrorFigures figures;
  /// Pixels that are no numbers where the reference's are, of a source that has some. Not in the figures.
  std::int64_t spread = 0;
};

/// Differences of the result (resultSize) from the method's plane, relative to the magnitude; a NaN counts as an
/// infinite error. When stopped early the figures cover the rows that came.
ComparedChannel compareWithReference(const ReferenceMethod& method, const ReferenceInput& input,
                                     const ChannelResult& result, ImageSize resultSize);

/// What rounding a right result to the nearest of 256 bytes may change: half a step between two of them. A thousandth
/// of a step is for float's own roundings on the way: a byte / 255, in the source and in the result, is rounded by
/// 2^-25 at most, and what is scaled to 255 before it is rounded by no more than that once again.
inline constexpr double kByteRounding = (0.5 + 0.001) / 255;

/// Why a result has an infinite error: results are not numbers (NaN) until kernels write them.
inline constexpr std::string_view kNoNumbers =
    "not numbers: the kernel does not write them, or computes NaN or infinity";

/// Fills row.error and row.ownError over all channels, and makes the row a WrongResult when its own error is above the
/// tolerance, which is the method's and, of bytes, kByteRounding. Its reason tells of numbers that became none where
/// the source's do not reach in the reference: methods differ in that, so it is no fault for certain. `input.source` is
/// not looked at: each channel has its own.
void validate(ResultRow& row, const Workload& workload, const Variant& variant, ReferenceInput input,
              std::span<const ChannelResult> channels);

/// The same of a matrix, by the method's `compare`.
void validateMatrix(ResultRow& row, const Workload& workload, const Variant& variant, const ReferenceInput& input,
                    const NumberReader& result);

}  // namespace headroom
