// What devices lack and variants need, each as the one sentence fragment that follows the variant's name: in the list
// of variants before a run, and in the reason of a result.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "headroom/values/device.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// The part of whyUnsupported that makes a result Unsupported; the rest makes it DeviceLimit. Host implementations need
/// nothing of the device.
std::string whatIsLacking(const Variant& variant, const DeviceDescription& device, const ParameterValues& parameters);

/// Of Variant::require: "needs width % 16 == 0, and here width = 100"; empty where all are met.
std::string lackOfConditions(const Variant& variant, const Symbols& symbols);
/// Of one condition.
std::string lackOfCondition(const std::string& condition, const Symbols& symbols);
/// Of a pass, from its expressions alone: whether its work-groups fit the device, whether the local memory of its
/// arguments does, and whether its groups divide its global size. Throw as evaluate does.
std::string lackOfGroup(const Pass& pass, const Symbols& symbols, const DeviceDescription& device);
std::string lackOfLocalArguments(const Pass& pass, const Symbols& symbols, const DeviceDescription& device);
std::string lackOfWholeGroups(const Pass& pass, const Symbols& symbols);
std::string lackOfImages(const DeviceDescription& device);
/// Empty when a group of these extents is within the limits, of which `mostItems` is the one for the whole group.
std::string lackOfWorkItems(std::span<const std::size_t> group, std::size_t mostItems, const DeviceDescription& device);
/// Empty when there is enough.
std::string lackOfLocalMemory(std::uint64_t bytes, const DeviceDescription& device);

}  // namespace headroom
