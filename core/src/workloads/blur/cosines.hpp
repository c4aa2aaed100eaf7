// A Gaussian as a sum of few cosines on a window, which slide: blurring at a cost that does not depend on sigma, in
// single precision. docs/explanation/cosines.md derives it.
//
// After K. Sugimoto and S. Kamata, "Fast Gaussian filter with second-order shift property of DCT-5", IEEE International
// Conference on Image Processing, 2013: the sum of a window's pixels times a cosine follows from its two predecessors
// and the pixels that enter and leave. There are two differences. The frequencies are fitted as well as the amplitudes,
// whereas the paper uses those of the window's discrete cosine transform. And sums of slow cosines slide by
// differences, so that their rounding error hardly grows.
#pragma once

#include <vector>

namespace headroom {

/// w(n) for |n| <= radius is the sum of a cos(omega n) over all cosines.
struct SlidingCosines {
  int radius;                       ///< pixels on either side
  std::vector<double> frequencies;  ///< omega in radians per pixel, as exact as the kernels' floats allow
  std::vector<double> amplitudes;   ///< a; scaled so that the weights' sum is 1
};

/// Returns the least squares fit of this number of cosines to the Gaussian, on the window whose fitting error is about
/// as large as the Gaussian's part outside it. The sum of all absolute differences is at most 1.4e-3 for three, 1.4e-4
/// for four.
SlidingCosines cosinesOfGaussian(double sigma, int cosines);

/// Returns the fit of four cosines to the Gaussian truncated at 3 sigma, the filter of the separable kernels: within
/// 2.5e-6 of it, by the sum of all absolute differences.
SlidingCosines cosinesOfTruncatedGaussian(double sigma);

/// w(-radius) .. w(radius).
std::vector<double> cosineWeights(const SlidingCosines& filter);

/// Returns the filter in the kernels' order: the radius r; then for each cosine its share of the outermost weight,
/// w(r); that less its value one pixel further out, w(r) - w(r + 1); and, for the first two, 2 cos(omega) - 2, or else
/// 2 cos(omega).
std::vector<float> flattened(const SlidingCosines& filter);

/// Largest allowed absolute difference, on data in [0, 1], between a blur in float that slides these sums along about
/// 1000 pixels, and the same filter in double or, for the fit to the Gaussian truncated at 3 sigma, that Gaussian.
inline constexpr double kSlidingError = 1e-5;

}  // namespace headroom
