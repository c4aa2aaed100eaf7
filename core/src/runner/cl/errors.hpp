// OpenCL failures as Headroom's errors and statuses.
#pragma once

#include <string>

#include "headroom/system/error.hpp"
#include "headroom/values/result.hpp"
#include "runner/cl/opencl.hpp"

namespace headroom {

/// "CL_OUT_OF_RESOURCES"; the number for codes no header names.
std::string openclCodeName(cl_int code);

/// A sentence with call, code name and what to do about it.
Error toError(const cl::Error& error, Stage stage, const std::string& configuration);

/// The status that a failed call means for its row.
Status statusOf(cl_int code);

/// Which limit a failed call means, where its code tells.
Limit limitOf(cl_int code);

}  // namespace headroom
