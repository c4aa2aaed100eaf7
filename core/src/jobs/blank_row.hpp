// A row before its point is measured.
#pragma once

#include "headroom/values/workload.hpp"

namespace headroom {

/// Returns a row with everything known before measuring: identity and costs, on this device.
ResultRow blankRow(const Workload& workload, const Variant& variant, Role role, Size size,
                   const ParameterValues& parameters, const DeviceDescription* device = nullptr);

}  // namespace headroom
