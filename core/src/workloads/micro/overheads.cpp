#include "workloads/micro/overheads.hpp"

#include <cmath>

#include "workloads/micro/pointwise.hpp"
#include "workloads/micro/probe_list.hpp"
#include "workloads/micro/references.hpp"

namespace headroom {
namespace {

/// Largest ulp of a float relative to its value.
constexpr double kUlp = std::numeric_limits<float>::epsilon();

/// One step of an 8-bit image. The precision of the options and functions that this bounds is up to the vendor: the
/// bound detects gross errors (another function, another constant), which are larger.
constexpr double kLooseTolerance = 1.0 / 256;

/// ROUNDS rounds of one of two different computations, selected per pixel, or per row if BY_ROW is 1.
void computeBranch(const ReferenceInput& input, const RowSink& sink) {
  const int rounds = count(input.symbols, "ROUNDS");
  const bool byRow = count(input.symbols, "BY_ROW") != 0;
  computePointwise(input, sink, [rounds, byRow](double x, int y) {
    const bool takesFirst = byRow ? y % 2 == 0 : x < 0.5;
    for (int round = 0; round < rounds; ++round) {
      if (takesFirst) {
        x = 0.96875 - 0.96875 * x;
      } else {
        x = 0.0078125 + 0.984375 * x;
        x = 0.9921875 - 0.984375 * x;
      }
    }
    return x;
  });
}

/// At most four roundings of numbers up to 1 per round; the steps reduce earlier errors.
double branchTolerance(const Symbols& symbols) {
  return 4 * count(symbols, "ROUNDS") * kRounding;
}

/// The mean of TERMS times sine, logarithm, root, exponential and division, at arguments from 1/2 to 9/4.
void computeFunctions(const ReferenceInput& input, const RowSink& sink) {
  const int terms = count(input.symbols, "TERMS");
  computePointwise(input, sink, [terms](double x, int) {
    double sum = 0;
    for (int term = 0; term < terms; ++term) {
      const double t = 0.5 + x + term / 4.0;
      sum += (std::sin(t) + std::log(1 + t)) / (std::sqrt(t) + std::exp(t));
    }
    return sum / terms;
  });
}

/// Functions with an error of this many ulp each: numerator, denominator and division contribute as many of a quotient
/// that is never above 1/2, and rounding t, 1 + t and the sums adds less than 12 more.
double functionsTolerance(double ulps) {
  return 0.5 * (3 * ulps + 12) * kUlp;
}

/// OpenCL C 1.2, section 7.4: at most 4 ulp (sin; exp, log and sqrt 3, division 2.5).
double preciseTolerance(const Symbols& /*symbols*/) {
  return functionsTolerance(4);
}

/// OpenCL C 1.2, section 6.12.2: half_ functions have at least 10 bits of accuracy, at most 8192 ulp.
double halfTolerance(const Symbols& /*symbols*/) {
  return functionsTolerance(8192);
}

double looseTolerance(const Symbols& /*symbols*/) {
  return kLooseTolerance;
}

/// The mean of TERMS times a polynomial (a * b + c seven times), a division, an exponential and a sine.
void computeExpression(const ReferenceInput& input, const RowSink& sink) {
  const int terms = count(input.symbols, "TERMS");
  computePointwise(input, sink, [terms](double x, int) {
    double sum = 0;
    for (int term = 0; term < terms; ++term) {
      const double t = x + term / 4.0;
      double p = 0.125;
      for (const double coefficient : {-0.25, 0.5, -0.375, 0.25, -0.5, 0.75, 0.5}) p = p * t + coefficient;
      sum += p / (1 + t * t) * std::exp(-t) + 0.25 * std::sin(t);
    }
    return sum / terms;
  });
}

/// Each term is below 1. The polynomial's seven steps round twice each, with intermediate values up to 1 + |p|;
/// exponential, division and sine are within 4 ulp each (OpenCL C 1.2, section 7.4): in total below 48 half ulps of 1.
double expressionTolerance(const Symbols& /*symbols*/) {
  return 48 * kRounding;
}

}  // namespace

WorkloadFunctions overheadsFunctions() {
  return {
      {chainsReference(),
       {"branch", "Either of two chains, in double", computeBranch, branchTolerance},
       {"functions", "Built-in functions, in double", computeFunctions, preciseTolerance},
       {"functions-half", "Built-in functions, in double, for half_ ones", computeFunctions, halfTolerance},
       {"functions-native", "Built-in functions, in double, for native_ ones", computeFunctions, looseTolerance},
       {"expression", "Polynomial, quotient, exponential and sine, in double", computeExpression, expressionTolerance},
       {"expression-relaxed", "The same, for relaxed mathematics", computeExpression, looseTolerance}},
      {},
      {},
      {},
      deviceProbeList()};
}

}  // namespace headroom
