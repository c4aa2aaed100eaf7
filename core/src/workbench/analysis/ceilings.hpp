// Which of the rates measured at a size bound a row.
#pragma once

#include <span>

#include "headroom/analysis/verdict.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// A copy of one float per pixel reads and writes so many.
inline constexpr double kCopyFloats = 2;

/// The format whose copies move the same memory: that of ints is that of floats.
PixelFormat movedAs(PixelFormat pixel);

/// The ceilings of `row` from the ceiling rows among `measured`, all of its device and its size, or measured beside it
/// for it. A copy counts when it
/// moves pixels of the row's own format: planes of bytes are a quarter as large as planes of floats, and what the
/// caches hold of them differs. Where no copy of that format was measured, those of the same element with another
/// number of channels count, by the memory that they move; of another element none does, but that ints move like
/// floats. Arithmetic counts in the precision of the row's operations alone.
Ceilings ceilingsOf(const ResultRow& row, std::span<const ResultRow* const> measured);

}  // namespace headroom
