// NVIDIA's own identifiers and properties of an OpenCL device.
#pragma once

#include <array>
#include <string>

#include "runner/cl/opencl.hpp"

namespace headroom {

using DeviceUuid = std::array<unsigned char, 16>;

/// All zeros for a device without one (cl_khr_device_uuid).
DeviceUuid uuidOf(const cl::Device& device);
/// Returns it as text; empty for a device without one.
std::string uuidText(const cl::Device& device);

/// Returns the memory bandwidth in 10^9 bytes per second at the bus's highest clock, from NVIDIA's management library
/// (NVML): two transfers per clock, as in all of its memories. 0 if unknown.
double memoryGigabytesPerSecond(const cl::Device& device);

/// "sm_90" for compute capability 9.0; empty for other vendors' devices.
std::string nvidiaArchitecture(const cl::Device& device);

/// Returns whether the compute capability is 8.0 or later, with the instruction mma.m16n8k16 for halves (PTX ISA, Warp
/// Level Matrix Multiply-Accumulate Instructions). False for other vendors' devices.
bool hasMatrixUnit(const cl::Device& device);

}  // namespace headroom
