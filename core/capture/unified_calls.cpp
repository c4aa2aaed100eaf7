#include "unified_calls.hpp"

#include <CL/cl_ext.h>

#include <algorithm>
#include <atomic>
#include <cstring>

#include "harvest.hpp"
#include "kernel_calls.hpp"
#include "objects.hpp"

namespace headroom::capture {
namespace {

// Of the platform that was asked for last; programs use one platform's.
std::atomic<clHostMemAllocINTEL_fn> nextHostAlloc{nullptr};
std::atomic<clDeviceMemAllocINTEL_fn> nextDeviceAlloc{nullptr};
std::atomic<clSharedMemAllocINTEL_fn> nextSharedAlloc{nullptr};
std::atomic<clMemFreeINTEL_fn> nextFree{nullptr};
std::atomic<clMemBlockingFreeINTEL_fn> nextBlockingFree{nullptr};
std::atomic<clSetKernelArgMemPointerINTEL_fn> nextSetArgument{nullptr};
std::atomic<clEnqueueMemcpyINTEL_fn> nextCopy{nullptr};

void* addUnified(void* start, cl_context context, std::size_t size) {
  if (start == nullptr) return start;
  forgetSharedMemory(start);  // freed unseen
  LockedObjects()->svm.push_back({static_cast<char*>(start), size, context, 0, true});
  return start;
}

void* CL_API_CALL clHostMemAllocINTELCaptured(cl_context context, const cl_mem_properties_intel* properties,
                                              size_t size, cl_uint alignment, cl_int* error) {
  return addUnified(nextHostAlloc.load()(context, properties, size, alignment, error), context, size);
}

void* CL_API_CALL clDeviceMemAllocINTELCaptured(cl_context context, cl_device_id device,
                                                const cl_mem_properties_intel* properties, size_t size,
                                                cl_uint alignment, cl_int* error) {
  return addUnified(nextDeviceAlloc.load()(context, device, properties, size, alignment, error), context, size);
}

void* CL_API_CALL clSharedMemAllocINTELCaptured(cl_context context, cl_device_id device,
                                                const cl_mem_properties_intel* properties, size_t size,
                                                cl_uint alignment, cl_int* error) {
  return addUnified(nextSharedAlloc.load()(context, device, properties, size, alignment, error), context, size);
}

cl_int CL_API_CALL clMemFreeINTELCaptured(cl_context context, void* start) {
  forgetSharedMemory(start);
  return nextFree.load()(context, start);
}

cl_int CL_API_CALL clMemBlockingFreeINTELCaptured(cl_context context, void* start) {
  forgetSharedMemory(start);
  return nextBlockingFree.load()(context, start);
}

cl_int CL_API_CALL clSetKernelArgMemPointerINTELCaptured(cl_kernel kernel, cl_uint index, const void* pointer) {
  const cl_int status = nextSetArgument.load()(kernel, index, pointer);
  if (status == CL_SUCCESS) notePointerArgument(kernel, index, pointer);
  return status;
}

cl_int CL_API_CALL clEnqueueMemcpyINTELCaptured(cl_command_queue queue, cl_bool isBlocking, void* to, const void* from,
                                                size_t size, cl_uint waits, const cl_event* waited, cl_event* event) {
  const cl_int status = nextCopy.load()(queue, isBlocking, to, from, size, waits, waited, event);
  if (isBlocking != CL_FALSE) harvest();
  return status;
}

/// Returns whether that is the name, in which case `own` takes the place of `function`.
template <typename Function>
bool takes(const char* name, const char* known, void*& function, std::atomic<Function>& next, Function own) {
  if (std::strcmp(name, known) != 0) return false;
  next = reinterpret_cast<Function>(function);
  function = reinterpret_cast<void*>(own);
  return true;
}

}  // namespace

void* unifiedFunction(const char* name, void* function, const FindFunction& find) {
  const bool isOurs =
      takes(name, "clHostMemAllocINTEL", function, nextHostAlloc, &clHostMemAllocINTELCaptured) ||
      takes(name, "clDeviceMemAllocINTEL", function, nextDeviceAlloc, &clDeviceMemAllocINTELCaptured) ||
      takes(name, "clSharedMemAllocINTEL", function, nextSharedAlloc, &clSharedMemAllocINTELCaptured) ||
      takes(name, "clMemFreeINTEL", function, nextFree, &clMemFreeINTELCaptured) ||
      takes(name, "clMemBlockingFreeINTEL", function, nextBlockingFree, &clMemBlockingFreeINTELCaptured) ||
      takes(name, "clSetKernelArgMemPointerINTEL", function, nextSetArgument, &clSetKernelArgMemPointerINTELCaptured) ||
      takes(name, "clEnqueueMemcpyINTEL", function, nextCopy, &clEnqueueMemcpyINTELCaptured);
  if (isOurs) nextCopy = reinterpret_cast<clEnqueueMemcpyINTEL_fn>(find("clEnqueueMemcpyINTEL"));
  return function;
}

cl_int enqueueUnifiedCopy(cl_command_queue queue, void* to, const void* from, std::size_t size, cl_uint waits,
                          const cl_event* waited, cl_event* event) {
  const clEnqueueMemcpyINTEL_fn copy = nextCopy.load();
  return copy == nullptr ? CL_INVALID_OPERATION : copy(queue, CL_FALSE, to, from, size, waits, waited, event);
}

}  // namespace headroom::capture
