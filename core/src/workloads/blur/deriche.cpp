#include "workloads/blur/deriche.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

#include "values/rounding.hpp"
#include "workloads/blur/gaussian.hpp"

namespace headroom {
namespace {

using Four = std::array<double, 4>;

Four widened(const std::array<float, 4>& values) {
  return {values[0], values[1], values[2], values[3]};
}

/// volatile, because g++ 12 with -mavx2 removes a vectorised double -> float -> double conversion and continues with
/// unrounded coefficients.
std::array<float, 4> narrowed(const Four& values) {
  std::array<float, 4> result{};
  for (std::size_t k = 0; k < 4; ++k) {
    const volatile float rounded = static_cast<float>(values[k]);
    result[k] = rounded;
  }
  return result;
}

double sum(const Four& values) {
  return values[0] + values[1] + values[2] + values[3];
}

/// c1..c4 from Deriche's exponents.
Four denominator(double sigma) {
  constexpr double kDamping[] = {1.783, 1.723};
  constexpr double kFrequency[] = {0.6318, 1.997};
  double linear[2];
  double square[2];
  for (int i = 0; i < 2; ++i) {
    const double radius = std::exp(-kDamping[i] / sigma);
    linear[i] = -2 * radius * std::cos(kFrequency[i] / sigma);
    square[i] = radius * radius;
  }
  return {linear[0] + linear[1], square[0] + square[1] + linear[0] * linear[1],
          linear[0] * square[1] + linear[1] * square[0], square[0] * square[1]};
}

/// Length after which both half a Gaussian and the recursion's impulse response are negligible.
std::size_t responseLength(double sigma) {
  return static_cast<std::size_t>(std::ceil(9 * sigma)) + 12;
}

/// Impulse response of 1/D(z).
std::vector<double> allPoleResponse(const Four& c, std::size_t length) {
  std::vector<double> response(length);
  for (std::size_t n = 0; n < length; ++n) {
    double value = n == 0 ? 1.0 : 0.0;
    for (std::size_t k = 0; k < std::min<std::size_t>(n, 4); ++k) value -= c[k] * response[n - 1 - k];
    response[n] = value;
  }
  return response;
}

/// Returns a0..a3 for a given denominator. Delayed copies of the response of 1/D are nearly the same curve at a large
/// sigma, so that A is fitted as a sum of differences, A(z) = sum_j d_j (1 - z^-1)^j, whose responses are well
/// separated.
Four fittedNumerator(double sigma, const Four& c) {
  const std::size_t length = responseLength(sigma);
  const int radius = static_cast<int>(length) - 1;
  const std::vector<double> gaussian = gaussianWeights(sigma, radius);

  std::array<std::vector<double>, 4> basis;
  basis[0] = allPoleResponse(c, length);
  for (std::size_t j = 1; j < 4; ++j) {
    basis[j].resize(length);
    std::adjacent_difference(basis[j - 1].begin(), basis[j - 1].end(), basis[j].begin());
  }
  // The centre is counted once, every other sample twice: the mirrored half has the same error.
  const auto product = [](const std::vector<double>& left, const double* right) {
    return 2 * std::inner_product(left.begin(), left.end(), right, 0.0) - left[0] * right[0];
  };
  Four scale{};
  for (std::size_t j = 0; j < 4; ++j) scale[j] = 1 / std::sqrt(product(basis[j], basis[j].data()));

  // Normal equations with one Lagrange multiplier for (A(1) + B(1)) / D(1) = 1, that is 2 d_0 - D(1) sum d_j = D(1).
  const double atOne = 1 + sum(c);
  Eigen::Matrix<double, 5, 5> left = Eigen::Matrix<double, 5, 5>::Zero();
  Eigen::Matrix<double, 5, 1> right;
  for (int i = 0; i < 4; ++i) {
    const auto& one = basis[static_cast<std::size_t>(i)];
    const double size = scale[static_cast<std::size_t>(i)];
    for (int j = 0; j < 4; ++j) {
      const auto other = static_cast<std::size_t>(j);
      left(i, j) = product(one, basis[other].data()) * size * scale[other];
    }
    left(i, 4) = left(4, i) = ((i == 0 ? 2.0 : 0.0) - atOne) * size / atOne;
    right[i] = product(one, gaussian.data() + radius) * size;
  }
  right[4] = 1;
  const Eigen::Matrix<double, 5, 1> solution = left.partialPivLu().solve(right);

  Four d{};
  for (std::size_t j = 0; j < 4; ++j) d[j] = solution[static_cast<int>(j)] * scale[j];
  return {d[0] + d[1] + d[2] + d[3], -d[1] - 2 * d[2] - 3 * d[3], d[2] + 3 * d[3], -d[3]};
}

/// Rounding a and b to float changes the sum of both slightly from D(1): the smallest of them, which has the finest
/// steps, absorbs the difference.
void restoreUnitGain(DericheCoefficients& rounded, double atOne) {
  float* finest = &rounded.a[0];
  for (std::array<float, 4>* part : {&rounded.a, &rounded.b})
    for (float& value : *part)
      if (std::abs(value) < std::abs(*finest)) finest = &value;
  const double missing = atOne - sum(widened(rounded.a)) - sum(widened(rounded.b));
  *finest = static_cast<float>(*finest + missing);
}

/// Converts the four newest values to a value and its three backward differences, or back, because the conversion is
/// its own inverse.
Four differencesOf(const Four& o) {
  return {o[0], o[0] - o[1], o[0] - 2 * o[1] + o[2], o[0] - 3 * o[1] + 3 * o[2] - o[3]};
}

}  // namespace

DericheCoefficients dericheCoefficients(double sigma) {
  DericheCoefficients result{};
  result.c = narrowed(denominator(sigma));
  const Four c = widened(result.c);
  const double atOne = 1 + sum(c);

  result.a = narrowed(fittedNumerator(sigma, c));
  const Four a = widened(result.a);
  result.b = narrowed({a[1] - c[0] * a[0], a[2] - c[1] * a[0], a[3] - c[2] * a[0], -c[3] * a[0]});
  restoreUnitGain(result, atOne);

  result.forwardGain = static_cast<float>(sum(widened(result.a)) / atOne);
  result.backwardGain = static_cast<float>(sum(widened(result.b)) / atOne);
  result.poleGain = static_cast<float>(1 / atOne);
  return result;
}

std::vector<float> dericheCarry(const DericheCoefficients& coefficients, int steps) {
  const Four c = widened(coefficients.c);
  std::vector<float> matrix(16);
  for (std::size_t column = 0; column < 4; ++column) {
    Four differences{};
    differences[column] = 1;
    Four outputs = differencesOf(differences);  // newest first
    for (int step = 0; step < steps; ++step) {
      const double next = -std::inner_product(c.begin(), c.end(), outputs.begin(), 0.0);
      outputs = {next, outputs[0], outputs[1], outputs[2]};
    }
    differences = differencesOf(outputs);
    for (std::size_t row = 0; row < 4; ++row) matrix[4 * row + column] = static_cast<float>(differences[row]);
  }
  return matrix;
}

std::vector<float> flattened(const DericheCoefficients& coefficients) {
  std::vector<float> values;
  for (const std::array<float, 4>* part : {&coefficients.a, &coefficients.b, &coefficients.c})
    values.insert(values.end(), part->begin(), part->end());
  values.push_back(coefficients.forwardGain);
  values.push_back(coefficients.backwardGain);
  values.push_back(coefficients.poleGain);
  return values;
}

double dericheFloatError(double sigma) {
  const DericheCoefficients coefficients = dericheCoefficients(sigma);
  const Four c = widened(coefficients.c);
  double amplification = 0;
  for (const double value : allPoleResponse(c, responseLength(sigma))) amplification += std::abs(value);

  // Partial sums of an output, oldest term first as in the kernels, for the steady state of a white image.
  double partial = 0;
  double largest = 1;
  for (std::size_t k = 4; k-- > 0;) {
    partial += c[k] * std::max<double>(coefficients.forwardGain, coefficients.backwardGain);
    largest = std::max(largest, std::abs(partial));
  }
  constexpr double kFilters = 4;      // forwards and backwards, along rows and columns
  constexpr double kOtherSteps = 16;  // numerators and the sum of both directions, not amplified
  return kRounding * (kFilters * largest * amplification + kOtherSteps);
}

}  // namespace headroom
