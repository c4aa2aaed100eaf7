// Precision of operations: each has its own peak.
#pragma once

#include <array>
#include <string_view>

#include "headroom/values/pixel_format.hpp"

namespace headroom {

/// The type of the numbers in a kernel's operations. Integers of all widths are one kind, because most devices have one
/// unit for them.
enum class Precision {
  Float,
  Half,
  Double,
  Int,
  Matrix,     ///< any numbers that matrix units multiply, by any instructions: no kernel measures their peak
  MatrixInt,  ///< the same for integers
  MmaTf32,    ///< the instruction mma of NVIDIA's matrix units, on floats of 11 bits
  MmaHalf,    ///< mma on halves
  MmaInt8     ///< mma on 8-bit integers
};

inline constexpr std::array kAllPrecisions{Precision::Float,   Precision::Half,    Precision::Double,
                                           Precision::Int,     Precision::Matrix,  Precision::MatrixInt,
                                           Precision::MmaTf32, Precision::MmaHalf, Precision::MmaInt8};

std::string_view toText(Precision precision);        ///< "float", "half", "matrix-int", "mma-tf32"...
Precision precisionFromText(std::string_view text);  ///< throws std::invalid_argument that names the known ones

/// Returns the default precision for results of this type. Unsigned bytes are usually pixels, which are computed in
/// float.
[[nodiscard]] Precision precisionOf(Element element);

/// Unit of 10^9 operations per second: "GFLOP/s", or "GOP/s" for integers.
[[nodiscard]] std::string_view operationRateUnit(Precision precision);

}  // namespace headroom
