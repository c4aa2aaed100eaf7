#include "workloads/blur/cosines.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "workloads/blur/gaussian.hpp"
#include "workloads/blur/least_squares.hpp"

namespace headroom {
namespace {

/// Number of cosines that slide by differences: the slow ones, whose sums are large.
constexpr std::size_t kSlow = 2;

/// A weight applies to the pixels on both sides, except in the middle.
double pixelsOf(std::size_t n) {
  return n == 0 ? 1 : 2;
}

double weightAt(std::size_t n, const std::vector<double>& frequencies, const std::vector<double>& amplitudes) {
  double weight = 0;
  for (std::size_t k = 0; k < frequencies.size(); ++k)
    weight += amplitudes[k] * std::cos(frequencies[k] * static_cast<double>(n));
  return weight;
}

/// Returns the amplitudes that fit best to half of the weights, from the middle outwards. With few pixels the cosines
/// are nearly linearly dependent: this keeps the amplitudes small.
std::vector<double> bestAmplitudes(const std::vector<double>& half, const std::vector<double>& frequencies) {
  constexpr double kSlightDamping = 1e-15;
  LeastSquares equations(frequencies.size());
  for (std::size_t n = 0; n < half.size(); ++n) {
    const double scale = std::sqrt(pixelsOf(n));
    std::vector<double> row;
    for (const double frequency : frequencies) row.push_back(scale * std::cos(frequency * static_cast<double>(n)));
    equations.add(row, scale * half[n]);
  }
  return equations.solve(kSlightDamping);
}

double squaredDifference(const std::vector<double>& half, const std::vector<double>& frequencies,
                         const std::vector<double>& amplitudes) {
  double sum = 0;
  for (std::size_t n = 0; n < half.size(); ++n)
    sum += pixelsOf(n) * std::pow(weightAt(n, frequencies, amplitudes) - half[n], 2);
  return sum;
}

/// Returns the least squares change of the first `movable` frequencies if these and all amplitudes may change together
/// and the weights were linear in both.
std::vector<double> stepOf(const std::vector<double>& half, const std::vector<double>& frequencies,
                           const std::vector<double>& amplitudes, std::size_t movable, double damping) {
  LeastSquares equations(movable + frequencies.size());
  for (std::size_t n = 0; n < half.size(); ++n) {
    const double scale = std::sqrt(pixelsOf(n));
    const auto x = static_cast<double>(n);
    std::vector<double> row;
    for (std::size_t k = 0; k < movable; ++k) row.push_back(-scale * amplitudes[k] * x * std::sin(frequencies[k] * x));
    for (const double frequency : frequencies) row.push_back(scale * std::cos(frequency * x));
    equations.add(row, scale * (half[n] - weightAt(n, frequencies, amplitudes)));
  }
  std::vector<double> step = equations.solve(damping);
  step.resize(movable);
  return step;
}

/// Returns start values near the fit's minimum; far from it the fit might not converge. `pixels` is radius + 1.
std::vector<double> firstFrequencies(std::size_t cosines, double sigma, std::size_t pixels) {
  // In units of 1 / sigma on a window of 3 sigma to either side, and their decline as it gets wider.
  const std::vector<double> narrow =
      cosines == 3 ? std::vector{0.51, 1.56, 2.72} : std::vector{0.476, 1.44, 2.46, 3.62};
  const std::vector<double> decline =
      cosines == 3 ? std::vector{0.03, 0.1, 0.2} : std::vector{0.034, 0.102, 0.179, 0.28};
  const double width = (static_cast<double>(pixels) - 0.5) / sigma;
  const std::size_t usable = std::min(cosines, pixels);
  std::vector<double> frequencies(usable);
  for (std::size_t k = 0; k < usable; ++k) {
    // With few pixels they would exceed pi, or be too similar; on a window that is very wide for sigma, be below 0.
    const double spread = 0.95 * std::numbers::pi * (static_cast<double>(k) + 0.5) / static_cast<double>(usable);
    frequencies[k] = std::min(std::max(0.5 * narrow[k], narrow[k] - decline[k] * (width - 3)) / sigma, spread);
  }
  return frequencies;
}

/// Moves the first `movable` frequencies by Levenberg-Marquardt steps (D. W. Marquardt, 1963); refits the amplitudes
/// after each step.
std::vector<double> fitted(std::vector<double> frequencies, std::size_t movable, const std::vector<double>& half) {
  constexpr int kSteps = 100;
  constexpr double kHopeless = 1e6;
  constexpr double kPatience = 10;
  std::vector<double> amplitudes = bestAmplitudes(half, frequencies);
  double difference = squaredDifference(half, frequencies, amplitudes);
  double damping = 1e-3;
  for (int i = 0; i < kSteps && damping < kHopeless; ++i) {
    const std::vector<double> step = stepOf(half, frequencies, amplitudes, movable, damping);
    std::vector<double> moved = frequencies;
    for (std::size_t k = 0; k < movable; ++k) moved[k] += step[k];
    const std::vector<double> refitted = bestAmplitudes(half, moved);
    const double newDifference = squaredDifference(half, moved, refitted);
    const bool isBetter = newDifference < difference;
    damping = isBetter ? damping / kPatience : damping * kPatience;
    if (!isBetter) continue;
    frequencies = moved;
    amplitudes = refitted;
    difference = newDifference;
  }
  return frequencies;
}

/// Returns 2 cos(omega) or, for cosines that slide by differences, 2 cos(omega) - 2 without cancellation.
float factorOf(double frequency, bool isSlow) {
  const double half = std::sin(frequency / 2);
  return static_cast<float>(isSlow ? -4 * half * half : 2 * std::cos(frequency));
}

/// Returns the frequency of the kernels' rounded factor, which differs slightly from the intended one.
double roundedFrequency(double frequency, bool isSlow) {
  const auto factor = static_cast<double>(factorOf(frequency, isSlow));
  return isSlow ? 2 * std::asin(std::sqrt(-factor) / 2) : std::acos(factor / 2);
}

/// Factors near 2 have such coarse rounding that the other frequencies must compensate for it.
std::vector<double> bestFrequencies(std::vector<double> frequencies, std::size_t slow,
                                    const std::vector<double>& half) {
  frequencies = fitted(frequencies, frequencies.size(), half);
  std::ranges::sort(frequencies);
  for (std::size_t k = slow; k < frequencies.size(); ++k) frequencies[k] = roundedFrequency(frequencies[k], false);
  frequencies = fitted(frequencies, slow, half);
  for (std::size_t k = 0; k < slow; ++k) frequencies[k] = roundedFrequency(frequencies[k], true);
  return frequencies;
}

/// `half`: the weights from the middle outwards.
SlidingCosines fittedTo(const std::vector<double>& half, double sigma, std::size_t cosines) {
  SlidingCosines filter{static_cast<int>(half.size()) - 1, firstFrequencies(cosines, sigma, half.size()), {}};
  const std::size_t slow = std::min(kSlow, filter.frequencies.size());
  filter.frequencies = bestFrequencies(filter.frequencies, slow, half);
  filter.amplitudes = bestAmplitudes(half, filter.frequencies);
  filter.frequencies.resize(cosines);
  filter.amplitudes.resize(cosines);
  double sum = 0;
  for (const double weight : cosineWeights(filter)) sum += weight;
  for (double& amplitude : filter.amplitudes) amplitude /= sum;
  return filter;
}

}  // namespace

SlidingCosines cosinesOfGaussian(double sigma, int cosines) {
  // kernels/blur/cosines.clh allocates memory for a window of this width and one more pixel.
  const auto radius = static_cast<std::ptrdiff_t>(std::ceil((0.55 * cosines + 1.9) * sigma - 0.5));
  const int reach = gaussianRadius(sigma, kTruthSigmas);
  const std::vector<double> gaussian = gaussianWeights(sigma, reach);
  return fittedTo({gaussian.begin() + reach, gaussian.begin() + reach + radius + 1}, sigma,
                  static_cast<std::size_t>(cosines));
}

SlidingCosines cosinesOfTruncatedGaussian(double sigma) {
  const int radius = gaussianRadius(sigma, kVariantSigmas);
  const std::vector<double> gaussian = gaussianWeights(sigma, radius);
  return fittedTo({gaussian.begin() + radius, gaussian.end()}, sigma, 4);
}

std::vector<double> cosineWeights(const SlidingCosines& filter) {
  std::vector<double> weights;
  for (int n = -filter.radius; n <= filter.radius; ++n)
    weights.push_back(weightAt(static_cast<std::size_t>(std::abs(n)), filter.frequencies, filter.amplitudes));
  return weights;
}

std::vector<float> flattened(const SlidingCosines& filter) {
  std::vector<float> numbers{static_cast<float>(filter.radius)};
  for (std::size_t k = 0; k < filter.frequencies.size(); ++k) {
    const double omega = filter.frequencies[k];
    const double amplitude = filter.amplitudes[k];
    // cos(a) - cos(b) without cancellation.
    const double decline = 2 * std::sin(omega * (filter.radius + 0.5)) * std::sin(omega / 2);
    numbers.push_back(static_cast<float>(amplitude * std::cos(omega * filter.radius)));
    numbers.push_back(static_cast<float>(amplitude * decline));
    numbers.push_back(factorOf(omega, k < kSlow));
  }
  return numbers;
}

}  // namespace headroom
