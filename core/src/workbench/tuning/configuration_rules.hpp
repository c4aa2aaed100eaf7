// Rules that exclude configurations before they are built: the kernel's conditions and the device's limits.
#pragma once

#include <vector>

#include "headroom/values/device.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"
#include "workbench/tuning/axis_group.hpp"

namespace headroom {

/// Returns rules for the variant's requirements on device and parameters, Variant::require, the device's limits on
/// work-groups and on local memory where a description has them as expressions, and groups that must divide the global
/// size. A rule's axes are indices of the variant's tunables. An expression without a value excludes nothing, because
/// the result reports the error. Rules are for use by one thread.
std::vector<SpaceRule> configurationRules(const Variant& variant, const DeviceDescription& device, Size size,
                                          const ParameterValues& parameters);

}  // namespace headroom
