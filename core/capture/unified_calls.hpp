// Unified shared memory: cl_intel_unified_shared_memory, whose functions programs get by name.
#pragma once

#include <functional>

#include "driver.hpp"

namespace headroom::capture {

/// The driver's lookup of a function by name.
using FindFunction = std::function<void*(const char* name)>;

/// Returns the layer's function in front of one of the extension's, or `function` if it is another one.
void* unifiedFunction(const char* name, void* function, const FindFunction& find);

/// Enqueues a copy of unified shared memory to the host.
cl_int enqueueUnifiedCopy(cl_command_queue queue, void* to, const void* from, std::size_t size, cl_uint waits,
                          const cl_event* waited, cl_event* event);

}  // namespace headroom::capture
