// Error of one rounding, from which references' tolerances are built.
#pragma once

#include <limits>

namespace headroom {

/// Relative error for float: half the distance from 1 to the next value.
inline constexpr double kRounding = std::numeric_limits<float>::epsilon() / 2;

}  // namespace headroom
