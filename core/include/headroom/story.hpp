// The story of a workload: the few variants, from plain to best, that a run measures by default on a device, at which
// sizes, and how long that takes.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_plan.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Ids, plain to best, host implementations last: those declared for this kind of device that it can run; all that it
/// can run where none is declared. Throws UsageError for an unknown workload.
[[nodiscard]] std::vector<std::string> storyOf(const Catalogue& catalogue, std::string_view workload,
                                               const DeviceDescription& device, const ParameterValues& parameters);

/// Sizes that suit the device's kind, its memory and the workload's kind of size. Throws UsageError for an unknown
/// workload.
[[nodiscard]] std::vector<Size> storySizes(std::string_view workload, const DeviceDescription& device);

/// About how long the plans take on this device in seconds: ceilings, rounds and starts of the runner included.
[[nodiscard]] double estimatedSeconds(std::span<const RunPlan> plans, const Catalogue& catalogue,
                                      const DeviceDescription& device);

/// For people, no more exact than an estimate is: "5 s", "40 s", "3 min", "1 h 20 min".
[[nodiscard]] std::string approximateDuration(double seconds);

}  // namespace headroom
