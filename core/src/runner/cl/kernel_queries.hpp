// What a driver reports about kernels that it has built.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "headroom/values/kernel_facts.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Of a kernel that was built for the device. Throws cl::Error.
KernelFacts factsOf(const cl::Kernel& kernel, const cl::Device& device);

/// What CL_PROGRAM_BINARIES has for the program's one device; empty where the driver gives none.
std::string binaryOf(const cl::Program& program);

/// The compiler's output, whole; empty where the driver gives none.
std::string buildLogOf(const cl::Program& program, const cl::Device& device);

/// Bytes of memory for a kernel's spilled registers, as Intel's driver reports them; nothing from others.
std::optional<std::uint64_t> spillBytesOf(const cl::Kernel& kernel, const cl::Device& device);

/// Builds the text for the session's device, as variants are built and with names and types of arguments kept. A text
/// that does not build is a failure in the facts. Throws cl::Error where the driver itself fails.
ProgramFacts describeKernels(DeviceSession& session, const DescribeKernelsJob& job);

}  // namespace headroom
