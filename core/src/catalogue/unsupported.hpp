// Device features that variants need and lack, as sentence fragments that follow the variant's name: in the list of
// variants before a run, and in the reason of a result.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "headroom/values/device.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// The part of whyUnsupported that makes a result Unsupported; the rest makes it DeviceLimit. Host implementations need
/// no device features.
std::string whatIsLacking(const Variant& variant, const DeviceDescription& device, const ParameterValues& parameters);

/// Returns unmet conditions of Variant::require: "needs width % 16 == 0, and here width = 100"; empty if all are met.
std::string lackOfConditions(const Variant& variant, const Symbols& symbols);
/// The same for one condition.
std::string lackOfCondition(const std::string& condition, const Symbols& symbols);
/// Returns the limits that a pass exceeds, from its expressions alone: whether its work-groups fit the device, whether
/// its arguments' local memory does, and whether its groups divide its global size. Throws as evaluate does.
std::string lackOfGroup(const Pass& pass, const Symbols& symbols, const DeviceDescription& device);
std::string lackOfLocalArguments(const Pass& pass, const Symbols& symbols, const DeviceDescription& device);
std::string lackOfWholeGroups(const Pass& pass, const Symbols& symbols);
std::string lackOfImages(const DeviceDescription& device);
/// Returns an empty text if a group of these extents is within the limits, of which `mostItems` is the one for the
/// whole group.
std::string lackOfWorkItems(std::span<const std::size_t> group, std::size_t mostItems, const DeviceDescription& device);
/// Returns an empty text if there is enough.
std::string lackOfLocalMemory(std::uint64_t bytes, const DeviceDescription& device);

}  // namespace headroom
