// The device's timestamps of a command, which a driver may not provide.
#pragma once

#include "runner/cl/opencl.hpp"

namespace headroom {

/// Returns 0 if profiling information is not available, the same as a missing timestamp. Throws cl::Error for any other
/// failure.
inline cl_ulong profiledStamp(const cl::Event& event, cl_profiling_info which) {
  cl_ulong stamp = 0;
  const cl_int error = clGetEventProfilingInfo(event(), which, sizeof stamp, &stamp, nullptr);
  if (error == CL_PROFILING_INFO_NOT_AVAILABLE) return 0;
  if (error != CL_SUCCESS) throw cl::Error(error, "clGetEventProfilingInfo");
  return stamp;
}

}  // namespace headroom
