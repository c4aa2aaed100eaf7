// Which of the rates measured at a size bound a row.
#pragma once

#include <span>

#include "headroom/result.hpp"

namespace headroom {

/// The ceilings of `row` from the ceiling rows among `measured`, all of its size and device. A copy counts when it
/// moves pixels of the row's own format: planes of bytes are a quarter as large as planes of floats, and what the
/// caches hold of them differs. Where no copy of that format was measured, those of the same element with another
/// number of channels count, by the memory that they move; of another element none does. The arithmetic is the same for
/// all.
Ceilings ceilingsOf(const ResultRow& row, std::span<const ResultRow* const> measured);

}  // namespace headroom
