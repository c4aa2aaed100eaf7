// Checks a plane against a double-precision reference, row by row.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "headroom/values/result.hpp"
#include "headroom/values/workload.hpp"
#include "runner/sampling/channel_view.hpp"

namespace headroom {

/// One channel of a result: the source of its input, and its pixels, rows tightly packed.
struct ChannelResult {
  RowReader source;
  ChannelView pixels;
  /// Scale of the errors: tolerances are for numbers from 0 to 1, and rounding grows with the numbers.
  double magnitude = 1;
  /// The source contains NaN or infinity: only pixels that are finite in both the reference and the result are
  /// compared, because methods differ in how far they spread a NaN.
  bool hasNoNumbers = false;
};

/// Properties of a channel's source.
struct ChannelFacts {
  double magnitude = 1;        ///< largest finite absolute value, at least 1
  std::int64_t noNumbers = 0;  ///< NaN or infinite
  int firstX = 0;              ///< position of the first of those
  int firstY = 0;
};
ChannelFacts factsOf(const RowReader& source, ImageSize size);

struct ComparedChannel {
  ErrorFigures figures;
  /// Pixels that are NaN or infinite where the reference is finite, for a source with such values. Not in the figures.
  std::int64_t spread = 0;
};

/// Returns the differences of the result (resultSize) from the method's plane, relative to the magnitude; a NaN is an
/// infinite error. If stopped early, the figures cover the rows so far.
ComparedChannel compareWithReference(const ReferenceMethod& method, const ReferenceInput& input,
                                     const ChannelResult& result, ImageSize resultSize);

/// Largest change from rounding a correct result to the nearest of 256 bytes: half a step. A thousandth of a step
/// allows for intermediate float rounding: a byte / 255, in the source and in the result, is rounded by 2^-25 at most,
/// and scaling to 255 before rounding adds at most that once more.
inline constexpr double kByteRounding = (0.5 + 0.001) / 255;

/// Reason for an infinite error: results are NaN until kernels write them.
inline constexpr std::string_view kNoNumbers =
    "not numbers: the kernel does not write them, or computes NaN or infinity";

/// Fills row.error and row.ownError over all channels, and sets the row to WrongResult if its own error exceeds the
/// tolerance, which is the method's plus, for bytes, kByteRounding. Its reason mentions values that became NaN or
/// infinite beyond the reach of the source's in the reference: methods differ in that, so that it is not necessarily a
/// fault. Ignores `input.source`, because each channel has its own.
void validate(ResultRow& row, const Workload& workload, const Variant& variant, ReferenceInput input,
              std::span<const ChannelResult> channels);

/// The same for a matrix, by the method's `compare`.
void validateMatrix(ResultRow& row, const Workload& workload, const Variant& variant, const ReferenceInput& input,
                    const NumberReader& result);

}  // namespace headroom
