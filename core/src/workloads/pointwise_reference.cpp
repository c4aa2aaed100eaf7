// References of the workloads that take each pixel by itself: copy and mad.
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "row_bands.hpp"
#include "workloads/references.hpp"

namespace headroom {
namespace {

constexpr double kRounding = std::numeric_limits<float>::epsilon() / 2;
constexpr int kLeastRows = 16;  // fewer per thread are done sooner than a thread is started

/// Streams operation(pixel) of every pixel.
template <typename Operation>
void computePointwise(const ReferenceInput& input, const RowSink& sink, const Operation& operation) {
  forEachBand(input.size.height, kLeastRows, [&](int first, int last) {
    const std::size_t width = static_cast<std::size_t>(input.size.width);
    std::vector<float> source(width);
    std::vector<double> result(width);
    for (int y = first; y < last && !input.stop.stop_requested(); ++y) {
      input.source(y, source);
      for (std::size_t x = 0; x < width; ++x) result[x] = operation(static_cast<double>(source[x]));
      sink(y, result);
    }
  });
}

int count(const Symbols& symbols, const char* name) {
  return static_cast<int>(symbols.at(name));
}

void computeIdentity(const ReferenceInput& input, const RowSink& sink) {
  computePointwise(input, sink, [](double x) { return x; });
}

void computeLogistic(const ReferenceInput& input, const RowSink& sink) {
  const int rounds = count(input.symbols, "ROUNDS");
  // The kernels' factor, which is a float: 3.9 itself differs from it by 1e-7, and the map is chaotic.
  constexpr double kFactor = static_cast<double>(3.9f);
  computePointwise(input, sink, [rounds](double x) {
    for (int round = 0; round < rounds; ++round) x = kFactor * x * (1 - x);
    return x;
  });
}

/// Each round has three roundings of numbers below 1, and stretches what was wrong before by at most the slope of the
/// map, 3.9: e(n + 1) = 3.9 e(n) + 3 u.
double logisticTolerance(const Symbols& symbols) {
  double error = 0;
  for (int round = 0; round < count(symbols, "ROUNDS"); ++round) error = 3.9 * error + 3 * kRounding;
  return error;
}

void computeChains(const ReferenceInput& input, const RowSink& sink) {
  const int chains = count(input.symbols, "CHAINS");
  const int rounds = count(input.symbols, "ROUNDS");
  computePointwise(input, sink, [chains, rounds](double start) {
    double sum = 0;
    for (int chain = 0; chain < chains; ++chain) {
      const double offset = 0.96875 + chain / 256.0;
      double x = start;
      for (int round = 0; round < rounds; ++round) x = offset - 0.96875 * x;
      sum += x;
    }
    return sum / chains;
  });
}

/// A step rounds a number below 1 once, or two where multiply and add are not fused, each by at most u / 2, and shrinks
/// what was wrong before: e(n + 1) = 0.96875 e(n) + u. Then three levels of sums. A bound that grew with the rounds
/// would soon let a kernel pass that does a round too few.
double chainsTolerance(const Symbols& symbols) {
  double error = 0;
  for (int round = 0; round < count(symbols, "ROUNDS"); ++round) error = 0.96875 * error + kRounding;
  return error + 8 * kRounding;
}

}  // namespace

ReferenceMethod identityReference() {
  return {"identity", "The source itself", computeIdentity, [](const Symbols&) { return 0.0; }};
}

ReferenceMethod logisticReference() {
  return {"logistic", "Logistic map, in double", computeLogistic, logisticTolerance};
}

ReferenceMethod chainsReference() {
  return {"chains", "Mean of contracting chains, in double", computeChains, chainsTolerance};
}

}  // namespace headroom
