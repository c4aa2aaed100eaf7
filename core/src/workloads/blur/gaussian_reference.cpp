// References that convolve with a sampled Gaussian or an approximation of it.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "values/rounding.hpp"
#include "workloads/blur/cosines.hpp"
#include "workloads/blur/gaussian.hpp"
#include "workloads/blur/references.hpp"
#include "workloads/blur/rounded_weights.hpp"
#include "workloads/blur/separable.hpp"

namespace headroom {
namespace {

/// Number of pixels summed at a time, so that the sums stay in the first-level cache while rows stream through.
constexpr std::size_t kStrip = 512;

/// Half of a symmetric filter: weights[0] is the centre's.
class SymmetricSum {
 public:
  /// `all` are the weights of -radius..radius.
  explicit SymmetricSum(const std::vector<double>& all)
      : weights_(all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2), all.end()) {}

  [[nodiscard]] int radius() const { return static_cast<int>(weights_.size()) - 1; }

  /// result[x] = sum over k of weights[|k|] * centre[x + k].
  void alongRow(const double* centre, double* result, std::size_t width) const {
    apply([centre](int k) { return centre + k; }, result, width);
  }

  /// result[x] = sum over k of weights[|k|] * row(k)[x], for any row of the result.
  template <typename Row>
  void acrossRows(int /*y*/, const Row& row, double* result, std::size_t width) const {
    apply(row, result, width);
  }

 private:
  /// tap(k) gives count doubles for k in -radius..radius.
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

  /// Two pairs of taps per iteration, which halves the loads and stores of the sums.
  static void addPairs(double* __restrict sums, double weightA, const double* a, const double* mirroredA,
                       double weightB, const double* b, const double* mirroredB, std::size_t count) {
    for (std::size_t x = 0; x < count; ++x)
      sums[x] += weightA * (a[x] + mirroredA[x]) + weightB * (b[x] + mirroredB[x]);
  }

  std::vector<double> weights_;
};

void convolve(const ReferenceInput& input, const RowSink& sink, const std::vector<double>& weights) {
  computeSeparable(input, sink, SymmetricSum(weights));
}

void computeGaussian(const ReferenceInput& input, const RowSink& sink, double sigmas) {
  const double sigma = input.symbols.at("sigma");
  convolve(input, sink, gaussianWeights(sigma, gaussianRadius(sigma, sigmas)));
}

RowReach reachOfGaussian(const Symbols& symbols, double sigmas) {
  return {gaussianRadius(symbols.at("sigma"), sigmas)};
}

int radiusIn(const Symbols& symbols) {
  return static_cast<int>(symbols.at("RADIUS"));
}

int cosinesOf(const Symbols& symbols) {
  return static_cast<int>(symbols.at("COSINES"));
}

/// A sum of n products with weights that sum to 1, on data in [0, 1], has an error of at most (n + 1) u in any order
/// (Higham, Accuracy and Stability of Numerical Algorithms, section 3.1), one u of which is the rounding of the
/// weights. There are two such sums in sequence.
double convolutionTolerance(int radius) {
  const int taps = 2 * radius + 1;
  return 2 * (taps + 2) * kRounding;
}

double gaussianTolerance(const Symbols& symbols, double sigmas) {
  return convolutionTolerance(gaussianRadius(symbols.at("sigma"), sigmas));
}

/// Rounds weights as OpenCV 4 does for bytes (getGaussianKernelFixedPoint_ED of its imgproc/src/smooth.dispatch.cpp):
/// from the edge inwards each to a whole number of 256ths, after adding the rounding error of the previous one; the
/// centre gets the rest up to 1.
std::vector<double> in256ths(const std::vector<double>& weights) {
  constexpr double kUnits = 256;
  std::vector<double> rounded(weights.size());
  double error = 0;
  double sum = 0;
  const std::size_t centre = weights.size() / 2;
  for (std::size_t i = 0; i < centre; ++i) {
    const double wanted = weights[i] * kUnits + error;
    const double units = std::nearbyint(wanted);
    error = wanted - units;
    rounded[i] = rounded[weights.size() - 1 - i] = units / kUnits;
    sum += 2 * units / kUnits;
  }
  rounded[centre] = 1 - sum;
  return rounded;
}

}  // namespace

