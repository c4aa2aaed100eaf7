// References that convolve with a sampled Gaussian: rows, then columns, streamed through a ring of filtered rows.
#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "row_bands.hpp"
#include "workloads/gaussian.hpp"
#include "workloads/references.hpp"

namespace headroom {
namespace {

/// So many pixels are summed at a time that the sums stay in the first level cache while rows stream by.
constexpr std::size_t kStrip = 512;

/// A symmetric filter, half of it: weights[0] is the centre's.
class SymmetricSum {
 public:
  SymmetricSum(double sigma, int radius) {
    const std::vector<double> all = gaussianWeights(sigma, radius);
    weights_.assign(all.begin() + radius, all.end());
  }

  [[nodiscard]] int radius() const { return static_cast<int>(weights_.size()) - 1; }

  /// result[x] = sum over k of weights[|k|] * tap(k)[x]; tap(k) gives count doubles for k in -radius..radius.
  template <typename Tap>
  void apply(const Tap& tap, double* result, std::size_t count) const {
    for (std::size_t start = 0; start < count; start += kStrip) {
      const std::size_t length = std::min(kStrip, count - start);
      double* sums = result + start;
      const double* centre = tap(0) + start;
      for (std::size_t x = 0; x < length; ++x) sums[x] = weights_[0] * centre[x];
      int k = 1;
      for (; k + 1 <= radius(); k += 2) {
        const double near = weights_[static_cast<std::size_t>(k)];
        const double far = weights_[static_cast<std::size_t>(k) + 1];
        addPairs(sums, near, tap(-k) + start, tap(k) + start, far, tap(-k - 1) + start, tap(k + 1) + start, length);
      }
      if (k <= radius()) {
        const double* left = tap(-k) + start;
        addPairs(sums, weights_[static_cast<std::size_t>(k)], left, tap(k) + start, 0.0, left, left, length);
      }
    }
  }

 private:
  /// Two pairs of taps per turn: half the loads and stores of the sums.
  static void addPairs(double* __restrict sums, double weightA, const double* a, const double* mirroredA,
                       double weightB, const double* b, const double* mirroredB, std::size_t count) {
    for (std::size_t x = 0; x < count; ++x)
      sums[x] += weightA * (a[x] + mirroredA[x]) + weightB * (b[x] + mirroredB[x]);
  }

  std::vector<double> weights_;
};

/// Rows of the source filtered along x, kept while the column filter needs them.
class FilteredRows {
 public:
  FilteredRows(const ReferenceInput& input, const SymmetricSum& filter)
      : input_(input),
        filter_(filter),
        width_(static_cast<std::size_t>(input.size.width)),
        capacity_(std::min(2 * filter.radius() + 1, input.size.height)),
        source_(width_),
        padded_(width_ + 2 * static_cast<std::size_t>(filter.radius())),
        rows_(width_ * static_cast<std::size_t>(capacity_)) {}

  /// Replaces the oldest row.
  void add(int y) {
    const std::size_t radius = static_cast<std::size_t>(filter_.radius());
    input_.source(y, source_);
    std::fill_n(padded_.begin(), radius, static_cast<double>(source_.front()));
    std::copy(source_.begin(), source_.end(), padded_.begin() + static_cast<std::ptrdiff_t>(radius));
    std::fill_n(padded_.end() - static_cast<std::ptrdiff_t>(radius), radius, static_cast<double>(source_.back()));
    const double* centre = padded_.data() + radius;
    filter_.apply([centre](int k) { return centre + k; }, row(y), width_);
  }

  /// Row y of those added last.
  [[nodiscard]] double* row(int y) { return rows_.data() + static_cast<std::size_t>(y % capacity_) * width_; }

 private:
  const ReferenceInput& input_;
  const SymmetricSum& filter_;
  std::size_t width_;
  int capacity_;
  std::vector<float> source_;
  std::vector<double> padded_;  ///< a source row with its edge pixels repeated
  std::vector<double> rows_;
};

void computeBand(const ReferenceInput& input, const RowSink& sink, const SymmetricSum& filter, int first, int last) {
  const int bottom = input.size.height - 1;
  const int radius = filter.radius();
  FilteredRows rows(input, filter);
  std::vector<double> result(static_cast<std::size_t>(input.size.width));

  int next = std::max(0, first - radius);
  for (int y = first; y < last; ++y) {
    for (; next <= std::min(bottom, y + radius); ++next) {
      if (input.stop.stop_requested()) return;
      rows.add(next);
    }
    if (input.stop.stop_requested()) return;
    filter.apply([&](int k) { return rows.row(std::clamp(y + k, 0, bottom)); }, result.data(), result.size());
    sink(y, result);
  }
}

void computeGaussian(const ReferenceInput& input, const RowSink& sink, double sigmas) {
  const double sigma = input.symbols.at("sigma");
  const SymmetricSum filter(sigma, gaussianRadius(sigma, sigmas));
  // A band filters up to 2 * radius rows besides its own: short bands would do little else. And the rings of all bands
  // together stay about as large as one plane.
  const int least = std::max(16, 2 * filter.radius());
  forEachBand(input.size.height, least, [&](int first, int last) { computeBand(input, sink, filter, first, last); });
}

/// A sum of n products with weights that sum to 1, on data in [0, 1], is wrong by at most (n + 1) u however it is
/// ordered (Higham, Accuracy and Stability of Numerical Algorithms, section 3.1), one u of which is the rounding of the
/// weights. There are two such sums, one after the other.
double convolutionTolerance(const Symbols& symbols, double sigmas) {
  constexpr double kRounding = std::numeric_limits<float>::epsilon() / 2;
  const int taps = 2 * gaussianRadius(symbols.at("sigma"), sigmas) + 1;
  return 2 * (taps + 2) * kRounding;
}

/// What keeping the filtered rows as halves may add. A half has 11 bits, so a value in [1/2, 1) is rounded by up to
/// half of its last place, 2^-12, and a smaller one by less; the weights of the column pass sum to 1 and can't enlarge
/// that. Rounding in the reference too would not bring it closer for certain: where float and double fall on different
/// sides of a tie, the two halves differ by twice as much.
constexpr double kHalfRounding = 0x1p-12;

}  // namespace

ReferenceMethod gaussianReference() {
  return {"gaussian", "True Gaussian, in double",
          [](const ReferenceInput& input, const RowSink& sink) { computeGaussian(input, sink, kTruthSigmas); },
          [](const Symbols& symbols) { return convolutionTolerance(symbols, kTruthSigmas); }};
}

ReferenceMethod truncatedGaussianReference() {
  return {"truncated-gaussian", "Gaussian cut off at 3 sigma, in double",
          [](const ReferenceInput& input, const RowSink& sink) { computeGaussian(input, sink, kVariantSigmas); },
          [](const Symbols& symbols) { return convolutionTolerance(symbols, kVariantSigmas); }};
}

ReferenceMethod halfGaussianReference() {
  ReferenceMethod method = truncatedGaussianReference();
  method.name = "half-gaussian";
  method.title = "Gaussian cut off at 3 sigma, in double, for kernels that keep rows as halves";
  method.tolerance = [](const Symbols& symbols) {
    return convolutionTolerance(symbols, kVariantSigmas) + kHalfRounding;
  };
  return method;
}

}  // namespace headroom
