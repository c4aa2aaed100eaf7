#include "workloads/blur/rounded_weights.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace headroom {
namespace {

/// IEEE 754 binary16, for numbers up to 1: 11 bits, the last of them 2^-24 or more.
double nearestHalf(double value) {
  int exponent = 0;
  std::frexp(value, &exponent);
  const int last = std::max(exponent - 11, -24);
  return std::ldexp(std::nearbyint(std::ldexp(value, -last)), last);
}

}  // namespace

std::vector<double> symmetricInHalves(std::vector<double> weights) {
  double missing = 0;  // total rounding error so far
  const std::size_t count = weights.size();
  if (count % 2 == 1) {
    double& centre = weights[count / 2];
    missing = centre - nearestHalf(centre);
    centre = nearestHalf(centre);
  }
  for (std::size_t k = (count + 1) / 2; k < count; ++k) {
    const double wanted = weights[k] + missing / 2;  // shared by a pair
    weights[k] = weights[count - 1 - k] = nearestHalf(wanted);
    missing = 2 * (wanted - weights[k]);
  }
  return weights;
}

std::vector<double> inHalves(std::vector<double> weights) {
  std::vector<std::size_t> order(weights.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return weights[a] > weights[b]; });
  double missing = 0;
  for (const std::size_t i : order) {
    const double wanted = weights[i] + missing;
    weights[i] = nearestHalf(wanted);
    missing = wanted - weights[i];
  }
  return weights;
}

std::vector<double> symmetricInBytes(const std::vector<double>& weights) {
  const double largest = *std::max_element(weights.begin(), weights.end());
  const double sum = std::exp2(std::floor(std::log2(255 / largest)));
  std::vector<double> bytes(weights.size());
  double wanted = 0;
  double given = 0;
  for (std::size_t k = weights.size() / 2; k < weights.size(); ++k) {
    wanted += weights[k] * sum;
    bytes[k] = bytes[weights.size() - 1 - k] = std::clamp(std::nearbyint(wanted - given), 0.0, 255.0);
    given += bytes[k];
  }
  return bytes;
}

}  // namespace headroom
