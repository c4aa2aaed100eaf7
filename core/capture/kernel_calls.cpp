// Kernels and their arguments.
#include "kernel_calls.hpp"

#include <CL/cl_ext.h>

#include <cstring>
#include <memory>
#include <string>
#include <utility>

#include "driver.hpp"
#include "objects.hpp"
#include "settings.hpp"

namespace headroom::capture {
namespace {

/// No driver takes more arguments; a larger index is the program's mistake, which the driver reports.
constexpr cl_uint kMostArguments = 4096;

std::shared_ptr<NameCount> countOf(Objects& objects, const std::string& name) {
  std::shared_ptr<NameCount>& count = objects.names[name];
  if (!count) {
    count = std::make_shared<NameCount>();
    const auto& dumps = settings().dumps;
    for (std::size_t i = 0; i < dumps.size(); ++i) {
      if (dumps[i].kernel == name) count->dump = static_cast<int>(i);
    }
  }
  return count;
}

void addKernel(cl_kernel handle, cl_program program, std::string name) {
  auto kernel = std::make_shared<Kernel>();
  kernel->name = std::move(name);
  LockedObjects objects;
  kernel->program = objects->programs.find(program);
  kernel->count = countOf(*objects.operator->(), kernel->name);
  objects->kernels.add(handle, std::move(kernel));
}

cl_kernel CL_API_CALL clCreateKernelCaptured(cl_program program, const char* name, cl_int* error) {
  cl_kernel handle = driver.clCreateKernel(program, name, error);
  if (handle != nullptr) addKernel(handle, program, name);
  return handle;
}

std::string nameOf(cl_kernel kernel) {
  std::size_t size = 0;
  if (driver.clGetKernelInfo(kernel, CL_KERNEL_FUNCTION_NAME, 0, nullptr, &size) != CL_SUCCESS || size == 0) return {};
  std::string name(size, '\0');
  driver.clGetKernelInfo(kernel, CL_KERNEL_FUNCTION_NAME, size, name.data(), nullptr);
  return name.c_str();
}

cl_int CL_API_CALL clCreateKernelsInProgramCaptured(cl_program program, cl_uint room, cl_kernel* kernels,
                                                    cl_uint* countReturned) {
  cl_uint count = 0;
  const cl_int status = driver.clCreateKernelsInProgram(program, room, kernels, &count);
  if (countReturned != nullptr && status == CL_SUCCESS) *countReturned = count;
  if (status != CL_SUCCESS || kernels == nullptr) return status;
  for (cl_uint i = 0; i < count; ++i) addKernel(kernels[i], program, nameOf(kernels[i]));
  return status;
}

cl_kernel CL_API_CALL clCloneKernelCaptured(cl_kernel source, cl_int* error) {
  cl_kernel handle = driver.clCloneKernel(source, error);
  if (handle == nullptr) return handle;
  LockedObjects objects;
  if (const std::shared_ptr<Kernel> kernel = objects->kernels.find(source))
    objects->kernels.add(handle, std::make_shared<Kernel>(*kernel));
  return handle;
}

/// Its entry, made where it is the first; null for what is no kernel of ours.
Argument* argumentOf(Objects& objects, cl_kernel handle, cl_uint index) {
  const std::shared_ptr<Kernel> kernel = objects.kernels.find(handle);
  if (!kernel || index >= kMostArguments) return nullptr;
  if (kernel->arguments.size() <= index) kernel->arguments.resize(index + 1);
  return &kernel->arguments[index];
}

cl_int CL_API_CALL clSetKernelArgCaptured(cl_kernel handle, cl_uint index, size_t size, const void* value) {
  const cl_int status = driver.clSetKernelArg(handle, index, size, value);
  if (status != CL_SUCCESS) return status;
  LockedObjects objects;
  Argument* argument = argumentOf(*objects.operator->(), handle, index);
  if (argument == nullptr) return status;
  argument->kind = Argument::Kind::Value;
  argument->size = size;
  argument->isNull = value == nullptr;
  argument->memory.reset();
  argument->sampler.reset();
  const auto* bytes = static_cast<const std::byte*>(value);
  argument->bytes.assign(bytes, bytes + (value == nullptr ? 0 : size));
  if (value == nullptr || size != sizeof(cl_mem)) return status;
  void* pointer = nullptr;
  std::memcpy(&pointer, value, sizeof pointer);
  argument->memory = objects->memory.find(static_cast<cl_mem>(pointer));
  if (!argument->memory) argument->sampler = objects->samplers.find(static_cast<cl_sampler>(pointer));
  return status;
}

cl_int CL_API_CALL clSetKernelArgSVMPointerCaptured(cl_kernel handle, cl_uint index, const void* pointer) {
  const cl_int status = driver.clSetKernelArgSVMPointer(handle, index, pointer);
  if (status == CL_SUCCESS) notePointerArgument(handle, index, pointer);
  return status;
}

/// Whether the call lets the kernel reach unified shared memory that no argument points into.
bool reachesUnified(cl_kernel_exec_info info, std::size_t size, const void* value) {
  if (info == CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL) return size > 0;
  if (info < CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL || info > CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL)
    return false;
  cl_bool isReached = CL_FALSE;
  if (value != nullptr && size == sizeof isReached) std::memcpy(&isReached, value, sizeof isReached);
  return isReached != CL_FALSE;
}

cl_int CL_API_CALL clSetKernelExecInfoCaptured(cl_kernel handle, cl_kernel_exec_info info, size_t size,
                                               const void* value) {
  const cl_int status = driver.clSetKernelExecInfo(handle, info, size, value);
  if (status != CL_SUCCESS) return status;
  const bool isUnified = reachesUnified(info, size, value);
  if (!isUnified && info != CL_KERNEL_EXEC_INFO_SVM_PTRS) return status;
  LockedObjects objects;
  const std::shared_ptr<Kernel> kernel = objects->kernels.find(handle);
  if (kernel && isUnified) kernel->reachesUnified = true;
  if (kernel && !isUnified) kernel->indirectPointers = size / sizeof(void*);
  return status;
}

cl_int CL_API_CALL clRetainKernelCaptured(cl_kernel handle) {
  const cl_int status = driver.clRetainKernel(handle);
  if (status == CL_SUCCESS) LockedObjects()->kernels.retain(handle);
  return status;
}

cl_int CL_API_CALL clReleaseKernelCaptured(cl_kernel handle) {
  std::shared_ptr<Kernel> last = LockedObjects()->kernels.release(handle);
  return driver.clReleaseKernel(handle);
}

}  // namespace

void notePointerArgument(cl_kernel handle, cl_uint index, const void* pointer) {
  LockedObjects objects;
  Argument* argument = argumentOf(*objects.operator->(), handle, index);
  if (argument == nullptr) return;
  *argument = {};
  argument->kind = Argument::Kind::Svm;
  argument->size = sizeof pointer;
  argument->pointer = pointer;
}

void putKernelCalls() {
  HEADROOM_PUT(clCreateKernel);
  HEADROOM_PUT(clCreateKernelsInProgram);
  HEADROOM_PUT(clCloneKernel);
  HEADROOM_PUT(clSetKernelArg);
  HEADROOM_PUT(clSetKernelArgSVMPointer);
  HEADROOM_PUT(clSetKernelExecInfo);
  HEADROOM_PUT(clRetainKernel);
  HEADROOM_PUT(clReleaseKernel);
}

}  // namespace headroom::capture
