// Names of the program and its devices.
#pragma once

#include <string>

#include "driver.hpp"

namespace headroom::capture {

/// Name of the executable's file.
std::string executableName();

/// A text of the device; empty where the driver gives none.
std::string deviceText(cl_device_id device, cl_device_info what);
std::string platformName(cl_device_id device);

}  // namespace headroom::capture
