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

int tapsOf(const Symbols& symbols) {
  return static_cast<int>(symbols.at("TAPS"));
}

/// Both filters in one step, as weights that repeat every kDecimation samples.
class PeriodicSum {
 public:
  explicit PeriodicSum(const Symbols& symbols) : radius_(decimatedRadius(tapsOf(symbols))) {
    const DecimatedGaussian filters = fitDecimatedGaussian(symbols.at("sigma"), tapsOf(symbols));
    for (int p = 0; p < kDecimation; ++p) weights_.push_back(effectiveWeights(filters, p, radius_));
  }

  [[nodiscard]] int radius() const { return radius_; }

  void alongRow(const double* centre, double* result, std::size_t width) const {
    for (std::size_t x = 0; x < width; ++x) {
      const std::vector<double>& weights = weights_[x % kDecimation];
      const double* first = centre + x - radius_;
      double sum = 0;
      for (std::size_t k = 0; k < weights.size(); ++k) sum += weights[k] * first[k];
      result[x] = sum;
    }
  }

  template <typename Row>
  void acrossRows(int y, const Row& row, double* result, std::size_t width) const {
    const std::vector<double>& weights = weights_[static_cast<std::size_t>(y % kDecimation)];
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

/// Four sums, one after the other, each of n products and wrong by at most (n + 1) u times the sum of its weights'
/// magnitudes (Higham, Accuracy and Stability of Numerical Algorithms, section 3.1); those of the decimating filter are
/// about 1, those of the interpolating ones below 1.1, and later sums multiply what earlier ones left.
double decimatedTolerance(const Symbols& symbols) {
  constexpr double kRounding = std::numeric_limits<float>::epsilon() / 2;
  return 1.25 * 2 * (tapsOf(symbols) + 1 + 3 + 1) * kRounding;
}

}  // namespace

ReferenceMethod decimatedGaussianReference() {
  return {"decimated-gaussian", "Gaussian by decimation and interpolation, in double",
          [](const ReferenceInput& input, const RowSink& sink) {
            computeSeparable(input, sink, PeriodicSum(input.symbols));
          },
          decimatedTolerance};
}

}  // namespace headroom
