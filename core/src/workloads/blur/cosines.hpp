// A Gaussian as a sum of few cosines on a window, which slide: blurring at a cost that does not depend on sigma, in
// single precision. docs/explanation/cosines.md derives it.
//
// After K. Sugimoto and S. Kamata, "Fast Gaussian filter with second-order shift property of DCT-5", IEEE International
// Conference on Image Processing, 2013: the sum of a window's pixels times a cosine follows from its two predecessors
// and the pixels that enter and leave. Two things are different. The frequencies are fitted as well as the amplitudes,
// where theirs are those that a discrete cosine transform of the window has. And sums of slow cosines slide by
// differences, so that their rounding hardly grows.
#pragma once

#include <vector>

namespace headroom {

/// w(n) for |n| <= radius is the sum of a cos(omega n) over all cosines.
struct SlidingCosines {
  int radius;                       ///< pixels on either side
  std::vector<double> frequencies;  ///< omega in radians per pixel, as exact as the kernels' floats can hold them
  std::vector<double> amplitudes;   ///< a; so that the weights' sum is 1
};

/// The least squares fit of so many cosines to the Gaussian, on the window on which their error is about as large as
/// what the Gaussian has beyond it. The sum of all differences is at most 1.4e-3 for three, 1.4e-4 for four.
SlidingCosines cosinesOfGaussian(double sigma, int cosines);

/// The fit of four cosines to the Gaussian cut off at 3 sigma, the filter of the separable kernels: within 2.5e-6 of
/// it, by the sum of all differences.
SlidingCosines cosinesOfTruncatedGaussian(double sigma);

/// w(-radius) .. w(radius).
std::vector<double> cosineWeights(const SlidingCosines& filter);

/// As the kernels take it: the radius r; then for each cosine its share of the outermost weight, w(r); that less what
/// it would be one pixel further out, w(r) - w(r + 1); and, for the first two, 2 cos(omega) - 2, or else 2 cos(omega).
std::vector<float> flattened(const SlidingCosines& filter);

/// Largest absolute difference that is allowed between a blur in float that slides these sums, along some 1000
/// pixels, and the same filter in double, or the one that it was fitted to where that is the Gaussian cut off at 3
/// sigma; on data in [0, 1].
inline constexpr double kSlidingError = 1e-5;

}  // namespace headroom
