// The gate of a comparison: which points are slower by more than a margin, and of which that is not known.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

struct Comparison;

/// What may pass.
struct RegressionGate {
  double margin = 0;           ///< a point may take this share of the base's time longer
  bool gatesCeilings = false;  ///< the kernels measured as ceilings as well
};

enum class GateResult {
  Passed,    ///< it cannot be slower by more than the margin
  Failed,    ///< it must be, or it has no valid time any more
  Undecided  ///< the measurements do not exclude either
};

std::string_view toText(GateResult result);  ///< "passed", "failed", "undecided"

struct GatedPoint {
  std::size_t index = 0;  ///< in Comparison::points
  GateResult result = GateResult::Undecided;
  std::string sentence;  ///< which point, and why; empty for one that passed
};

struct GateReport {
  RegressionGate gate;
  std::vector<GatedPoint> points;
};

/// With [low, high] the 95% interval of the ratio of the median times, new over base (PointComparison::ratioLow), a
/// point
///   passes         when high <= 1 + margin
///   fails          when it is SLOWER and low > 1 + margin, and when it was Ok in the base and is not any more
///                  (Cancelled ones apart)
///   is undecided   otherwise, and when it cannot be compared or is missing from the new run.
/// Numbers that agree to 1e-9 count as equal, since 10.3 / 10 - 1 is not 0.03 in binary: exactly the margin passes.
/// Points that the base does not have are not gated.
GateReport gateOf(const Comparison& comparison, const RegressionGate& gate);

[[nodiscard]] std::size_t count(const GateReport& report, GateResult result);

/// Reads "3%", "3 %" or "0.03": 0 or more, under 1 without the sign. Throws UsageError.
double parseShare(std::string_view text);

}  // namespace headroom
