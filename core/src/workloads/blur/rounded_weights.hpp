// Weights for kernels on matrix units: halves, or bytes.
#pragma once

#include <vector>

namespace headroom {

/// Largest error from storing filtered pixels as halves. A half has 11 bits, so that a value in [1/2, 1) is rounded by
/// up to half of its last place, 2^-12, and a smaller one by less; weights that sum to 1 cannot enlarge that. Rounding
/// in a reference too would not be closer in every case: if float and double are on different sides of a tie, the two
/// halves differ by twice as much.
inline constexpr double kHalfRounding = 0x1p-12;

/// Returns symmetric weights with sum 1, rounded to halves (11 bits), with that sum except for 1e-7: from the centre
/// outwards each weight compensates for the rounding of the previous one, and the smallest have the finest steps. No
/// sum of neighbouring weights has a large error, so that edges stay in place.
std::vector<double> symmetricInHalves(std::vector<double> weights);

/// The same for weights in any order: the largest is rounded first.
std::vector<double> inHalves(std::vector<double> weights);

/// Returns an even number of symmetric weights with sum 1 as integers from 0 to 255. Their sum is the largest possible
/// power of two. From the centre outwards each weight compensates for the rounding of the previous ones. None may be
/// below 0 by more than half a step.
std::vector<double> symmetricInBytes(const std::vector<double>& weights);

}  // namespace headroom
