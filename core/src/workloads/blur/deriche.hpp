// Coefficients of the fourth-order recursive Gaussian.
//
// R. Deriche, "Recursively implementing the Gaussian and its derivatives", INRIA RR-1893, 1993, approximates half a
// Gaussian by two damped oscillations,
//   h(n) = (p0 cos(w0 n/s) + q0 sin(w0 n/s)) e^(-b0 n/s) + (p1 cos(w1 n/s) + q1 sin(w1 n/s)) e^(-b1 n/s),
// with s = sigma, b0 = 1.783, w0 = 0.6318, b1 = 1.723, w1 = 1.997. Its z-transform is A(z) / D(z) with
//   D(z) = (1 - 2 e^(-b0/s) cos(w0/s) z^-1 + e^(-2 b0/s) z^-2) (the same with b1, w1) = 1 + c1 z^-1 + ... + c4 z^-4
// and A(z) = a0 + a1 z^-1 + a2 z^-2 + a3 z^-3. The blur is the sum of that causal filter and of its mirror image
// without the centre, B(z^-1) / D(z^-1) with b_k = a_k - c_k a0 (a4 = 0).
//
// There are two differences from the paper. Its p and q were fitted once, to the continuous Gaussian; here A is fitted
// by least squares to the sampled, normalised Gaussian of the given sigma, under the condition that a constant image
// keeps its value: (A(1) + B(1)) / D(1) = 1. And D is rounded to float before the fit: D(1) is about 25 / sigma^4, so
// small that rounding c1..c4 alone would shift the brightness of the result by one part in a thousand near sigma 20.
#pragma once

#include <array>
#include <vector>

namespace headroom {

/// result[n] = f[n] + r[n], where
/// f[n] = sum a[k] in[n-k] - sum c[k] f[n-k-1]   (k = 0..3)
/// r[n] = sum b[k] in[n+k+1] - sum c[k] r[n+k+1].
struct DericheCoefficients {
  std::array<float, 4> a;
  std::array<float, 4> b;
  std::array<float, 4> c;
  float forwardGain;   ///< f for a constant 1
  float backwardGain;  ///< r for a constant 1
  float poleGain;      ///< 1/D(1): w for a constant 1, where w[n] = in[n] - sum c[k] w[n-k-1] has the poles alone
};

DericheCoefficients dericheCoefficients(double sigma);

/// Returns the filter's state transition over `steps` steps without input: a 4 x 4 matrix, row by row. It carries the
/// state from the end of one block to the end of the next (Nehab, Maximo, Lima and Hoppe 2011); forward and backward
/// filter share it. The state is the last output o[n] and its first three backward differences,
///   (o[n], o[n] - o[n-1], o[n] - 2 o[n-1] + o[n-2], o[n] - 3 o[n-1] + 3 o[n-2] - o[n-3]),
/// and not the last four outputs: at a large sigma these are nearly equal, and the matrix for them has entries in the
/// hundreds that almost cancel, which costs two to three digits in float. Computed in double.
std::vector<float> dericheCarry(const DericheCoefficients& coefficients, int steps);

/// Returns the coefficients in the kernels' order: a, b, c, forward gain, backward gain, gain of the poles.
std::vector<float> flattened(const DericheCoefficients& coefficients);

/// Returns the largest expected absolute difference between a blur in float with these coefficients and the same in
/// double, on data in [0, 1]. Each output is rounded at the size of its largest partial sum, by half a unit in the last
/// place, and this error returns through 1/D(z): at worst, multiplied by the sum of the absolute values of its impulse
/// response, about sigma^4 / 25. It grows to 2e-3 near sigma 20 (measured there: 1e-3).
double dericheFloatError(double sigma);

}  // namespace headroom
