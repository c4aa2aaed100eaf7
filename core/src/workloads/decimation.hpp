// A Gaussian as two short filters: one that keeps every fourth sample, one that puts the others back.
//
// A blurred signal is smooth, so few of its samples tell all of it. The decimating filter h is applied at every fourth
// place only,
//   c[j] = sum over k of h[k] x[4 j + k - (taps - 4) / 2],
// and the interpolating filters f, one for each place p in between, make all samples of three neighbouring ones:
//   y[4 j + p] = f[p][0] c[j - 1] + f[p][1] c[j] + f[p][2] c[j + 1].
// With 28 taps that is 7 + 3 multiply-adds per sample instead of 31. What both do together to a single sample is a
// Gaussian but for a small error; h and f are fitted to make its square smallest: with one of them given, the other is
// a linear least squares problem, and the two are solved in turn. Interpolated FIR filters: Y. Neuvo, C.-Y. Dong, S. K.
// Mitra, Interpolated finite impulse response filters, IEEE Trans. ASSP 32 (3), 1984.
#pragma once

#include <array>
#include <vector>

namespace headroom {

inline constexpr int kDecimation = 4;

struct DecimatedGaussian {
  std::vector<float> decimating;                                  ///< h, symmetric, sum 1
  std::array<std::array<float, 3>, kDecimation> interpolating{};  ///< f[p], each with sum 1; f[3 - p] is f[p] reversed
};

/// taps: even, at least 8.
DecimatedGaussian fitDecimatedGaussian(double sigma, int taps);

/// What both filters do together to make sample 4 j + p: weights of the samples -radius..radius about it.
std::vector<double> effectiveWeights(const DecimatedGaussian& filters, int p, int radius);

/// Samples on either side of an output that it may depend on: taps / 2 + 5.
int decimatedRadius(int taps);

}  // namespace headroom
