#include "workloads/cosines.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "workloads/gaussian.hpp"

namespace headroom {
namespace {

double baseFrequency(int radius) {
  return 2 * std::numbers::pi / (2 * radius + 1);
}

}  // namespace

CosineWindow cosineWindow(double sigma, int cosines) {
  CosineWindow window{};
  // At a small sigma there can't be more cosines than the window has different pixels.
  window.radius = std::max(cosines, static_cast<int>(std::floor(0.4 * (cosines + 5) * sigma + 0.5)));
  const int reach = std::max(window.radius, gaussianRadius(sigma, kTruthSigmas));
  const std::vector<double> gaussian = gaussianWeights(sigma, reach);
  const double length = 2 * window.radius + 1;
  // Cosines of these frequencies are orthogonal on the window, so each is fitted by itself, and all but the constant
  // sum to 0: the gain is a_0's alone.
  window.amplitudes.push_back(1 / length);
  for (int k = 1; k <= cosines; ++k) {
    double product = 0;
    for (int u = -window.radius; u <= window.radius; ++u)
      product += gaussian[static_cast<std::size_t>(reach + u)] * std::cos(k * baseFrequency(window.radius) * u);
    window.amplitudes.push_back(2 * product / length);
  }
  return window;
}

std::vector<double> cosineWeights(const CosineWindow& window) {
  std::vector<double> weights;
  for (int u = -window.radius; u <= window.radius; ++u) {
    double weight = 0;
    for (std::size_t k = 0; k < window.amplitudes.size(); ++k)
      weight += window.amplitudes[k] * std::cos(static_cast<double>(k) * baseFrequency(window.radius) * u);
    weights.push_back(weight);
  }
  return weights;
}

std::vector<float> flattened(const CosineWindow& window) {
  std::vector<float> values{static_cast<float>(window.radius), static_cast<float>(window.amplitudes[0])};
  for (std::size_t k = 1; k < window.amplitudes.size(); ++k) {
    const double frequency = static_cast<double>(k) * baseFrequency(window.radius);
    values.push_back(static_cast<float>(window.amplitudes[k] * std::cos(frequency * window.radius)));
    values.push_back(static_cast<float>(2 * std::cos(frequency)));
  }
  return values;
}

double cosineFloatError(double sigma, int cosines) {
  const CosineWindow window = cosineWindow(sigma, cosines);
  constexpr double kRounding = std::numeric_limits<float>::epsilon() / 2;
  const double length = 2 * window.radius + 1;
  const double walk = std::sqrt(length + static_cast<double>(kLongestSlidingRun));
  double error = 4 * walk * kRounding;  // the constant's sum, and adding all up
  for (std::size_t k = 1; k < window.amplitudes.size(); ++k) {
    const double frequency = static_cast<double>(k) * baseFrequency(window.radius);
    // 2 cos is rounded: over a window the oscillation comes out of step by so much, and a pixel that leaves is not
    // quite removed. What random pixels leave behind adds up like a random walk, a constant's turns with the frequency.
    const double outOfStep = length * kRounding / (2 * std::sin(frequency));
    error += std::abs(window.amplitudes[k]) * outOfStep * (walk + 1 / frequency);
    // And each step rounds a sum of at most 2 / pi, twice; what that loses oscillates on, enlarged by 1 / sin.
    error += 2 * walk * kRounding / std::sin(frequency) * std::min(1.0, std::abs(window.amplitudes[k]) * length) *
             std::numbers::inv_pi;
  }
  return 2 * error;  // rows and columns
}

}  // namespace headroom
