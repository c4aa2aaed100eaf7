#include "workloads/blur/decimation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <list>
#include <mutex>
#include <numeric>

#include "headroom/system/error.hpp"
#include "workloads/blur/gaussian.hpp"
#include "workloads/blur/least_squares.hpp"
#include "workloads/blur/rounded_weights.hpp"

namespace headroom {

namespace {

constexpr int kSteps = 12;        // further steps change the error by less than 1%
constexpr double kSigmas = 6;     // the part farther out is below float's rounding
constexpr std::size_t kKept = 8;  // number of cached fits

void scaleToOne(std::vector<double>& values) {
  const double sum = std::accumulate(values.begin(), values.end(), 0.0);
  for (double& value : values) value /= sum;
}

/// Returns `count` samples of a Gaussian about their middle, with sum 1.
std::vector<double> sampledGaussian(int count, double sigma) {
  std::vector<double> samples;
  for (int i = 0; i < count; ++i) {
    const double z = (i - (count - 1) / 2.0) / sigma;
    samples.push_back(std::exp(-z * z / 2));
  }
  scaleToOne(samples);
  return samples;
}

double at(const std::vector<double>& values, int index) {
  return index >= 0 && index < static_cast<int>(values.size()) ? values[static_cast<std::size_t>(index)] : 0;
}

/// Combines two filters; `spacing`: distance between the samples of `outer`.
std::vector<double> cascade(const std::vector<double>& outer, int spacing, const std::vector<double>& inner) {
  std::vector<double> both((outer.size() - 1) * static_cast<std::size_t>(spacing) + inner.size());
  for (std::size_t i = 0; i < outer.size(); ++i) {
    for (std::size_t k = 0; k < inner.size(); ++k)
      both[i * static_cast<std::size_t>(spacing) + k] += outer[i] * inner[k];
  }
  return both;
}

/// The filters during the fit, and their target Gaussian. All are symmetric, so that half of each filter, and the
/// places of the first half between coarse samples, suffice.
class Fit {
 public:
  Fit(double sigma, const DecimationShape& shape)
      : shape_(shape),
        radius_(std::max(gaussianRadius(sigma, kSigmas), decimatedRadius(shape))),
        gaussian_(gaussianWeights(sigma, radius_)) {
    // Start values: a Gaussian for each, with variances that add up.
    const double decimating = shape.coarseRadius > 0 ? 0.75 * shape.decimation : 0.8 * sigma;
    const double rest =
        std::max(sigma * sigma - 2 * decimating * decimating, 0.3 * shape.decimation * shape.decimation);
    decimating_ = sampledGaussian(shape.taps, decimating);
    coarse_ = sampledGaussian(2 * shape.coarseRadius + 1, std::sqrt(rest) / shape.decimation);
    fitInterpolating();
    error_ = squaredError();
  }

  /// A Levenberg-Marquardt step towards the least squared error: linearises the filters' product, and shortens the step
  /// according to the prediction error of the last one.
  void improve() {
    LeastSquares problem(unknowns());
    std::vector<double> row(unknowns());
    forEachWeight(0, shape_.decimation / 2, [&](int p, int n, double target) {
      std::fill(row.begin(), row.end(), 0);
      problem.add(row, target - weightAndSlopes(p, n, row));
    });
    const Fit before = *this;
    take(problem.solve(damping_));
    error_ = squaredError();
    const bool isBetter = error_ < before.error_;
    const double damping = before.damping_ * (isBetter ? kLessDamping : kMoreDamping);
    if (!isBetter) *this = before;
    damping_ = damping;
  }

  [[nodiscard]] DecimatedGaussian rounded() const {
    DecimatedGaussian filters{shape_, {}, {}, {}};
    std::vector<double> decimating = decimating_, coarse = coarse_;
    scaleToOne(decimating);
    scaleToOne(coarse);
    filters.decimating.assign(decimating.begin(), decimating.end());
    filters.coarse.assign(coarse.begin(), coarse.end());
    for (int p = 0; p < shape_.decimation; ++p) {
      const bool isMirrored = p >= shape_.decimation / 2;
      std::vector<double> place = interpolating_[static_cast<std::size_t>(isMirrored ? shape_.decimation - 1 - p : p)];
      if (isMirrored) std::reverse(place.begin(), place.end());
      scaleToOne(place);
      filters.interpolating.insert(filters.interpolating.end(), place.begin(), place.end());
    }
    return filters;
  }

 private:
  static constexpr double kLessDamping = 0.2;
  static constexpr double kMoreDamping = 8;

