// The Gaussian cut off at 3 sigma as cosines that slide and single weights at its edges: the filter of the separable
// kernels at a cost that does not depend on sigma, in single precision. docs/cosines.md derives it.
//
// As K. Sugimoto and S. Kamata's sliding cosines (cosines.hpp), with three differences. Cosines may have odd multiples
// of half the base frequency, t = pi / (2 r + 1), which change sign from one window to the next, so that together they
// can have any slope at the window's edges. The pixels nearest to the edges have weights of their own besides. And sums
// slide by differences, so that their rounding hardly grows.
#pragma once

#include <vector>

namespace headroom {

/// w(n) for |n| <= radius is the sum of a_m cos(m t n) over all frequencies m, plus edge[j] where |n| = radius - j.
struct ExactCosines {
  int radius;                      ///< pixels on either side, that of the separable kernels
  std::vector<int> frequencies;    ///< m, 0 for the constant first
  std::vector<double> amplitudes;  ///< a_m; 0 where m > radius
  std::vector<double> edge;        ///< of the outermost pixels inwards; 0 where there is none
};

/// The least squares fit to the Gaussian cut off at 3 sigma, with sum 1: within 2e-6 of it, by the sum of all
/// differences, with frequencies 0, 1, 2, 3, 5, 6, 7 and 3 edges.
ExactCosines exactCosines(double sigma);

/// w(0) .. w(radius).
std::vector<double> halfOfWeights(const ExactCosines& filter);

/// As the kernels take it: a_0; for each further frequency a_m cos(m t r) and, for the first half of them,
/// 2 cos(m t) - 2, or else 2 cos(m t); and the edges' weights for the sums of both pixels.
std::vector<float> flattened(const ExactCosines& filter);

/// Largest absolute difference that is allowed between a blur in float that slides these sums, along at most 4096 pixels, and
/// the Gaussian cut off at 3 sigma in double, on data in [0, 1].
inline constexpr double kExactCosinesError = 1e-5;

}  // namespace headroom
