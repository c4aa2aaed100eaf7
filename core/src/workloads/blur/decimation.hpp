// A Gaussian as three short filters: one that keeps every Dth sample, one that blurs those, one that puts the others
// back.
//
// A blurred signal is smooth, so few of its samples tell all of it. With D the decimation, the decimating filter h is
// applied at every Dth place only,
//   c[j] = sum over k of h[k] x[D j + k - (taps - D) / 2],
// the coarse filter g blurs what is left,
//   b[j] = sum over r of g[r] c[j + r],
// and the interpolating filters f, one for each place p of 0..D - 1 in between, make all samples of a few neighbours:
//   y[D j + p] = sum over m of f[p][m] b[j + m - reach].
// At sigma 5, with D = 4 and 12 taps, that is 3 + 9 / 4 + 5 multiply-adds per sample along a line instead of 31. What
// the three do together to a single sample is a Gaussian but for a small error; they are fitted to make its square
// smallest. Their product is no linear least squares problem, but its tangent is: a few steps, each damped as much as
// the last one needed (Levenberg and Marquardt), find in a millisecond what solving for one filter after the other does
// not in a thousand turns. Interpolated FIR filters: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse
// response filters, IEEE Trans. ASSP 32 (3), 1984.
#pragma once

#include <vector>

#include "headroom/values/variant.hpp"

namespace headroom {

/// How long the filters are.
struct DecimationShape {
  int decimation = 4;    ///< D: even; or 1, every sample is kept: then coarseRadius and reach are 0
  int taps = 12;         ///< of h: even; odd where D is 1
  int coarseRadius = 4;  ///< g has 2 coarseRadius + 1 weights; 0 for no g
  int reach = 2;         ///< f[p] has 2 reach + 1 weights

  bool operator==(const DecimationShape&) const = default;
};

struct DecimatedGaussian {
  DecimationShape shape;
  std::vector<float> decimating;     ///< h, symmetric, sum 1
  std::vector<float> coarse;         ///< g, symmetric, sum 1
  std::vector<float> interpolating;  ///< f[0], f[1]... f[D - 1], each with sum 1; f[D - 1 - p] is f[p] reversed
};

/// By the constants DECIMATION, TAPS, COARSE_RADIUS and REACH of a variant. Throws Error where they are no such shape.
DecimationShape decimationShape(const Symbols& symbols);

/// sigma / decimation of 1.2 or more makes a good one. The last ones are remembered: a picture takes milliseconds, and
/// fitting takes some too. Safe to call from several threads.
DecimatedGaussian fitDecimatedGaussian(double sigma, const DecimationShape& shape);

/// The filters as kernels on matrix units take them: h along rows as whole numbers, of pixels that are bytes, whose sum
/// is a power of two; h along columns, and f along both, as halves. g has no place there.
struct RoundedFilters {
  std::vector<float> alongRows;
  std::vector<float> alongColumns;
  std::vector<float> interpolating;
};

RoundedFilters rounded(const DecimatedGaussian& filters);

/// What the filters do together to make sample D j + p: weights of the samples -radius..radius about it.
std::vector<double> effectiveWeights(const DecimatedGaussian& filters, int p, int radius);

/// Samples on either side of an output that it may depend on.
int decimatedRadius(const DecimationShape& shape);

}  // namespace headroom
