// Arguments of kernels, as calls of other sources set them.
#pragma once

#include "driver.hpp"

namespace headroom::capture {

/// Notes a pointer into shared memory as the kernel's argument, after the driver has accepted it.
void notePointerArgument(cl_kernel handle, cl_uint index, const void* pointer);

}  // namespace headroom::capture
