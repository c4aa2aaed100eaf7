// What operations are done in: each has a peak of its own.
#pragma once

#include <array>
#include <string_view>

#include "headroom/values/pixel_format.hpp"

namespace headroom {

/// The numbers that a kernel's operations are on. Those on integers of any width are one kind: most devices have one
/// unit for them.
enum class Precision { Float, Half, Double, Int };

inline constexpr std::array kAllPrecisions{Precision::Float, Precision::Half, Precision::Double, Precision::Int};

std::string_view toText(Precision precision);        ///< "float", "half", "double", "int"
Precision precisionFromText(std::string_view text);  ///< throws std::invalid_argument that names the known ones

/// What is computed in where results are such numbers and nobody says more. Unsigned bytes are most often pixels, which
/// are computed in float.
[[nodiscard]] Precision precisionOf(Element element);

/// Of 10^9 operations per second: "GFLOP/s", or "GOP/s" of integers.
[[nodiscard]] std::string_view operationRateUnit(Precision precision);

}  // namespace headroom
