// How far a row is from what its device can do: ceilings and the sentence that comes of them.
#pragma once

#include <string>

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

/// One sentence for people: how far is this point from what the device can do, and why.
std::string verdict(const ResultRow& row);

}  // namespace headroom
