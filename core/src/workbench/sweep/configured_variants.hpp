// Which values a plan's variants have for their tunables.
#pragma once

#include <deque>
#include <functional>
#include <optional>

#include "headroom/values/configuration.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// The configuration that is kept as the best there, see tuning.hpp.
using FindTuned = std::function<std::optional<Configuration>(const Variant& variant, const DeviceDescription& device,
                                                             Size size, const ParameterValues& parameters)>;

/// Variants as a plan wants them: with their defaults, with the best values where the plan is tuned and some are kept,
/// and in any case with those that the plan names. Has the copies that differ from the catalogue's.
class ConfiguredVariants {
 public:
  /// `tell` hears which variants of a tuned plan run with what.
  ConfiguredVariants(const FindTuned& findTuned, const Tell& tell) : findTuned_(findTuned), tell_(tell) {}

  const Variant& of(const Variant& variant, const RunPlan& plan, const DeviceDescription& device, Size size);

 private:
  Configuration tunedValues(const Variant& variant, const RunPlan& plan, const DeviceDescription& device, Size size);

  const FindTuned& findTuned_;
  const Tell& tell_;
  std::deque<Variant> copies_;
};

}  // namespace headroom
