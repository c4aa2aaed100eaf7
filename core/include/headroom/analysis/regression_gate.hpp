// Regression gate of a comparison: points that are slower by more than a margin, and points where that is unknown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

struct Comparison;

/// Limits of the gate.
struct RegressionGate {
  double margin = 0;           ///< largest increase of a point's time that passes, as a share of the base's time
  bool gatesCeilings = false;  ///< gates the kernels measured as ceilings too
};

enum class GateResult {
  Passed,    ///< cannot be slower by more than the margin
  Failed,    ///< must be slower by more than the margin, or no longer has a valid time
  Undecided  ///< the measurements exclude neither
};

std::string_view toText(GateResult result);  ///< "passed", "failed", "undecided"

struct GatedPoint {
  std::size_t index = 0;  ///< index in Comparison::points
  GateResult result = GateResult::Undecided;
  std::string sentence;  ///< the point and the reason; empty for one that passed
};

struct GateReport {
  RegressionGate gate;
  std::vector<GatedPoint> points;
};

/// With [low, high] the 95% interval of the ratio of the median times, new over base (PointComparison::ratioLow), a
/// point
///   passes         when high <= 1 + margin
///   fails          when it is SLOWER and low > 1 + margin, and when it was Ok in the base and no longer is
///                  (except Cancelled points)
///   is undecided   otherwise, and when it cannot be compared or is missing from the new run.
/// Numbers that agree to 1e-9 are equal, because 10.3 / 10 - 1 is not 0.03 in binary: exactly the margin passes. Points
/// that the base does not have are not gated.
GateReport gateOf(const Comparison& comparison, const RegressionGate& gate);

[[nodiscard]] std::size_t count(const GateReport& report, GateResult result);

/// Reads "3%", "3 %" or "0.03": 0 or more, below 1 if written without the sign. Throws UsageError.
double parseShare(std::string_view text);

}  // namespace headroom
