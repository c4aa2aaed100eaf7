// Selects the measured rates that bound a row at its size.
#pragma once

#include <span>

#include "headroom/analysis/verdict.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// Floats that a copy of one float per pixel reads and writes.
inline constexpr double kCopyFloats = 2;

/// Returns the format whose copies transfer the same memory: floats for ints.
PixelFormat movedAs(PixelFormat pixel);

/// Returns the ceilings of `row` from the ceiling rows in `measured`, which are all of its device and its size, or
/// measured beside it for it. Uses copies of the row's own pixel format: planes of bytes are a quarter as large as
/// planes of floats, so that the caches hold a different part of them. If no copy of that format was measured, uses
/// those of the same element with another number of channels, scaled by their memory traffic; those of another element
/// are never used, except floats for ints. Uses arithmetic only of the precision of the row's operations.
Ceilings ceilingsOf(const ResultRow& row, std::span<const ResultRow* const> measured);

}  // namespace headroom
