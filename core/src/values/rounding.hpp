// How far one rounding moves a value: what the tolerances of references are made of.
#pragma once

#include <limits>

namespace headroom {

/// Of float, relative: half the distance from 1 to the next value.
inline constexpr double kRounding = std::numeric_limits<float>::epsilon() / 2;

}  // namespace headroom
