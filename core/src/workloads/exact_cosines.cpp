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

double angle(int frequency, int radius) {
  return frequency * std::numbers::pi / (2 * radius + 1);
}

/// A weight stands for the pixels on both sides, except in the middle.
double pixelsOf(int n) {
  return n == 0 ? 1 : 2;
}

constexpr std::array kFrequencies{0, 1, 2, 3, 5, 6, 7};
constexpr int kEdges = 3;

/// The terms nearly repeat each other, and do so entirely where there are more than pixels: this keeps the solution
/// short, at a cost that is far below the fit's own error.
constexpr double kSlightDamping = 1e-13;

/// What each term is at a pixel n: the cosines, and then the edges.
std::vector<double> termsAt(int n, int radius, const std::vector<int>& frequencies, std::size_t edges) {
  std::vector<double> terms;
  for (const int frequency : frequencies) terms.push_back(std::cos(angle(frequency, radius) * n));
  for (std::size_t j = 0; j < edges; ++j) terms.push_back(n == radius - static_cast<int>(j) ? 1 : 0);
  return terms;
}

}  // namespace

ExactCosines exactCosines(double sigma) {
  const int radius = gaussianRadius(sigma, kVariantSigmas);
  const std::vector<double> gaussian = gaussianWeights(sigma, radius);
  ExactCosines filter{radius, {kFrequencies.begin(), kFrequencies.end()}, {}, {}};
  // On few pixels higher frequencies look like lower ones, and there are not as many edges.
  std::vector<int> usable = filter.frequencies;
  std::erase_if(usable, [radius](int frequency) { return frequency > radius; });
  const auto usableEdges = static_cast<std::size_t>(std::min(kEdges, radius + 1));

  LeastSquares equations(usable.size() + usableEdges);
  for (int n = 0; n <= radius; ++n) {
    const double scale = std::sqrt(pixelsOf(n));
    std::vector<double> row = termsAt(n, radius, usable, usableEdges);
    for (double& term : row) term *= scale;
    equations.add(row, scale * gaussian[static_cast<std::size_t>(radius + n)]);
  }
  const std::vector<double> solution = equations.solve(kSlightDamping);
  filter.amplitudes.assign(solution.begin(), solution.begin() + static_cast<std::ptrdiff_t>(usable.size()));
  filter.edge.assign(solution.begin() + static_cast<std::ptrdiff_t>(usable.size()), solution.end());
  filter.amplitudes.resize(filter.frequencies.size());
  filter.edge.resize(static_cast<std::size_t>(kEdges));

  const std::vector<double> weights = halfOfWeights(filter);
  double sum = 0;
  for (int n = 0; n <= radius; ++n) sum += pixelsOf(n) * weights[static_cast<std::size_t>(n)];
  for (double& amplitude : filter.amplitudes) amplitude /= sum;
  for (double& weight : filter.edge) weight /= sum;
  return filter;
}

std::vector<double> halfOfWeights(const ExactCosines& filter) {
  std::vector<double> weights;
  for (int n = 0; n <= filter.radius; ++n) {
    double weight = 0;
    for (std::size_t k = 0; k < filter.frequencies.size(); ++k)
      weight += filter.amplitudes[k] * std::cos(angle(filter.frequencies[k], filter.radius) * n);
    const auto fromEdge = static_cast<std::size_t>(filter.radius - n);
    if (fromEdge < filter.edge.size()) weight += filter.edge[fromEdge];
    weights.push_back(weight);
  }
  return weights;
}

std::vector<float> flattened(const ExactCosines& filter) {
  std::vector<float> numbers{static_cast<float>(filter.amplitudes[0])};
  const std::size_t cosines = filter.frequencies.size() - 1;
  for (std::size_t k = 1; k <= cosines; ++k) {
    const double t = angle(filter.frequencies[k], filter.radius);
    const double half = std::sin(t / 2);
    const bool byDifferences = k <= cosines / 2;
    // 2 cos - 2 without the digits that the subtraction would lose; all 0 where the amplitude is.
    const double factor = byDifferences ? -4 * half * half : 2 * std::cos(t);
    numbers.push_back(static_cast<float>(filter.amplitudes[k] * std::cos(t * filter.radius)));
    numbers.push_back(filter.amplitudes[k] == 0 ? 0.0F : static_cast<float>(factor));
  }
  for (std::size_t j = 0; j < filter.edge.size(); ++j) {
    const bool isMiddle = static_cast<int>(j) == filter.radius;  // both pixels are the same one
    numbers.push_back(static_cast<float>(isMiddle ? filter.edge[j] / 2 : filter.edge[j]));
  }
  return numbers;
}

}  // namespace headroom
