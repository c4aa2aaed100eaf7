// OpenCL failures as Headroom's errors and statuses.
#pragma once

#include <string>

#include "headroom/system/error.hpp"
#include "headroom/values/result.hpp"
#include "runner/cl/opencl.hpp"

namespace headroom {

/// "CL_OUT_OF_RESOURCES"; the number for codes without a name in the headers.
std::string openclCodeName(cl_int code);

/// Returns a sentence with call, code name and remedy.
Error toError(const cl::Error& error, Stage stage, const std::string& configuration);

/// Returns a row's status for a failed call.
Status statusOf(cl_int code);

/// Returns the exceeded limit, if the code names one.
Limit limitOf(cl_int code);

}  // namespace headroom
