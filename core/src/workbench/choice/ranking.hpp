// Candidates for an image, ordered by measurements, and by a cost model without them.
#pragma once

#include <optional>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/choice.hpp"
#include "workbench/choice/measured_times.hpp"
#include "workbench/sweep/configured_variants.hpp"

namespace headroom {

/// `times` are of this device; those of other sources of a kernel are skipped. `findTuned` returns configurations.
Ranking rankVariants(const ChoicePlan& plan, const Catalogue& catalogue, const DeviceDescription& device,
                     const std::vector<MeasuredTime>& times, const FindTuned& findTuned);

/// Returns the estimated cost of one pixel on the device, in arbitrary units: operations, divided by the share of the
/// device that the variant's work-items keep busy at this size. A rough guess, used to order the trials.
double modelCost(const Variant& variant, const DeviceDescription& device, ImageSize size,
                 const ParameterValues& parameters);

/// Returns the number of a variant's launches for an image with this number of channels.
int launchesFor(const Variant& variant, int channels);

/// Returns the image's size or, above 2^24 pixels, one with about that number and the same aspect ratio: large enough
/// that launch costs are negligible and a device is busy, but measured in far less time. Row alignment within 256-byte
/// lines is that of the image.
[[nodiscard]] ImageSize revealingSize(ImageSize size);

}  // namespace headroom
