#include "workloads/exact_cosines.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "workloads/gaussian.hpp"
#include "workloads/least_squares.hpp"

namespace headroom {
namespace {

/// Where the fit begins, in units of 1 / sigma: it ends near them at every sigma above 2.
constexpr std::array kFirstFrequencies{0.47, 1.42, 2.43, 3.57};
constexpr std::size_t kCosines = kFirstFrequencies.size();
constexpr std::size_t kSlow = kCosines / 2;  ///< those that slide by differences

/// A weight stands for the pixels on both sides, except in the middle.
double pixelsOf(std::size_t n) {
  return n == 0 ? 1 : 2;
}

double weightAt(std::size_t n, const std::vector<double>& frequencies, const std::vector<double>& amplitudes) {
  double weight = 0;
  for (std::size_t k = 0; k < frequencies.size(); ++k)
    weight += amplitudes[k] * std::cos(frequencies[k] * static_cast<double>(n));
  return weight;
}

/// The amplitudes that fit best to half of the weights, from the middle outwards. The cosines nearly repeat each other
/// where there are few pixels: this keeps the amplitudes short.
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

/// The change of the first so many frequencies that least squares asks for where these and all amplitudes may change
/// together and the weights were linear in both.
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

/// On few pixels, where they would be above pi or too much alike, the frequencies are spread.
std::vector<double> firstFrequencies(double sigma, std::size_t pixels) {
  std::vector<double> frequencies(std::min(kCosines, pixels));
  for (std::size_t k = 0; k < frequencies.size(); ++k) {
    const double spread = (static_cast<double>(k) + 0.5) / static_cast<double>(frequencies.size());
    frequencies[k] = std::min(kFirstFrequencies[k] / sigma, 0.95 * std::numbers::pi * spread);
  }
  return frequencies;
}

/// Moves the first so many frequencies by Levenberg and Marquardt's steps (D. W. Marquardt, 1963); the amplitudes are
/// fitted anew after each of them.
std::vector<double> fitted(std::vector<double> frequencies, std::size_t movable, const std::vector<double>& half) {
  constexpr int kSteps = 40;
  constexpr double kPatience = 10;
  std::vector<double> amplitudes = bestAmplitudes(half, frequencies);
  double difference = squaredDifference(half, frequencies, amplitudes);
  double damping = 1e-3;
  for (int i = 0; i < kSteps; ++i) {
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

/// 2 cos(omega), or, for those that slide by differences, 2 cos(omega) - 2 without the digits that subtracting loses.
float factorOf(double frequency, bool isSlow) {
  const double half = std::sin(frequency / 2);
  return static_cast<float>(isSlow ? -4 * half * half : 2 * std::cos(frequency));
}

/// The frequency that the kernels' factor has: not quite the one that was meant, for the factor is rounded.
double roundedFrequency(double frequency, bool isSlow) {
  const auto factor = static_cast<double>(factorOf(frequency, isSlow));
  return isSlow ? 2 * std::asin(std::sqrt(-factor) / 2) : std::acos(factor / 2);
}

/// Factors near 2 are rounded so coarsely that the rest has to make up for it.
std::vector<double> bestFrequencies(const std::vector<double>& half, double sigma) {
  std::vector<double> frequencies = firstFrequencies(sigma, half.size());
  frequencies = fitted(frequencies, frequencies.size(), half);
  std::ranges::sort(frequencies);
  for (std::size_t k = kSlow; k < frequencies.size(); ++k) frequencies[k] = roundedFrequency(frequencies[k], false);
  frequencies = fitted(frequencies, std::min(kSlow, frequencies.size()), half);
  for (std::size_t k = 0; k < std::min(kSlow, frequencies.size()); ++k)
    frequencies[k] = roundedFrequency(frequencies[k], true);
  return frequencies;
}

}  // namespace

ExactCosines exactCosines(double sigma) {
  const int radius = gaussianRadius(sigma, kVariantSigmas);
  const std::vector<double> gaussian = gaussianWeights(sigma, radius);
  const std::vector<double> half(gaussian.begin() + radius, gaussian.end());
  ExactCosines filter{radius, bestFrequencies(half, sigma), {}};
  filter.amplitudes = bestAmplitudes(half, filter.frequencies);
  filter.frequencies.resize(kCosines);
  filter.amplitudes.resize(kCosines);

  const std::vector<double> weights = halfOfWeights(filter);
  double sum = 0;
  for (std::size_t n = 0; n < weights.size(); ++n) sum += pixelsOf(n) * weights[n];
  for (double& amplitude : filter.amplitudes) amplitude /= sum;
  return filter;
}

std::vector<double> halfOfWeights(const ExactCosines& filter) {
  std::vector<double> weights;
  for (std::size_t n = 0; n <= static_cast<std::size_t>(filter.radius); ++n)
    weights.push_back(weightAt(n, filter.frequencies, filter.amplitudes));
  return weights;
}

std::vector<float> flattened(const ExactCosines& filter) {
  std::vector<float> numbers;
  for (std::size_t k = 0; k < filter.frequencies.size(); ++k) {
    const double omega = filter.frequencies[k];
    const double amplitude = filter.amplitudes[k];
    // cos(a) - cos(b) without the digits that subtracting loses.
    const double decline = 2 * std::sin(omega * (filter.radius + 0.5)) * std::sin(omega / 2);
    numbers.push_back(static_cast<float>(amplitude * std::cos(omega * filter.radius)));
    numbers.push_back(static_cast<float>(amplitude * decline));
    numbers.push_back(factorOf(omega, k < kSlow));
  }
  return numbers;
}

}  // namespace headroom
