// Parts of one device that are devices themselves, each with some of its compute units.
#pragma once

#include <vector>

#include "runner/cl/device_list.hpp"

namespace headroom {

/// The device's compute units shared among so many sub-devices, as evenly as they can be; described like devices, with
/// ids of their own. Throws Error when the device can't be partitioned so.
std::vector<ListedDevice> subDevicesOf(const ListedDevice& whole, int parts);

}  // namespace headroom
