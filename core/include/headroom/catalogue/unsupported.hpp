// Which variants a device cannot run, known before it is asked to.
#pragma once

#include <string>

#include "headroom/values/device.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Why the device cannot run the variant, as a sentence fragment to follow its name: "needs a matrix unit, ..."; empty
/// if it can. From the description alone, no OpenCL call. Loads the library that a host implementation or a device
/// library needs. What only the driver knows (a kernel's registers, a failed build) becomes the result's status.
[[nodiscard]] std::string whyUnsupported(const Variant& variant, const DeviceDescription& device,
                                         const ParameterValues& parameters);

/// Throws UsageError for a kernel whose file cannot be read as it is now, see Variant::unreadable.
void requireReadable(const Variant& variant);

}  // namespace headroom
