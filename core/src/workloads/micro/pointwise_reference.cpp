// References of the workloads that process each pixel separately: copy and mad.
#include <bit>
#include <cmath>
#include <cstdint>

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

/// Each round has three roundings of numbers below 1, and amplifies earlier errors by at most the slope of the map,
/// 3.9: e(n + 1) = 3.9 e(n) + 3 u.
double logisticTolerance(const Symbols& symbols) {
  double error = 0;
  for (int round = 0; round < count(symbols, "ROUNDS"); ++round) error = 3.9 * error + 3 * kRounding;
  return error;
}

void computeChains(const ReferenceInput& input, const RowSink& sink) {
  const int chains = count(input.symbols, "CHAINS");
  const int rounds = count(input.symbols, "ROUNDS");
  // A step x -> c - 0.96875 x moves x closer to its fixed point, c / 1.96875, by the same factor each time: all rounds
  // together are one multiplication, and step by step the reference would take longer than the run that it checks.
  const double shrunk = std::pow(-0.96875, rounds);
  double fixedPoints = 0;
  for (int chain = 0; chain < chains; ++chain) fixedPoints += (0.96875 + chain / 256.0) / 1.96875;
  const double meanFixedPoint = fixedPoints / chains;
  computePointwise(input, sink, [=](double start, int) { return meanFixedPoint + shrunk * (start - meanFixedPoint); });
}

/// A step rounds a number below 1 once, or twice if multiply and add are not fused, each by at most u / 2, and reduces
/// earlier errors: e(n + 1) = 0.96875 e(n) + u. Then three levels of sums follow. A bound that grew with the rounds
/// would soon accept a kernel that does one round too few.
double chainsTolerance(const Symbols& symbols, double rounding) {
  double error = 0;
  for (int round = 0; round < count(symbols, "ROUNDS"); ++round) error = 0.96875 * error + rounding;
  return error + 8 * rounding;
}

/// A half has 13 bits fewer than a float.
constexpr double kRoundingOfHalves = kRounding * (1 << 13);

/// Sum of chains of x -> a x + c, all from the same start: after n steps x is a^n x + c (1 + a + ... + a^(n-1)). The
/// power and the sum for 2 n steps follow from those for n, hence the loop over the bits of n.
double sumOfIntChains(double pixel, int chains, int rounds) {
  constexpr double kBitsOfFloats = 0x1p24;
  const auto start = static_cast<std::uint32_t>(pixel * kBitsOfFloats);
  const std::uint32_t factor = 4 * start + 1;
  std::uint32_t power = 1;
  std::uint32_t sum = 0;
  for (int bit = std::bit_width(static_cast<unsigned>(rounds)) - 1; bit >= 0; --bit) {
    sum += power * sum;
    power *= power;
    if ((rounds >> bit) % 2 == 0) continue;
    sum = sum * factor + 1;
    power *= factor;
  }
  const auto count = static_cast<std::uint32_t>(chains);
  const std::uint32_t constants = count * count;  // 1 + 3 + 5...
  return ((count * power * start + constants * sum) >> 8) / kBitsOfFloats;
}

void computeChainsOfInts(const ReferenceInput& input, const RowSink& sink) {
  const int chains = count(input.symbols, "CHAINS");
  const int rounds = count(input.symbols, "ROUNDS");
  computePointwise(input, sink, [=](double pixel, int) { return sumOfIntChains(pixel, chains, rounds); });
}

/// Offsets of the sums are 0, 1/16, 2/16...
void computeUnitSums(const ReferenceInput& input, const RowSink& sink) {
  constexpr double kProduct = 0x1p-9;
  const double meanOffset = (count(input.symbols, "CHAINS") - 1) / 32.0;
  const double added = count(input.symbols, "ROUNDS") * kProduct;
  computePointwise(input, sink, [=](double start, int) { return start + meanOffset + added; });
}

/// A sum that grows to the next power of two loses its last bit to truncation; the products have no such bits. How many
/// bits a unit keeps while it adds is not documented, so a few are allowed. A missing product is 2^-9.
double unitSumsTolerance(const Symbols& /*symbols*/) {
  constexpr double kLastBitOfSums = 0x1p-22;  // of numbers from 2 to 4
  return 16 * kLastBitOfSums;
}

/// Offsets of the sums are 0, 2, 4...
void computeUnitSumsOfInts(const ReferenceInput& input, const RowSink& sink) {
  constexpr double kBits = 0x1p23;
  const int added = count(input.symbols, "CHAINS") - 1 + count(input.symbols, "ROUNDS") * count(input.symbols, "DEEP");
  computePointwise(input, sink, [=](double pixel, int) { return (std::floor(pixel * kBits) + added) / kBits; });
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
  return {"chains",
          "Mean of contracting chains, in double",
          computeChains,
          [](const Symbols& symbols) { return chainsTolerance(symbols, kRounding); },
          Fidelity::Approximation,
          ownRowAlone};
}

ReferenceMethod chainsInHalvesReference() {
  return {"chains-half",    "Mean of contracting chains, in double, for kernels that compute in halves",
          computeChains,    [](const Symbols& symbols) { return chainsTolerance(symbols, kRoundingOfHalves); },
          Fidelity::Coarse, ownRowAlone};
}

ReferenceMethod chainsOfIntsReference() {
  return {"chains-int",        "Sum of chains of ints modulo 2^32",
          computeChainsOfInts, [](const Symbols&) { return 0.0; },
          Fidelity::Exact,     ownRowAlone};
}

ReferenceMethod unitSumsReference() {
  return {"unit-sums", "Sums of equal products, in double", computeUnitSums, unitSumsTolerance, Fidelity::Approximation,
          ownRowAlone};
}

ReferenceMethod unitSumsOfIntsReference() {
  return {"unit-sums-int",       "Sums of equal products of ints",
          computeUnitSumsOfInts, [](const Symbols&) { return 0.0; },
          Fidelity::Exact,       ownRowAlone};
}

}  // namespace headroom
