// What the copies reach of the speed that a device's memory has by its bus and clock.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// A sentence for each device that tells the speed of its memory and of which a copy was measured that no cache holds:
/// the fastest such row's share of it.
std::vector<std::string> bandwidthSentences(std::span<const ResultRow> rows,
                                            std::span<const DeviceDescription> devices);

}  // namespace headroom
