// Sizes of a launch: work-items that groups divide, and what the device takes.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "headroom/values/variant.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Checks a launch against the device before it is enqueued: drivers differ in their behaviour beyond these limits
/// (PoCL aborts the process). Throws PointFailure.
void requireWithinLimits(const DeviceSession& session, const Variant& variant, const cl::Kernel& kernel,
                         const std::string& kernelName, const std::vector<std::size_t>& local,
                         std::size_t localArgumentBytes);

/// Returns the global size, rounded up to whole groups if the pass allows that. Throws PointFailure if groups do not
/// divide it and it does not.
[[nodiscard]] std::vector<std::size_t> fittedGlobal(std::vector<std::size_t> global,
                                                    const std::vector<std::size_t>& local, const Pass& pass,
                                                    const Variant& variant);

/// No range for no values; at most three.
[[nodiscard]] cl::NDRange toRange(const std::vector<std::size_t>& values);

}  // namespace headroom