ReferenceMethod gaussianReference() {
  return {"gaussian",
          "True Gaussian, in double",
          [](const ReferenceInput& input, const RowSink& sink) { computeGaussian(input, sink, kTruthSigmas); },
          [](const Symbols& symbols) { return gaussianTolerance(symbols, kTruthSigmas); },
          Fidelity::Exact,
          [](const Symbols& symbols) { return reachOfGaussian(symbols, kTruthSigmas); }};
}

ReferenceMethod truncatedGaussianReference() {
  return {"truncated-gaussian",
          "Gaussian cut off at 3 sigma, in double",
          [](const ReferenceInput& input, const RowSink& sink) { computeGaussian(input, sink, kVariantSigmas); },
          [](const Symbols& symbols) { return gaussianTolerance(symbols, kVariantSigmas); },
          Fidelity::Exact,
          [](const Symbols& symbols) { return reachOfGaussian(symbols, kVariantSigmas); }};
}

ReferenceMethod slidGaussianReference() {
  ReferenceMethod method = truncatedGaussianReference();
  method.name = "slid-gaussian";
  method.title = "Gaussian cut off at 3 sigma, in double, for kernels whose sums slide";
  method.tolerance = [](const Symbols&) { return kSlidingError; };
  return method;
}

ReferenceMethod halfGaussianReference() {
  ReferenceMethod method = truncatedGaussianReference();
  method.name = "half-gaussian";
  method.title = "Gaussian cut off at 3 sigma, in double, for kernels that keep rows as halves";
  method.tolerance = [](const Symbols& symbols) { return gaussianTolerance(symbols, kVariantSigmas) + kHalfRounding; };
  method.fidelity = Fidelity::Coarse;
  return method;
}

ReferenceMethod gaussianInHalvesReference() {
  return {"gaussian-in-halves", "Gaussian of RADIUS weights on either side that are halves, in double",
          [](const ReferenceInput& input, const RowSink& sink) {
            convolve(input, sink, gaussianWeightsInHalves(input.symbols.at("sigma"), radiusIn(input.symbols)));
          },
          // Pixels and filtered rows are rounded, and the weights of both passes cannot enlarge either error.
          [](const Symbols& symbols) { return convolutionTolerance(radiusIn(symbols)) + 2 * kHalfRounding; },
          Fidelity::Approximation, [](const Symbols& symbols) { return RowReach{radiusIn(symbols)}; }};
}

ReferenceMethod gaussianIn256thsReference() {
  return {"gaussian-in-256ths", "Gaussian cut off at 3 sigma with weights rounded to 256ths, in double",
          [](const ReferenceInput& input, const RowSink& sink) {
            const double sigma = input.symbols.at("sigma");
            convolve(input, sink, in256ths(gaussianWeights(sigma, gaussianRadius(sigma, kVariantSigmas))));
          },
          // Products and sums of such weights and bytes are integers, which OpenCV rounds once, at the end.
          [](const Symbols&) { return 0.0; }, Fidelity::Approximation,
          [](const Symbols& symbols) { return reachOfGaussian(symbols, kVariantSigmas); }};
}

ReferenceMethod cosinesReference() {
  return {"cosines",
          "COSINES cosines in place of the Gaussian, in double",
          [](const ReferenceInput& input, const RowSink& sink) {
            convolve(input, sink,
                     cosineWeights(cosinesOfGaussian(input.symbols.at("sigma"), cosinesOf(input.symbols))));
          },
          [](const Symbols&) { return kSlidingError; },
          Fidelity::Approximation,
          [](const Symbols& symbols) {
            return RowReach{cosinesOfGaussian(symbols.at("sigma"), cosinesOf(symbols)).radius};
          }};
}

}  // namespace headroom
