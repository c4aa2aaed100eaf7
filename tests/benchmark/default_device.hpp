// The device that bare OpenCL programs launch on, to be compared with headroom-cli.
#pragma once

#include <CL/opencl.hpp>
#include <vector>

/// Returns the first GPU, or otherwise the first device, which is headroom-cli's default. Throws cl::Error if there is
/// no device.
inline cl::Device defaultDevice() {
  std::vector<cl::Platform> platforms;
  cl::Platform::get(&platforms);
  for (const cl_device_type type : {cl_device_type{CL_DEVICE_TYPE_GPU}, cl_device_type{CL_DEVICE_TYPE_ALL}}) {
    for (const cl::Platform& platform : platforms) {
      std::vector<cl::Device> devices;
      try {
        platform.getDevices(type, &devices);
      } catch (const cl::Error&) {
        continue;  // a platform without such a device
      }
      if (!devices.empty()) return devices.front();
    }
  }
  throw cl::Error(CL_DEVICE_NOT_FOUND, "clGetDeviceIDs");
}
