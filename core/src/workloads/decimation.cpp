#include "workloads/decimation.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

#include "workloads/gaussian.hpp"
#include "workloads/least_squares.hpp"

namespace headroom {

namespace {

constexpr int kTurns = 60;  // further ones change the error by less than 1 %
constexpr std::size_t kNeighbours = 3;

using Interpolation = std::array<std::array<double, kNeighbours>, kDecimation>;

/// The filters being fitted, and the Gaussian that both together should be.
class Fit {
 public:
  Fit(double sigma, int taps)
      : taps_(taps),
        radius_(std::max(gaussianRadius(sigma, kTruthSigmas), decimatedRadius(taps))),
        gaussian_(gaussianWeights(sigma, radius_)),
        decimating_(static_cast<std::size_t>(taps)) {
    // To begin with, a Gaussian a little narrower: the interpolation makes it wider.
    for (int k = 0; k < taps; ++k) {
      const double z = (k - (taps - 1) / 2.0) / (0.8 * sigma);
      decimating_[static_cast<std::size_t>(k)] = std::exp(-z * z / 2);
    }
    scaleToOne(decimating_);
  }

  void improve() {
    fitInterpolating();
    fitDecimating();
  }

  [[nodiscard]] DecimatedGaussian rounded() const {
    DecimatedGaussian filters;
    filters.decimating.assign(decimating_.begin(), decimating_.end());
    for (std::size_t p = 0; p < kDecimation; ++p) {
      const double sum = std::accumulate(interpolating_[p].begin(), interpolating_[p].end(), 0.0);
      for (std::size_t m = 0; m < kNeighbours; ++m)
        filters.interpolating[p][m] = static_cast<float>(interpolating_[p][m] / sum);
    }
    return filters;
  }

 private:
  static void scaleToOne(std::vector<double>& values) {
    const double sum = std::accumulate(values.begin(), values.end(), 0.0);
    for (double& value : values) value /= sum;
  }

  /// The tap that coarse sample j + m - 1 gives the input n samples from output 4 j + p; none outside 0..taps - 1.
  [[nodiscard]] int tapAt(int n, int p, int m) const {
    return n + p - kDecimation * (m - 1) + (taps_ - kDecimation) / 2;
  }
  [[nodiscard]] bool isTap(int k) const { return k >= 0 && k < taps_; }

  void fitInterpolating() {
    Interpolation fitted{};
    for (int p = 0; p < kDecimation; ++p) {
      LeastSquares problem(kNeighbours);
      for (int n = -radius_; n <= radius_; ++n) {
        std::vector<double> row(kNeighbours);
        for (int m = 0; m < static_cast<int>(kNeighbours); ++m) {
          const int k = tapAt(n, p, m);
          if (isTap(k)) row[static_cast<std::size_t>(m)] = decimating_[static_cast<std::size_t>(k)];
        }
        problem.add(row, gaussian_[static_cast<std::size_t>(n + radius_)]);
      }
      const std::vector<double> solution = problem.solve();
      std::copy(solution.begin(), solution.end(), fitted[static_cast<std::size_t>(p)].begin());
    }
    for (std::size_t p = 0; p < kDecimation; ++p) {
      for (std::size_t m = 0; m < kNeighbours; ++m)
        interpolating_[p][m] = (fitted[p][m] + fitted[kDecimation - 1 - p][kNeighbours - 1 - m]) / 2;
    }
  }

  void fitDecimating() {
    LeastSquares problem(static_cast<std::size_t>(taps_ / 2));  // its other half is the same
    for (int p = 0; p < kDecimation; ++p) {
      for (int n = -radius_; n <= radius_; ++n) {
        std::vector<double> row(static_cast<std::size_t>(taps_ / 2));
        for (int m = 0; m < static_cast<int>(kNeighbours); ++m) {
          const int k = tapAt(n, p, m);
          if (isTap(k))
            row[static_cast<std::size_t>(std::min(k, taps_ - 1 - k))] +=
                interpolating_[static_cast<std::size_t>(p)][static_cast<std::size_t>(m)];
        }
        problem.add(row, gaussian_[static_cast<std::size_t>(n + radius_)]);
      }
    }
    const std::vector<double> half = problem.solve();
    for (std::size_t k = 0; k < half.size(); ++k) decimating_[k] = decimating_[decimating_.size() - 1 - k] = half[k];
    scaleToOne(decimating_);
  }

  int taps_;
  int radius_;
  std::vector<double> gaussian_;
  std::vector<double> decimating_;
  Interpolation interpolating_{};
};

}  // namespace

DecimatedGaussian fitDecimatedGaussian(double sigma, int taps) {
  Fit fit(sigma, taps);
  for (int turn = 0; turn < kTurns; ++turn) fit.improve();
  return fit.rounded();
}

std::vector<double> effectiveWeights(const DecimatedGaussian& filters, int p, int radius) {
  std::vector<double> weights(2 * static_cast<std::size_t>(radius) + 1);
  const int taps = static_cast<int>(filters.decimating.size());
  for (int m = 0; m < static_cast<int>(kNeighbours); ++m) {
    for (int k = 0; k < taps; ++k) {
      const int n = kDecimation * (m - 1) + k - (taps - kDecimation) / 2 - p;
      weights[static_cast<std::size_t>(n + radius)] +=
          static_cast<double>(filters.interpolating[static_cast<std::size_t>(p)][static_cast<std::size_t>(m)]) *
          static_cast<double>(filters.decimating[static_cast<std::size_t>(k)]);
    }
  }
  return weights;
}

int decimatedRadius(int taps) {
  return taps / 2 + kDecimation + 1;
}

}  // namespace headroom
