// Precision of operations: each has its own peak.
#pragma once

#include <array>
#include <string_view>

#include "headroom/values/pixel_format.hpp"

namespace headroom {

/// The type of the numbers in a kernel's operations. Integers of all widths are one kind, because most devices have one
/// unit for them. So are all numbers that matrix units multiply: no kernel measures the peaks of these units yet.
enum class Precision { Float, Half, Double, Int, Matrix, MatrixInt };

inline constexpr std::array kAllPrecisions{Precision::Float, Precision::Half,   Precision::Double,
                                           Precision::Int,   Precision::Matrix, Precision::MatrixInt};

std::string_view toText(Precision precision);        ///< "float", "half", "double", "int", "matrix", "matrix-int"
Precision precisionFromText(std::string_view text);  ///< throws std::invalid_argument that names the known ones

/// Returns the default precision for results of this type. Unsigned bytes are usually pixels, which are computed in
/// float.
[[nodiscard]] Precision precisionOf(Element element);

/// Unit of 10^9 operations per second: "GFLOP/s", or "GOP/s" for integers.
[[nodiscard]] std::string_view operationRateUnit(Precision precision);

}  // namespace headroom
