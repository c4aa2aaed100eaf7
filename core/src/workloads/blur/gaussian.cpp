#include "workloads/blur/gaussian.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "workloads/blur/rounded_weights.hpp"

namespace headroom {
namespace {

/// Name in the workload's file, and in expressions of its kernels.
constexpr const char* kSigma = "sigma";

}  // namespace

double sigmaOf(const ParameterValues& parameters) {
  return parameters.at(kSigma);
}

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
  return symmetricInHalves(gaussianWeights(sigma, radius));
}

}  // namespace headroom
