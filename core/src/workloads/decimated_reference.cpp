// The Gaussian of a decimating and an interpolating filter, as exactly as double allows.
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "workloads/decimation.hpp"
#include "workloads/references.hpp"
#include "workloads/separable.hpp"

namespace headroom {

namespace {

/// All filters in one step, as weights that repeat with every coarse sample.
class PeriodicSum {
 public:
  explicit PeriodicSum(const Symbols& symbols) : radius_(decimatedRadius(decimationShape(symbols))) {
    const DecimatedGaussian filters = fitDecimatedGaussian(symbols.at("sigma"), decimationShape(symbols));
    for (int p = 0; p < filters.shape.decimation; ++p) weights_.push_back(effectiveWeights(filters, p, radius_));
  }

  [[nodiscard]] int radius() const { return radius_; }

  void alongRow(const double* centre, double* result, std::size_t width) const {
    for (std::size_t x = 0; x < width; ++x) {
      const std::vector<double>& weights = weights_[x % weights_.size()];
      const double* first = centre + x - radius_;
      double sum = 0;
      for (std::size_t k = 0; k < weights.size(); ++k) sum += weights[k] * first[k];
      result[x] = sum;
    }
  }

  template <typename Row>
  void acrossRows(int y, const Row& row, double* result, std::size_t width) const {
    const std::vector<double>& weights = weights_[static_cast<std::size_t>(y) % weights_.size()];
    std::fill_n(result, width, 0.0);
    for (int k = -radius_; k <= radius_; ++k) {
      const double weight = weights[static_cast<std::size_t>(k + radius_)];
      const double* pixels = row(k);
      for (std::size_t x = 0; x < width; ++x) result[x] += weight * pixels[x];
    }
  }

 private:
  int radius_;
  std::vector<std::vector<double>> weights_;
};

/// Six sums, one after the other, each of n products and wrong by at most (n + 1) u times the sum of its weights'
/// magnitudes (Higham, Accuracy and Stability of Numerical Algorithms, section 3.1); the product of those sums, of all
/// filters along a line, is below 1.5.
double decimatedTolerance(const Symbols& symbols) {
  constexpr double kRounding = std::numeric_limits<float>::epsilon() / 2;
  const DecimationShape shape = decimationShape(symbols);
  return 1.5 * 1.5 * 2 * (shape.taps + 1 + 2 * shape.coarseRadius + 2 + 2 * shape.reach + 2) * kRounding;
}

}  // namespace

ReferenceMethod decimatedGaussianReference() {
  return {"decimated-gaussian",
          "Gaussian by decimation and interpolation, in double",
          [](const ReferenceInput& input, const RowSink& sink) {
            computeSeparable(input, sink, PeriodicSum(input.symbols));
          },
          decimatedTolerance,
          Fidelity::Approximation,
          [](const Symbols& symbols) {
            const DecimationShape shape = decimationShape(symbols);
            return RowReach{decimatedRadius(shape), shape.decimation};
          }};
}

}  // namespace headroom
