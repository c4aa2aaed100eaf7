// Result of comparing two times.
#pragma once

#include <string_view>

namespace headroom {

enum class Difference {
  Same,
  Faster,
  Slower,
  Ambiguous,      ///< measured in both, but too imprecisely to decide
  OnlyInBase,     ///< no row of the new run is of this point
  OnlyInNew,      ///< no row of the base is of this point
  NotComparable,  ///< at least one of the rows has no valid time, or their times are by different clocks
};

std::string_view toText(Difference difference);  ///< "SAME", "FASTER", ..., "ONLY IN BASE", "NOT COMPARABLE"

}  // namespace headroom
