// Sub-devices of a device, each with some of its compute units.
#pragma once

#include <vector>

#include "runner/cl/device_list.hpp"

namespace headroom {

/// Distributes the device's compute units among this number of sub-devices, as evenly as possible; described like
/// devices, with ids of their own. Throws Error if the device cannot be partitioned that way.
std::vector<ListedDevice> subDevicesOf(const ListedDevice& whole, int parts);

}  // namespace headroom
