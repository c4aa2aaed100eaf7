// Values of the tunables of a plan's variants.
#pragma once

#include <deque>
#include <functional>
#include <optional>

#include "headroom/values/configuration.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// Returns the best stored configuration there, see tuning.hpp.
using FindTuned = std::function<std::optional<Configuration>(const Variant& variant, const DeviceDescription& device,
                                                             Size size, const ParameterValues& parameters)>;

/// Configures variants for a plan: with their defaults, with the best stored values if the plan is tuned, and in any
/// case with the values that the plan names. Owns the copies that differ from the catalogue's.
class ConfiguredVariants {
 public:
  /// `tell` receives the configurations of a tuned plan's variants.
  ConfiguredVariants(const FindTuned& findTuned, const Tell& tell) : findTuned_(findTuned), tell_(tell) {}

  const Variant& of(const Variant& variant, const RunPlan& plan, const DeviceDescription& device, Size size);

 private:
  Configuration tunedValues(const Variant& variant, const RunPlan& plan, const DeviceDescription& device, Size size);

  const FindTuned& findTuned_;
  const Tell& tell_;
  std::deque<Variant> copies_;
};

}  // namespace headroom
