// What a driver reports about kernels that it has built.
#pragma once

#include "headroom/values/kernel_facts.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Builds the text for the session's device, as variants are built and with names and types of arguments kept. A text
/// that does not build is a failure in the facts. Throws cl::Error where the driver itself fails.
ProgramFacts describeKernels(DeviceSession& session, const DescribeKernelsJob& job);

}  // namespace headroom