  /// Index of the tap of h that coarse sample j + s has for the input n samples from output D j + p.
  [[nodiscard]] int tapAt(int n, int p, int s) const {
    return n + p - shape_.decimation * s + (shape_.taps - shape_.decimation) / 2;
  }

  /// Calls equation(place, n, target) for every combined weight of the filters.
  template <typename Equation>
  void forEachWeight(int firstPlace, int endPlace, const Equation& equation) const {
    for (int p = firstPlace; p < endPlace; ++p) {
      for (int n = -radius_; n <= radius_; ++n) equation(p, n, gaussian_[static_cast<std::size_t>(n + radius_)]);
    }
  }

  void fitInterpolating() {
    const int weights = 2 * shape_.reach + 1;
    const std::vector<double> blurred = cascade(coarse_, shape_.decimation, decimating_);
    interpolating_.clear();
    for (int place = 0; place < shape_.decimation / 2; ++place) {
      LeastSquares problem(static_cast<std::size_t>(weights));
      std::vector<double> row(static_cast<std::size_t>(weights));
      forEachWeight(place, place + 1, [&](int p, int n, double target) {
        for (int m = 0; m < weights; ++m)
          row[static_cast<std::size_t>(m)] = at(blurred, tapAt(n, p, m - shape_.reach - shape_.coarseRadius));
        problem.add(row, target);
      });
      interpolating_.push_back(problem.solve());
    }
  }

  // Order of the unknowns: half of h, then half of g from its middle on unless it is a single 1, then f[0], f[1]...
  [[nodiscard]] std::size_t coarseAt() const { return decimating_.size() / 2; }
  [[nodiscard]] std::size_t interpolatingAt() const {
    return coarseAt() + (shape_.coarseRadius > 0 ? static_cast<std::size_t>(shape_.coarseRadius) + 1 : 0);
  }
  [[nodiscard]] std::size_t unknowns() const {
    return interpolatingAt() + interpolating_.size() * (2 * static_cast<std::size_t>(shape_.reach) + 1);
  }

  /// Returns the weight of place p for the input n samples away, and its derivatives by each unknown.
  double weightAndSlopes(int p, int n, std::vector<double>& slopes) const {
    const std::vector<double>& f = interpolating_[static_cast<std::size_t>(p)];
    double weight = 0;
    for (std::size_t m = 0; m < f.size(); ++m) {
      double blurred = 0;
      for (int r = -shape_.coarseRadius; r <= shape_.coarseRadius; ++r) {
        const int k = tapAt(n, p, static_cast<int>(m) - shape_.reach + r);
        if (k < 0 || k >= shape_.taps) continue;
        const double g = coarse_[static_cast<std::size_t>(r + shape_.coarseRadius)];
        const double h = decimating_[static_cast<std::size_t>(k)];
        blurred += g * h;
        slopes[static_cast<std::size_t>(std::min(k, shape_.taps - 1 - k))] += f[m] * g;
        if (shape_.coarseRadius > 0) slopes[coarseAt() + static_cast<std::size_t>(std::abs(r))] += f[m] * h;
      }
      slopes[interpolatingAt() + static_cast<std::size_t>(p) * f.size() + m] += blurred;
      weight += f[m] * blurred;
    }
    return weight;
  }

  [[nodiscard]] double squaredError() const {
    std::vector<double> slopes(unknowns());
    double sum = 0;
    forEachWeight(0, shape_.decimation / 2, [&](int p, int n, double target) {
      const double difference = target - weightAndSlopes(p, n, slopes);
      sum += difference * difference;
    });
    return sum;
  }

  void take(const std::vector<double>& step) {
    const std::size_t taps = decimating_.size();
    for (std::size_t k = 0; k < taps; ++k) decimating_[k] += step[std::min(k, taps - 1 - k)];
    if (shape_.coarseRadius > 0) {
      for (int r = -shape_.coarseRadius; r <= shape_.coarseRadius; ++r)
        coarse_[static_cast<std::size_t>(r + shape_.coarseRadius)] +=
            step[coarseAt() + static_cast<std::size_t>(std::abs(r))];
    }
    std::size_t i = interpolatingAt();
    for (std::vector<double>& place : interpolating_) {
      for (double& weight : place) weight += step[i++];
    }
  }

