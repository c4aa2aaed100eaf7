// The devices of this machine as they were last listed: for questions that cannot wait for OpenCL's drivers, such as
// completion in a shell.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <vector>

#include "headroom/values/device.hpp"

namespace headroom {

/// Returns the devices that storeListedDevices() stored no longer ago than `age`, with the same drivers chosen by
/// OCL_ICD_VENDORS and OCL_ICD_FILENAMES; nothing if there are none, or the file cannot be read.
[[nodiscard]] std::optional<std::vector<DeviceDescription>> listedDevices(std::chrono::seconds age);

/// Stores them in the cache folder. Does not throw: without the file, devices are listed again.
void storeListedDevices(std::span<const DeviceDescription> devices);

}  // namespace headroom
