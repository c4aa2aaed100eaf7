// Queries of a driver about its built kernels.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "headroom/values/kernel_facts.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// A sentence for each query that the driver knows and that failed, with the error's name.
using FailedQueries = std::vector<std::string>;

/// For a kernel built for the device. Throws cl::Error if its name or its number of arguments is not given; what else
/// is not given is unknown.
KernelFacts factsOf(const cl::Kernel& kernel, const cl::Device& device, FailedQueries* failed = nullptr);

/// Returns CL_PROGRAM_BINARIES for the program's one device; empty if the driver provides none. Throws cl::Error.
std::string binaryOf(const cl::Program& program);

/// Returns the full compiler output; empty if the driver provides none.
std::string buildLogOf(const cl::Program& program, const cl::Device& device, FailedQueries* failed = nullptr);

/// Returns the memory for a kernel's spilled registers in bytes, from Intel's driver; nothing from others.
std::optional<std::uint64_t> spillBytesOf(const cl::Kernel& kernel, const cl::Device& device,
                                          FailedQueries* failed = nullptr);

/// Builds the text for the session's device, as variants are built and with argument information. A text that does not
/// build is a failure in the facts. Throws cl::Error if the driver itself fails.
ProgramFacts describeKernels(DeviceSession& session, const DescribeKernelsJob& job);

}  // namespace headroom
