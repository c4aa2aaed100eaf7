// A Gaussian as three short filters: the first keeps every Dth sample, the second blurs those, the third interpolates
// the others.
//
// A blurred signal is smooth, so that a few of its samples determine it. With D the decimation, the decimating filter h
// is applied at every Dth place only,
//   c[j] = sum over k of h[k] x[D j + k - (taps - D) / 2],
// the coarse filter g blurs the rest,
//   b[j] = sum over r of g[r] c[j + r],
// and the interpolating filters f, one for each place p of 0..D - 1 in between, compute all samples from a few
// neighbours:
//   y[D j + p] = sum over m of f[p][m] b[j + m - reach].
// At sigma 5, with D = 4 and 12 taps, that is 3 + 9 / 4 + 5 multiply-adds per sample along a line instead of 31. The
// combined response of the three to a single sample is a Gaussian except for a small error; they are fitted to minimise
// its square. Their product is not a linear least squares problem, but its linearisation is: a few steps, each damped
// as much as the last one needed (Levenberg and Marquardt), take a millisecond and find a fit that alternating between
// the filters does not reach in a thousand iterations. Interpolated FIR filters: Y. Neuvo, C.-Y. Dong, S. K. Mitra,
// Interpolated finite impulse response filters, IEEE Trans. ASSP 32 (3), 1984.
#pragma once

#include <vector>

#include "headroom/values/variant.hpp"

namespace headroom {

/// Lengths of the filters.
struct DecimationShape {
  int decimation = 4;    ///< D: even; or 1 to keep every sample, with coarseRadius and reach 0
  int taps = 12;         ///< length of h: even; odd if D is 1
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

/// Reads the constants DECIMATION, TAPS, COARSE_RADIUS and REACH of a variant. Throws Error if they form no valid
/// shape.
DecimationShape decimationShape(const Symbols& symbols);

/// Returns fitted filters; sigma / decimation of 1.2 or more gives a good fit. Recent fits are cached, because fitting
/// takes milliseconds, as long as blurring an image. Thread-safe.
DecimatedGaussian fitDecimatedGaussian(double sigma, const DecimationShape& shape);

/// The filters for kernels on matrix units: h along rows as integers, for pixels that are bytes, with a power of two as
/// its sum; h along columns, and f along both, as halves. g is not supported there.
struct RoundedFilters {
  std::vector<float> alongRows;
  std::vector<float> alongColumns;
  std::vector<float> interpolating;
};

RoundedFilters rounded(const DecimatedGaussian& filters);

/// Returns the filters' combined weights for sample D j + p: those of the samples -radius..radius about it.
std::vector<double> effectiveWeights(const DecimatedGaussian& filters, int p, int radius);

/// Returns the number of samples on either side of an output that it may depend on.
int decimatedRadius(const DecimationShape& shape);

}  // namespace headroom
