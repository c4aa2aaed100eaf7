// Extensions that the driver may lack, made of its own functions: queues with lists of properties, and unified shared
// memory in shared virtual memory.
#pragma once

#include <CL/cl_layer.h>

namespace headroom::faults {

/// Returns the function of that name, or null. The driver's table outlives all its calls.
void* extensionFunction(const cl_icd_dispatch& driver, const char* name);

}  // namespace headroom::faults
