// A Gaussian as a sum of cosines on a window: blurring at a cost that does not depend on sigma. docs/cosines.md derives
// it.
//
// K. Sugimoto and S. Kamata, "Fast Gaussian filter with second-order shift property of DCT-5", IEEE International
// Conference on Image Processing, 2013: on a window of 2 R + 1 pixels the Gaussian is a sum of few cosines,
//   h(u) = a_0 + a_1 cos(t u) + ... + a_K cos(K t u),   |u| <= R,   t = 2 pi / (2 R + 1),
// and the sum of f(x + u) a_k cos(k t u) over the window follows from its two predecessors:
//   G_k(x+1) = 2 cos(k t) G_k(x) - G_k(x-1) + a_k cos(k t R) (d(x+1) - d(x)),   d(x) = f(x + R) - f(x - R - 1).
#pragma once

#include <cstddef>
#include <vector>

namespace headroom {

struct CosineWindow {
  int radius;                      ///< R: pixels on either side
  std::vector<double> amplitudes;  ///< a_0 .. a_K; a_0 (2 R + 1) = 1, so that a constant picture keeps its value
};

/// The least squares fit to the sampled, normalised Gaussian with so many cosines beside the constant. R is about where
/// the first cosine left out would count as much as the Gaussian beyond the window does: 0.4 (cosines + 5) sigma.
CosineWindow cosineWindow(double sigma, int cosines);

/// h(-R) .. h(R).
std::vector<double> cosineWeights(const CosineWindow& window);

/// As the kernels take it: R, a_0, then for each cosine a_k cos(k t R) and 2 cos(k t).
std::vector<float> flattened(const CosineWindow& window);

/// Pixels and rows after which kernels start their sums anew, at the latest, or their rounding errors would go on
/// growing.
inline constexpr std::size_t kLongestSlidingRun = 4096;

/// Largest absolute difference to expect between a blur in float that slides these sums and the same in double, on data
/// in [0, 1]: 8e-5 at sigma 5, 4e-4 at 30. docs/cosines.md has the reasons.
double cosineFloatError(double sigma, int cosines);

}  // namespace headroom