  DecimationShape shape_;
  int radius_;
  std::vector<double> gaussian_;
  std::vector<double> decimating_;
  std::vector<double> coarse_;
  std::vector<std::vector<double>> interpolating_;  // for the places of the first half
  double damping_ = 1e-3;
  double error_ = 0;
};

DecimatedGaussian fitted(double sigma, const DecimationShape& shape) {
  Fit fit(sigma, shape);
  for (int step = 0; step < kSteps; ++step) fit.improve();
  return fit.rounded();
}

/// Without decimation, the Gaussian's own weights are the nearest of this number.
DecimatedGaussian plainFilter(double sigma, const DecimationShape& shape) {
  const std::vector<double> weights = gaussianWeights(sigma, shape.taps / 2);
  return {shape, {weights.begin(), weights.end()}, {1}, {1}};
}

struct Remembered {
  double sigma = 0;
  DecimatedGaussian filters;
};

}  // namespace

DecimationShape decimationShape(const Symbols& symbols) {
  const auto number = [&symbols](const char* name) { return static_cast<int>(symbols.at(name)); };
  const DecimationShape shape{number("DECIMATION"), number("TAPS"), number("COARSE_RADIUS"), number("REACH")};
  const bool keepsAll = shape.decimation == 1 && shape.coarseRadius == 0 && shape.reach == 0;
  const int oddTaps = keepsAll ? 1 : 0;
  const bool isShape = (keepsAll || (shape.decimation > 0 && shape.decimation % 2 == 0)) && shape.taps > 0 &&
                       shape.taps % 2 == oddTaps && shape.coarseRadius >= 0 && shape.reach >= 0;
  if (!isShape) {
    throw Error(Stage::KernelFile,
                fmt::format("DECIMATION {}, TAPS {}, COARSE_RADIUS {} and REACH {} are not a decimated Gaussian. Make "
                            "DECIMATION and TAPS even; or DECIMATION 1, TAPS odd and the others 0.",
                            shape.decimation, shape.taps, shape.coarseRadius, shape.reach));
  }
  return shape;
}

DecimatedGaussian fitDecimatedGaussian(double sigma, const DecimationShape& shape) {
  static std::mutex mutex;
  static std::list<Remembered> remembered;  // most recently used first
  const std::lock_guard lock(mutex);
  const auto known = std::find_if(remembered.begin(), remembered.end(), [&](const Remembered& candidate) {
    return candidate.sigma == sigma && candidate.filters.shape == shape;
  });
  if (known != remembered.end()) {
    remembered.splice(remembered.begin(), remembered, known);
    return remembered.front().filters;
  }
  remembered.push_front({sigma, shape.decimation == 1 ? plainFilter(sigma, shape) : fitted(sigma, shape)});
  if (remembered.size() > kKept) remembered.pop_back();
  return remembered.front().filters;
}

RoundedFilters rounded(const DecimatedGaussian& filters) {
  const std::vector<double> decimating(filters.decimating.begin(), filters.decimating.end());
  const auto floats = [](const std::vector<double>& doubles) {
    return std::vector<float>(doubles.begin(), doubles.end());
  };
  RoundedFilters made{floats(symmetricInBytes(decimating)), floats(symmetricInHalves(decimating)), {}};
  const std::ptrdiff_t weights = 2 * filters.shape.reach + 1;
  for (auto place = filters.interpolating.begin(); place != filters.interpolating.end(); place += weights) {
    const std::vector<float> halves = floats(inHalves({place, place + weights}));
    made.interpolating.insert(made.interpolating.end(), halves.begin(), halves.end());
  }
  return made;
}

std::vector<double> effectiveWeights(const DecimatedGaussian& filters, int p, int radius) {
  const DecimationShape& shape = filters.shape;
  const int neighbours = 2 * shape.reach + 1;
  const auto first = filters.interpolating.begin() + static_cast<std::ptrdiff_t>(p) * neighbours;
  const std::vector<double> place(first, first + neighbours);
  const std::vector<double> decimating(filters.decimating.begin(), filters.decimating.end());
  const std::vector<double> coarse(filters.coarse.begin(), filters.coarse.end());
  const std::vector<double> all = cascade(cascade(place, 1, coarse), shape.decimation, decimating);
  // Its first weight is that of the farthest coarse sample's first tap.
  const int start = -shape.decimation * (shape.reach + shape.coarseRadius) - (shape.taps - shape.decimation) / 2 - p;
  std::vector<double> weights(2 * static_cast<std::size_t>(radius) + 1);
  for (std::size_t i = 0; i < all.size(); ++i) weights[static_cast<std::size_t>(radius + start) + i] = all[i];
  return weights;
}

int decimatedRadius(const DecimationShape& shape) {
  return shape.decimation * (shape.reach + shape.coarseRadius + 1) + (shape.taps - shape.decimation) / 2;
}

}  // namespace headroom
