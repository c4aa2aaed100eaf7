// Verdict: a row's distance from the device's ceilings, and the sentence about it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "headroom/values/result.hpp"

namespace headroom {

/// Rates at the same size on the same device, from which a row's estimate and ceiling follow.
struct Ceilings {
  /// Best copy variant of the row's own pixel format, converted as if each pixel were one float; 0 if not measured.
  double copyGigapixelsPerSecond = 0;
  double peakGigaflopsPerSecond = 0;   ///< best MAD variant of the row's own precision; 0 if not measured
  double localGigabytesPerSecond = 0;  ///< highest measured rate of local memory; 0 if not measured
};

/// Share of its ceiling above which a row is reported as a measuring error: no correct measurement exceeds it.
inline constexpr double kImpossiblePercentOfCeiling = 105;

/// Fills estimate, ceiling, bound and local-memory roof of a row from the rates measured at the same size; adds a
/// sentence to `reason` if the row exceeds its ceiling by more than kImpossiblePercentOfCeiling allows. The bound stays
/// Unknown if only one of the two ceilings is known. Host implementations and device probes are skipped, because the
/// ceilings apply to kernels. A row that exceeds its ceiling by the device clock, but not by the host clock, is timed
/// by the host clock from then on. `launchingMs`: the time that launching and waiting may add to a launch by the host
/// clock. The host time less this must still be too long for the ceiling; otherwise a short kernel's wait would make
/// the device clock look wrong.
void applyCeilings(ResultRow& row, const Ceilings& ceilings, double launchingMs = 0);

/// The factor that limits a point, as far as its ceilings, local-memory roof and estimate show.
enum class Limiter {
  Unknown,        ///< no ceiling was measured, or the point is near the only known one
  Memory,         ///< near the memory ceiling
  Compute,        ///< near the compute ceiling
  LocalMemory,    ///< far from both, near its local-memory roof
  RepeatedLoads,  ///< far from both ceilings, as fast as its estimate: limited by its loads and stores
  None,           ///< far from all of them: latency, parallelism or the access pattern
  LaunchCost      ///< starting launches takes most of the time (Mark::LaunchCost), whatever the ceilings show
};

/// "", "memory", "compute", "local memory", "repeated loads", "none", "launch cost"
std::string_view toText(Limiter limiter);

[[nodiscard]] Limiter limiterOf(const ResultRow& row);

/// The estimate's share of the ceiling in percent, as percentOfCeiling is the result's; nothing without either.
[[nodiscard]] std::optional<double> estimatedPercentOfCeiling(const ResultRow& row);

/// Returns one sentence for people: the point's distance from the device's limits, and the reason.
std::string verdict(const ResultRow& row);

}  // namespace headroom
