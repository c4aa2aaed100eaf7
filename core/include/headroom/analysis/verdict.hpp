// How far a row is from what its device can do: ceilings and the sentence that comes of them.
#pragma once

#include <string>
#include <string_view>

#include "headroom/values/result.hpp"

namespace headroom {

/// Rates at the same size on the same device; the facts that the estimate and the ceiling of a row come from.
struct Ceilings {
  /// Best copy variant of the row's own pixel format, as if each pixel were one float; 0 when not measured.
  double copyGigapixelsPerSecond = 0;
  double peakGigaflopsPerSecond = 0;   ///< best MAD variant of the row's own precision; 0 when not measured
  double localGigabytesPerSecond = 0;  ///< the most that local memory moved; 0 when not measured
};

/// Above this a row is reported as a measuring error: nothing honest beats its ceiling.
inline constexpr double kImpossiblePercentOfCeiling = 105;

/// Fills estimate, ceiling, bound and local-memory roof of a row from the rates measured at the same size; adds a
/// sentence to `reason` when it beats its ceiling by more than kImpossiblePercentOfCeiling allows. The bound stays
/// Unknown when only one of the two ceilings is known. Host peers and device probes are left alone: the ceilings are
/// those of kernels. A row that beats its ceiling by the device's clock, and not by the host's, is timed by the host's
/// from then on. `launchingMs`: what launching and waiting may add to a launch by the host's clock. Without so much of
/// it, the host's time has to be too long for the ceiling all the same; else a short kernel's waiting would speak
/// against the device.
void applyCeilings(ResultRow& row, const Ceilings& ceilings, double launchingMs = 0);

/// What keeps a point from being faster, as far as its ceilings, local-memory roof and estimate show.
enum class Limiter {
  Unknown,        ///< no ceiling was measured, or it is near the only one that is known
  Memory,         ///< near the memory ceiling
  Compute,        ///< near the compute ceiling
  LocalMemory,    ///< far from both, near its local-memory roof
  RepeatedLoads,  ///< far from both, as fast as its estimate: its loads and stores are what it waits for
  None            ///< far from all of them: latency, parallelism or the access pattern
};

/// "", "memory", "compute", "local memory", "repeated loads", "none"
std::string_view toText(Limiter limiter);

[[nodiscard]] Limiter limiterOf(const ResultRow& row);

/// One sentence for people: how far is this point from what the device can do, and why.
std::string verdict(const ResultRow& row);

}  // namespace headroom
