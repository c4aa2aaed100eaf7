// Shared virtual memory: which blocks there are.
#include <algorithm>
#include <vector>

#include "driver.hpp"
#include "objects.hpp"

namespace headroom::capture {
namespace {

void* CL_API_CALL clSVMAllocCaptured(cl_context context, cl_svm_mem_flags flags, size_t size, cl_uint alignment) {
  void* start = driver.clSVMAlloc(context, flags, size, alignment);
  if (start == nullptr) return start;
  forgetSharedMemory(start);  // freed by a callback of the program, unseen
  LockedObjects()->svm.push_back({static_cast<char*>(start), size, context, flags});
  return start;
}

void CL_API_CALL clSVMFreeCaptured(cl_context context, void* start) {
  forgetSharedMemory(start);
  driver.clSVMFree(context, start);
}

cl_int CL_API_CALL clEnqueueSVMFreeCaptured(cl_command_queue queue, cl_uint count, void* starts[],
                                            void(CL_CALLBACK* callback)(cl_command_queue, cl_uint, void*[], void*),
                                            void* data, cl_uint waits, const cl_event* waited, cl_event* event) {
  const std::vector<void*> all(starts, starts + (starts == nullptr ? 0 : count));
  const cl_int status = driver.clEnqueueSVMFree(queue, count, starts, callback, data, waits, waited, event);
  if (status == CL_SUCCESS && callback == nullptr) std::for_each(all.begin(), all.end(), forgetSharedMemory);
  return status;
}

}  // namespace

void putSvmCalls() {
  HEADROOM_PUT(clSVMAlloc);
  HEADROOM_PUT(clSVMFree);
  HEADROOM_PUT(clEnqueueSVMFree);
}

}  // namespace headroom::capture
