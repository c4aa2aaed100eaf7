// What is known of a configuration before it is built: whether the kernel's conditions and the device allow it.
#pragma once

#include <vector>

#include "headroom/values/device.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"
#include "workbench/tuning/axis_group.hpp"

namespace headroom {

/// What the variant needs of the device and of parameters, Variant::require, the device's limits on work-groups and on
/// local memory where a description has them as expressions, and whether groups divide what has to be divided. A rule's
/// axes are indices of the variant's tunables. An expression without a value excludes nothing: the result says what is
/// wrong with it. Rules are of one thread.
std::vector<SpaceRule> configurationRules(const Variant& variant, const DeviceDescription& device, Size size,
                                          const ParameterValues& parameters);

}  // namespace headroom
