// Predicted duration of a point: the model behind estimates and the remaining time.
#pragma once

#include "headroom/run/run_plan.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

struct TurnCosts {
  double firstSeconds = 0;  ///< the first turn: built, checked and sampled
  double laterSeconds = 0;  ///< each turn after it
  int turns = 1;            ///< total number, including the first
  [[nodiscard]] double seconds() const { return firstSeconds + (turns - 1) * laterSeconds; }
};

/// For a point that the device can run; zero for others. For ceilings, most of which have one round, the average.
TurnCosts turnCostsOf(const RunPlan& plan, const Variant& variant, Role role, Size size,
                      const DeviceDescription& device);

/// Time between the rounds of a size.
double roundStartSeconds(const RunPlan& plan, const DeviceDescription& device);

}  // namespace headroom
