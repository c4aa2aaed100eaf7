// Modes with memory of all kinds except images.
#include "program.hpp"

#include <CL/cl_ext.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace captured {
namespace {

void subBuffers() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(
      "kernel void work(global const float* a, global float* b) { b[get_global_id(0)] += a[get_global_id(0)]; }");
  cl_mem root = device.buffer(ramp(4 * kCount));
  const std::size_t bytes = kCount * sizeof(float);
  const cl_buffer_region first{bytes, bytes};
  const cl_buffer_region second{3 * bytes, bytes};
  cl_int error = CL_SUCCESS;
  cl_mem one = clCreateSubBuffer(root, CL_MEM_READ_ONLY, CL_BUFFER_CREATE_TYPE_REGION, &first, &error);
  must(error, "clCreateSubBuffer");
  cl_mem two = clCreateSubBuffer(root, 0, CL_BUFFER_CREATE_TYPE_REGION, &second, &error);
  must(error, "clCreateSubBuffer");
  set(kernel, 0, one);
  set(kernel, 1, two);
  launch(queue, kernel);
  print(read(queue, root, 4 * kCount));
  std::vector<float> sum = ramp(kCount, 3 * kCount);
  for (std::size_t i = 0; i < kCount; ++i) sum[i] += static_cast<float>(kCount + i);
  know(0, "before", ramp(kCount, kCount));
  know(0, "after", ramp(kCount, kCount));
  know(1, "before", ramp(kCount, 3 * kCount));
  know(1, "after", sum);
}

void aliases() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(
      "kernel void work(global const float* a, global float* b) { b[get_global_id(0)] = a[get_global_id(0)] + 1; }");
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  set(kernel, 1, buffer);
  launch(queue, kernel);
  print(read(queue, buffer));
  know(0, "before", ramp());
  know(0, "after", ramp(kCount, 1));
}

/// SVM, through a pointer into the middle of its allocation.
void svm() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(kTwice);
  auto* numbers = static_cast<float*>(clSVMAlloc(device.context, CL_MEM_READ_WRITE, 2 * kCount * sizeof(float), 0));
  if (numbers == nullptr) std::_Exit(77);
  const std::vector<float> source = ramp(2 * kCount);
  const std::size_t bytes = 2 * kCount * sizeof(float);
  MUST(clEnqueueSVMMemcpy(queue, CL_TRUE, numbers, source.data(), bytes, 0, nullptr, nullptr));
  MUST(clSetKernelArgSVMPointer(kernel, 0, numbers + kCount));
  set(kernel, 1, 2.0F);
  launch(queue, kernel);
  std::vector<float> result(2 * kCount);
  MUST(clEnqueueSVMMemcpy(queue, CL_TRUE, result.data(), numbers, bytes, 0, nullptr, nullptr));
  print(result);
  know(0, "before", source);
  know(0, "after", result);
  MUST(clFinish(queue));
  clSVMFree(device.context, numbers);
}

template <typename Function>
Function extension(const Device& device, const char* name) {
  const auto function = reinterpret_cast<Function>(clGetExtensionFunctionAddressForPlatform(device.platform, name));
  if (function == nullptr) std::_Exit(77);
  return function;
}

/// Unified shared memory, through a pointer into the middle of its allocation, and a queue that the extension made.
void unified() {
  const Device device;
  const auto createQueue =
      extension<clCreateCommandQueueWithPropertiesKHR_fn>(device, "clCreateCommandQueueWithPropertiesKHR");
  const auto allocate = extension<clHostMemAllocINTEL_fn>(device, "clHostMemAllocINTEL");
  const auto release = extension<clMemFreeINTEL_fn>(device, "clMemFreeINTEL");
  const auto setPointer = extension<clSetKernelArgMemPointerINTEL_fn>(device, "clSetKernelArgMemPointerINTEL");
  const auto copy = extension<clEnqueueMemcpyINTEL_fn>(device, "clEnqueueMemcpyINTEL");
  cl_int error = CL_SUCCESS;
  cl_command_queue queue = createQueue(device.context, device.id, nullptr, &error);
  must(error, "clCreateCommandQueueWithPropertiesKHR");
  cl_kernel kernel = device.kernel(kTwice);
  const std::size_t bytes = 2 * kCount * sizeof(float);
  auto* numbers = static_cast<float*>(allocate(device.context, nullptr, bytes, 0, &error));
  if (numbers == nullptr) std::_Exit(77);
  const std::vector<float> source = ramp(2 * kCount);
  MUST(copy(queue, CL_TRUE, numbers, source.data(), bytes, 0, nullptr, nullptr));
  set(kernel, 0, device.buffer(ramp()));  // replaced by the pointer
  MUST(setPointer(kernel, 0, numbers + kCount));
  set(kernel, 1, 2.0F);
  launch(queue, kernel);
  std::vector<float> result(2 * kCount);
  MUST(copy(queue, CL_TRUE, result.data(), numbers, bytes, 0, nullptr, nullptr));
  print(result);
  know(0, "before", source);
  know(0, "after", result);
  MUST(release(device.context, numbers));
}

/// Everything is released before the launch ends.
void earlyRelease() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(kTwice);
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  set(kernel, 1, 2.0F);
  cl_event event = nullptr;
  launch(queue, kernel, {}, &event);
  MUST(clReleaseKernel(kernel));
  MUST(clReleaseMemObject(buffer));
  MUST(clReleaseEvent(event));
  MUST(clFinish(queue));
  MUST(clReleaseCommandQueue(queue));
  MUST(clReleaseContext(device.context));
  std::printf("done\n");
  know(0, "before", ramp());
  know(0, "after", times(ramp(), 2));
}

/// Memory without host access, and the host's own memory.
void hostMemory() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(
      "kernel void work(global float* a, global float* b) { a[get_global_id(0)] = b[get_global_id(0)] * 2;"
      "b[get_global_id(0)] += 1; }");
  alignas(4096) static std::array<float, kCount> own{};
  const std::vector<float> source = ramp();
  std::copy(source.begin(), source.end(), own.begin());
  cl_int error = CL_SUCCESS;
  cl_mem hidden = device.buffer(ramp(kCount, 50), CL_MEM_READ_WRITE | CL_MEM_HOST_NO_ACCESS);
  cl_mem host = clCreateBuffer(device.context, CL_MEM_USE_HOST_PTR, sizeof own, own.data(), &error);
  must(error, "clCreateBuffer");
  set(kernel, 0, hidden);
  set(kernel, 1, host);
  launch(queue, kernel);
  print(read(queue, host));
  know(0, "before", ramp(kCount, 50));
  know(0, "after", times(ramp(), 2));
  know(1, "before", ramp());
  know(1, "after", ramp(kCount, 1));
}

}  // namespace

std::vector<Mode> memoryModes() {
  return {{"sub-buffers", subBuffers},     {"aliases", aliases},       {"svm", svm}, {"unified", unified},
          {"early-release", earlyRelease}, {"host-memory", hostMemory}};
}

}  // namespace captured
