// What NVIDIA's own interfaces call an OpenCL device, and what they tell of it.
#pragma once

#include <array>
#include <string>

#include "runner/cl/opencl.hpp"

namespace headroom {

using DeviceUuid = std::array<unsigned char, 16>;

/// All zeros for a device that has none (cl_khr_device_uuid).
DeviceUuid uuidOf(const cl::Device& device);

/// 10^9 bytes per second that the memory's bus moves at its highest clock, as NVIDIA's management library (NVML) tells:
/// two transfers per clock, as in all of its memories. 0 where it does not.
double memoryGigabytesPerSecond(const cl::Device& device);

/// "sm_90" for compute capability 9.0; empty for other vendors' devices.
std::string nvidiaArchitecture(const cl::Device& device);

/// Compute capability 8.0 or later, whose instruction mma.m16n8k16 takes halves (PTX ISA, Warp Level Matrix
/// Multiply-Accumulate Instructions). False for other vendors' devices.
bool hasMatrixUnit(const cl::Device& device);

}  // namespace headroom
