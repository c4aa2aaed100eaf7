// Share of a device's theoretical memory bandwidth, by its bus and clock, that the copies reach.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// Returns one sentence for each device that reports its memory speed and has a measured copy too large for any cache:
/// the share that the fastest such row reaches.
std::vector<std::string> bandwidthSentences(std::span<const ResultRow> rows,
                                            std::span<const DeviceDescription> devices);

}  // namespace headroom
