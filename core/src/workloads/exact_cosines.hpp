// The Gaussian cut off at 3 sigma as four cosines that slide: the filter of the separable kernels at a cost that does
// not depend on sigma, in single precision. docs/cosines.md derives it.
//
// As K. Sugimoto and S. Kamata's sliding cosines (cosines.hpp), with two differences. The frequencies are fitted as
// well as the amplitudes, where theirs are those that a discrete cosine transform of the window has. And sums slide by
// differences, so that their rounding hardly grows.
#pragma once

#include <vector>

namespace headroom {

/// w(n) for |n| <= radius is the sum of a cos(omega n) over all cosines.
struct ExactCosines {
  int radius;                       ///< pixels on either side, that of the separable kernels
  std::vector<double> frequencies;  ///< omega in radians per pixel, ascending
  std::vector<double> amplitudes;   ///< a
};

/// The least squares fit to the Gaussian cut off at 3 sigma, with sum 1: within 2.5e-6 of it, by the sum of all
/// differences, with four cosines.
ExactCosines exactCosines(double sigma);

/// w(0) .. w(radius).
std::vector<double> halfOfWeights(const ExactCosines& filter);

/// As the kernels take it, for each cosine: w(r), its share of the outermost weight; w(r) less w(r + 1), what that
/// share would be one pixel further out; and, for the first half of them, 2 cos(omega) - 2, or else 2 cos(omega).
std::vector<float> flattened(const ExactCosines& filter);

/// Largest absolute difference that is allowed between a blur in float that slides these sums, along at most 4096
/// pixels, and the Gaussian cut off at 3 sigma in double, on data in [0, 1].
inline constexpr double kExactCosinesError = 1e-5;

}  // namespace headroom
