// Every device of every platform.
#pragma once

#include <string>
#include <vector>

#include "headroom/values/device.hpp"
#include "runner/cl/opencl.hpp"

namespace headroom {

struct ListedDevice {
  cl::Device device;
  DeviceDescription description;
};

/// In the ICD loader's order. Empty if there is no platform; a platform or device whose queries fail is left out and
/// named in `notes`.
std::vector<ListedDevice> listOpenClDevices(std::vector<std::string>& notes);

}  // namespace headroom
