#include "workloads/gaussian.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace headroom {
namespace {

/// IEEE 754 binary16, of numbers up to 1: 11 bits, the last of them 2^-24 or more.
double nearestHalf(double value) {
  int exponent = 0;
  std::frexp(value, &exponent);
  const int last = std::max(exponent - 11, -24);
  return std::ldexp(std::nearbyint(std::ldexp(value, -last)), last);
}

}  // namespace

int gaussianRadius(double sigma, double sigmas) {
  return std::max(1, static_cast<int>(std::ceil(sigmas * sigma)));
}

std::vector<double> gaussianWeights(double sigma, int radius) {
  std::vector<double> weights(2 * static_cast<std::size_t>(radius) + 1);
  double sum = 0;
  for (int k = -radius; k <= radius; ++k) {
    const double distance = k / sigma;
    const double weight = std::exp(-0.5 * distance * distance);
    weights[static_cast<std::size_t>(k + radius)] = weight;
    sum += weight;
  }
  for (double& weight : weights) weight /= sum;
  return weights;
}

std::vector<double> gaussianWeightsInHalves(double sigma, int radius) {
  std::vector<double> weights = gaussianWeights(sigma, radius);
  const std::size_t centre = weights.size() / 2;
  const double middle = nearestHalf(weights[centre]);
  double missing = weights[centre] - middle;  // in all of those rounded so far
  weights[centre] = middle;
  for (std::size_t k = 1; k <= centre; ++k) {
    const double wanted = weights[centre + k] + missing / 2;  // a pair shares it
    const double half = nearestHalf(wanted);
    missing = 2 * (wanted - half);
    weights[centre - k] = weights[centre + k] = half;
  }
  return weights;
}

}  // namespace headroom
