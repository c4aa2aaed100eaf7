// The Gaussian of a decimating and an interpolating filter, computed in double.
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

#include "values/rounding.hpp"
#include "workloads/blur/decimation.hpp"
#include "workloads/blur/references.hpp"
#include "workloads/blur/rounded_weights.hpp"
#include "workloads/blur/separable.hpp"

namespace headroom {

namespace {

DecimatedGaussian filtersOf(const Symbols& symbols) {
  return fitDecimatedGaussian(symbols.at("sigma"), decimationShape(symbols));
}

using Weights = std::vector<std::vector<double>>;  // for each place between coarse samples

Weights weightsOf(const DecimatedGaussian& filters) {
  Weights weights;
  for (int p = 0; p < filters.shape.decimation; ++p)
    weights.push_back(effectiveWeights(filters, p, decimatedRadius(filters.shape)));
  return weights;
}

/// All filters combined, as weights that repeat with every coarse sample.
class PeriodicSum {
 public:
  PeriodicSum(const DecimatedGaussian& alongRows, const DecimatedGaussian& alongColumns)
      : radius_(decimatedRadius(alongRows.shape)),
        alongRows_(weightsOf(alongRows)),
        alongColumns_(weightsOf(alongColumns)) {}

  [[nodiscard]] int radius() const { return radius_; }

  void alongRow(const double* centre, double* result, std::size_t width) const {
    for (std::size_t x = 0; x < width; ++x) {
      const std::vector<double>& weights = alongRows_[x % alongRows_.size()];
      const double* first = centre + x - radius_;
      double sum = 0;
      for (std::size_t k = 0; k < weights.size(); ++k) sum += weights[k] * first[k];
      result[x] = sum;
    }
  }

  template <typename Row>
  void acrossRows(int y, const Row& row, double* result, std::size_t width) const {
    const std::vector<double>& weights = alongColumns_[static_cast<std::size_t>(y) % alongColumns_.size()];
    std::fill_n(result, width, 0.0);
    for (int k = -radius_; k <= radius_; ++k) {
      const double weight = weights[static_cast<std::size_t>(k + radius_)];
      const double* pixels = row(k);
      for (std::size_t x = 0; x < width; ++x) result[x] += weight * pixels[x];
    }
  }

 private:
  int radius_;
  Weights alongRows_;
  Weights alongColumns_;
};

/// Six consecutive sums, each of n products with an error of at most (n + 1) u times the sum of its weights' magnitudes
/// (Higham, Accuracy and Stability of Numerical Algorithms, section 3.1); the product of those sums, over all filters
/// along a line, is below 1.5.
double decimatedTolerance(const Symbols& symbols) {
  const DecimationShape shape = decimationShape(symbols);
  return 1.5 * 1.5 * 2 * (shape.taps + 1 + 2 * shape.coarseRadius + 2 + 2 * shape.reach + 2) * kRounding;
}

RowReach reachOf(const Symbols& symbols) {
  const DecimationShape shape = decimationShape(symbols);
  return RowReach{decimatedRadius(shape), shape.decimation};
}

}  // namespace

ReferenceMethod decimatedGaussianReference() {
  return {"decimated-gaussian",
          "Gaussian by decimation and interpolation, in double",
          [](const ReferenceInput& input, const RowSink& sink) {
            const DecimatedGaussian filters = filtersOf(input.symbols);
            computeSeparable(input, sink, PeriodicSum(filters, filters));
          },
          decimatedTolerance,
          Fidelity::Approximation,
          reachOf};
}

ReferenceMethod decimatedInBytesReference() {
  return {"decimated-in-bytes",
          "Gaussian by decimation and interpolation with weights that are bytes and halves, in double",
          [](const ReferenceInput& input, const RowSink& sink) {
            DecimatedGaussian alongRows = filtersOf(input.symbols);
            const RoundedFilters halves = rounded(alongRows);
            alongRows.interpolating = halves.interpolating;
            DecimatedGaussian alongColumns = alongRows;
            alongColumns.decimating = halves.alongColumns;
            alongRows.decimating = halves.alongRows;
            const float sum = std::accumulate(halves.alongRows.begin(), halves.alongRows.end(), 0.0F);
            for (float& weight : alongRows.decimating) weight /= sum;
            computeSeparable(input, sink, PeriodicSum(alongRows, alongColumns));
          },
          // Rows are rounded to halves after decimation, again along columns, and after interpolation; the last sum is
          // converted directly to bytes.
          [](const Symbols& symbols) { return decimatedTolerance(symbols) + 3 * kHalfRounding; },
          Fidelity::Approximation, reachOf};
}

}  // namespace headroom
