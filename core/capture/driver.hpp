// The functions behind the layer, and the layer's own functions in front of them.
#pragma once

#include <cstddef>

#ifndef CL_TARGET_OPENCL_VERSION
#define CL_TARGET_OPENCL_VERSION 300
#endif
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#define CL_USE_DEPRECATED_OPENCL_2_0_APIS
#define CL_USE_DEPRECATED_OPENCL_2_1_APIS
#define CL_USE_DEPRECATED_OPENCL_2_2_APIS
#include <CL/cl_layer.h>

namespace headroom::capture {

/// Bytes of any handle.
inline constexpr std::size_t kHandleBytes = sizeof(void*);

/// The next layer or the driver. Entries that the loader does not know are null.
extern cl_icd_dispatch driver;
/// The loader's table: `driver` with the layer's own functions in it.
extern cl_icd_dispatch table;

/// Places a function before the driver's, if the loader has that entry.
template <typename Function>
void put(Function cl_icd_dispatch::*entry, Function own) {
  if (driver.*entry != nullptr) table.*entry = own;
}
#define HEADROOM_PUT(function) put(&cl_icd_dispatch::function, &function##Captured)

void putQueueCalls();
void putMemoryCalls();
void putSvmCalls();
void putProgramCalls();
void putKernelCalls();
void putLaunchCalls();
void putEventCalls();
void putMoments();

}  // namespace headroom::capture
