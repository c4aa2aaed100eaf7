// Candidates for a picture, ordered by what was measured, and by a cost model where nothing was.
#pragma once

#include <optional>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/choice.hpp"
#include "workbench/choice/measured_times.hpp"
#include "workbench/sweep/configured_variants.hpp"

namespace headroom {

/// `times` are of this device; those of other sources of a kernel are passed over. `findTuned` tells configurations.
Ranking rankVariants(const ChoicePlan& plan, const Catalogue& catalogue, const DeviceDescription& device,
                     const std::vector<MeasuredTime>& times, const FindTuned& findTuned);

/// What one pixel may cost on the device, in no unit: operations, over the share of the device that the variant's
/// work-items can keep busy at this size. A guess, good enough to try likely candidates first.
double modelCost(const Variant& variant, const DeviceDescription& device, ImageSize size,
                 const ParameterValues& parameters);

/// How often a variant is launched for a picture of so many channels.
int launchesFor(const Variant& variant, int channels);

/// The picture itself, or where it has more than 2^24 pixels one of about as many with sides in the same ratio: large
/// enough for launches to cost next to nothing and for a device to be busy, measured in far less time. Rows begin where
/// those of the picture do, within lines of 256 bytes.
[[nodiscard]] ImageSize revealingSize(ImageSize size);

}  // namespace headroom
