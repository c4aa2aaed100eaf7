// Machines and devices that have several names.
#pragma once

#include "headroom/values/device.hpp"

namespace headroom {

/// True for one machine under two names, too: of containers on it, and of several hosts of hosts.toml. Its running
/// system identifies it, or where that is unknown the network name.
[[nodiscard]] bool isSameMachine(const Machine& one, const Machine& other);

/// True for one device under the names of two hosts, too. A device without a UUID is identified by its id on the
/// machine.
[[nodiscard]] bool isSameDevice(const DeviceDescription& one, const DeviceDescription& other);

}  // namespace headroom
