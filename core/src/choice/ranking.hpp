// Candidates for a picture, ordered by what was measured, and by a cost model where nothing was.
#pragma once

#include <optional>
#include <vector>

#include "choice/measured_times.hpp"
#include "engine/configured_variants.hpp"
#include "headroom/best_variant.hpp"
#include "headroom/catalogue.hpp"

namespace headroom {

/// `times` are of this device; those of other sources of a kernel are passed over. `findTuned` tells configurations.
Ranking rankVariants(const ChoicePlan& plan, const Catalogue& catalogue, const DeviceDescription& device,
                     const std::vector<MeasuredTime>& times, const FindTuned& findTuned);

/// What one pixel may cost on the device, in no unit: operations, over the share of the device that the variant's
/// work-items can keep busy at this size. A guess, good enough to try likely candidates first.
double modelCost(const Variant& variant, const DeviceDescription& device, Size size, double sigma);

/// How often a variant is launched for a picture of so many channels.
int launchesFor(const Variant& variant, int channels);

/// What to measure next to be sure of the choice.
struct NextTrial {
  std::string variant;
  Size size;
  bool isFirst = false;  ///< nothing is known of it: is its result right?
  double launchMs = 0;   ///< what a launch may take, as far as is known; 0 for a first trial
};

/// A candidate within the allowance that could be the fastest as far as is known: one of which nothing is known unless
/// the model rules it out, at a small size, then those that what is known elsewhere makes likely; the other way round
/// when time is short, so that at least these are compared where it matters. Nothing when the choice is made.
std::optional<NextTrial> nextTrial(const Ranking& ranking, const Catalogue& catalogue, const DeviceDescription& device,
                                   bool isTimeShort = false);

}  // namespace headroom
