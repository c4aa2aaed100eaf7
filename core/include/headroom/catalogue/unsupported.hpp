// Variants that a device cannot run, known before any attempt.
#pragma once

#include <string>

#include "headroom/values/device.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Returns why the device cannot run the variant, as a sentence fragment to follow its name: "needs a matrix unit,
/// ..."; empty if it can. Uses the description alone and makes no OpenCL call. Loads the library that a host
/// implementation or a device library needs. Reasons that only the driver knows (a kernel's registers, a failed build)
/// become the result's status.
[[nodiscard]] std::string whyUnsupported(const Variant& variant, const DeviceDescription& device,
                                         const ParameterValues& parameters);

/// Throws UsageError for a kernel whose file is currently unreadable, see Variant::unreadable.
void requireReadable(const Variant& variant);

}  // namespace headroom
