#ifndef CL_TARGET_OPENCL_VERSION
#define CL_TARGET_OPENCL_VERSION 300
#endif
#include "fault_extensions.hpp"

#include <CL/cl_ext.h>

#include <cstring>

namespace headroom::faults {
namespace {

const cl_icd_dispatch* next = nullptr;

cl_command_queue CL_API_CALL createQueue(cl_context context, cl_device_id device, const cl_queue_properties* list,
                                         cl_int* error) {
  return next->clCreateCommandQueueWithProperties(context, device, list, error);
}

void* CL_API_CALL allocate(cl_context context, const cl_mem_properties_intel*, size_t size, cl_uint alignment,
                           cl_int* error) {
  void* start = next->clSVMAlloc(context, CL_MEM_READ_WRITE, size, alignment);
  if (error != nullptr) *error = start != nullptr ? CL_SUCCESS : CL_OUT_OF_RESOURCES;
  return start;
}

cl_int CL_API_CALL release(cl_context context, void* start) {
  next->clSVMFree(context, start);
  return CL_SUCCESS;
}

cl_int CL_API_CALL setPointer(cl_kernel kernel, cl_uint index, const void* pointer) {
  return next->clSetKernelArgSVMPointer(kernel, index, pointer);
}

cl_int CL_API_CALL copy(cl_command_queue queue, cl_bool isBlocking, void* to, const void* from, size_t size,
                        cl_uint waits, const cl_event* waited, cl_event* event) {
  return next->clEnqueueSVMMemcpy(queue, isBlocking, to, from, size, waits, waited, event);
}

}  // namespace

void* extensionFunction(const cl_icd_dispatch& driver, const char* name) {
  next = &driver;
  const auto is = [name](const char* known) { return std::strcmp(name, known) == 0; };
  if (is("clCreateCommandQueueWithPropertiesKHR")) return reinterpret_cast<void*>(&createQueue);
  if (is("clHostMemAllocINTEL")) return reinterpret_cast<void*>(&allocate);
  if (is("clMemFreeINTEL")) return reinterpret_cast<void*>(&release);
  if (is("clSetKernelArgMemPointerINTEL")) return reinterpret_cast<void*>(&setPointer);
  if (is("clEnqueueMemcpyINTEL")) return reinterpret_cast<void*>(&copy);
  return nullptr;
}

}  // namespace headroom::faults
