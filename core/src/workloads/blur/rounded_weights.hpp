// Weights as kernels on matrix units take them: halves, or bytes.
#pragma once

#include <vector>

namespace headroom {

/// What keeping filtered pixels as halves may add to them. A half has 11 bits, so a value in [1/2, 1) is rounded by up
/// to half of its last place, 2^-12, and a smaller one by less; weights that sum to 1 can't enlarge that. Rounding in a
/// reference too would not bring it closer for certain: where float and double fall on different sides of a tie, the
/// two halves differ by twice as much.
inline constexpr double kHalfRounding = 0x1p-12;

/// Symmetric weights with sum 1 as numbers that halves (11 bits) hold, with that sum but for 1e-7: from the centre
/// outwards each takes up what the one before it was rounded by, and the smallest are the finest. No sum of
/// neighbouring weights is far off, so edges stay where they are.
std::vector<double> symmetricInHalves(std::vector<double> weights);

/// The same for weights in any order: the largest is rounded first.
std::vector<double> inHalves(std::vector<double> weights);

/// An even number of symmetric weights with sum 1 as whole numbers from 0 to 255. Their sum is the largest power of two
/// that keeps them there. From the centre outwards each takes up what those before it were rounded by. None may be
/// below 0 by more than half a step.
std::vector<double> symmetricInBytes(const std::vector<double>& weights);

}  // namespace headroom
