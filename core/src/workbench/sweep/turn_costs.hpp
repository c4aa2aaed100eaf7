// About how long a point takes before it was measured: the model behind estimates and behind the time that is left.
#pragma once

#include "headroom/run/run_plan.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

struct TurnCosts {
  double firstSeconds = 0;  ///< the first turn: built, checked and sampled
  double laterSeconds = 0;  ///< each turn after it
  int turns = 1;            ///< in all, the first one too
  [[nodiscard]] double seconds() const { return firstSeconds + (turns - 1) * laterSeconds; }
};

/// Of a point that the device can run; nothing of one that it cannot. Of ceilings, most of which have one turn, the
/// average.
TurnCosts turnCostsOf(const RunPlan& plan, const Variant& variant, Role role, Size size,
                      const DeviceDescription& device);

/// Between the rounds of a size.
double roundStartSeconds(const RunPlan& plan, const DeviceDescription& device);

}  // namespace headroom
