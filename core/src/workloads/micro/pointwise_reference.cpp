// References of the workloads that take each pixel by itself: copy and mad.
#include <cmath>

#include "workloads/micro/pointwise.hpp"
#include "workloads/micro/references.hpp"

namespace headroom {
namespace {

void computeIdentity(const ReferenceInput& input, const RowSink& sink) {
  computePointwise(input, sink, [](double x, int) { return x; });
}

void computeLogistic(const ReferenceInput& input, const RowSink& sink) {
  const int rounds = count(input.symbols, "ROUNDS");
  // The kernels' factor, which is a float: 3.9 itself differs from it by 1e-7, and the map is chaotic.
  constexpr double kFactor = static_cast<double>(3.9f);
  computePointwise(input, sink, [rounds](double x, int) {
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
  // A step x -> c - 0.96875 x takes x nearer to its fixed point, c / 1.96875, by the same factor each time: all rounds
  // at once are one multiplication, and step by step the reference would take longer than the sweep that it checks.
  const double shrunk = std::pow(-0.96875, rounds);
  double fixedPoints = 0;
  for (int chain = 0; chain < chains; ++chain) fixedPoints += (0.96875 + chain / 256.0) / 1.96875;
  const double meanFixedPoint = fixedPoints / chains;
  computePointwise(input, sink, [=](double start, int) { return meanFixedPoint + shrunk * (start - meanFixedPoint); });
}

/// A step rounds a number below 1 once, or two where multiply and add are not fused, each by at most u / 2, and shrinks
/// what was wrong before: e(n + 1) = 0.96875 e(n) + u. Then three levels of sums. A bound that grew with the rounds
/// would soon let a kernel pass that does a round too few.
double chainsTolerance(const Symbols& symbols) {
  double error = 0;
  for (int round = 0; round < count(symbols, "ROUNDS"); ++round) error = 0.96875 * error + kRounding;
  return error + 8 * kRounding;
}

RowReach ownRowAlone(const Symbols& /*symbols*/) {
  return {};
}

}  // namespace

ReferenceMethod identityReference() {
  return {"identity",      "The source itself", computeIdentity, [](const Symbols&) { return 0.0; },
          Fidelity::Exact, ownRowAlone};
}

ReferenceMethod logisticReference() {
  return {"logistic",        "Logistic map, in double", computeLogistic,
          logisticTolerance, Fidelity::Approximation,   ownRowAlone};
}

ReferenceMethod chainsReference() {
  return {"chains",   "Mean of contracting chains, in double", computeChains, chainsTolerance, Fidelity::Approximation,
          ownRowAlone};
}

}  // namespace headroom
