// CLBlast, if it is installed: tuned kernels in portable OpenCL C.
#pragma once

#include "headroom/values/workload.hpp"
#include "system/shared_library.hpp"

namespace headroom {

/// Loaded at its first use.
const SharedLibrary& clblastLibrary();
inline constexpr const char* kClblastSgemm = "CLBlastSgemm";

OnDevice clblastProduct();

}  // namespace headroom
