// Modes with kinds of launches, their dependencies, and properties of queues.
#include "program.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

namespace captured {

void plain() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(kTwice);
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  set(kernel, 1, 2.0F);
  for (int i = 0; i < 3; ++i) launch(queue, kernel);
  print(read(queue, buffer));
  know(0, "before", times(ramp(), 2));
  know(0, "after", times(ramp(), 4));
  const float factor = 2;
  know(1, "value", &factor, sizeof factor);
}
namespace {

void once() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(kTwice);
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  set(kernel, 1, 3.0F);
  launch(queue, kernel);
  print(read(queue, buffer));
  know(0, "before", ramp());
  know(0, "after", times(ramp(), 3));
}

/// The launch waits for an event that this thread sets later.
void userEvent() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(kTwice);
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  set(kernel, 1, 2.0F);
  cl_int error = CL_SUCCESS;
  cl_event gate = clCreateUserEvent(device.context, &error);
  must(error, "clCreateUserEvent");
  launch(queue, kernel, {gate});
  MUST(clFlush(queue));
  MUST(clSetUserEventStatus(gate, CL_COMPLETE));
  print(read(queue, buffer));
  know(0, "before", ramp());
  know(0, "after", times(ramp(), 2));
}

/// The command that overwrites the buffer waits only for the launch's event, in this queue and in another one.
void outOfOrder() {
  const Device device;
  cl_command_queue queue = device.queue(CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  cl_command_queue other = device.queue();
  cl_kernel kernel = device.kernel(kTwice);
  cl_mem buffer = device.buffer(std::vector<float>(kCount, -1.0F));
  const std::vector<float> source = ramp();
  set(kernel, 0, buffer);
  set(kernel, 1, 5.0F);
  cl_event written = nullptr;
  cl_event done = nullptr;
  cl_event last = nullptr;
  MUST(clEnqueueWriteBuffer(queue, buffer, CL_FALSE, 0, kCount * sizeof(float), source.data(), 0, nullptr, &written));
  launch(queue, kernel, {written}, &done);
  MUST(clFlush(queue));
  const float filler = 9;
  MUST(clEnqueueFillBuffer(other, buffer, &filler, sizeof filler, 0, kCount * sizeof(float), 1, &done, &last));
  MUST(clWaitForEvents(1, &last));
  cl_command_type type = 0;
  MUST(clGetEventInfo(done, CL_EVENT_COMMAND_TYPE, sizeof type, &type, nullptr));
  std::printf("type %x\n", type);
  print(read(other, buffer));
  know(0, "before", ramp());
  know(0, "after", times(ramp(), 5));
}

/// Local memory of as many bytes as a handle, no buffer, and a struct.
void smallArguments() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(
      "typedef struct { int4 a; char b; } Pair;\n"
      "kernel void work(global float* a, local uchar* l, global float* nothing, Pair pair) {\n"
      "  l[get_local_id(0)] = 1; barrier(CLK_LOCAL_MEM_FENCE);\n"
      "  a[get_global_id(0)] += pair.a.y + pair.b + l[0] + (nothing ? 100 : 0); }");
  struct alignas(16) {
    std::array<cl_int, 4> a{1, 20, 3, 4};
    char b = 7;
  } pair;
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  MUST(clSetKernelArg(kernel, 1, 8, nullptr));
  MUST(clSetKernelArg(kernel, 2, sizeof(cl_mem), nullptr));
  MUST(clSetKernelArg(kernel, 3, sizeof pair, &pair));
  const std::size_t global = kCount;
  const std::size_t local = 8;
  MUST(clEnqueueNDRangeKernel(queue, kernel, 1, nullptr, &global, &local, 0, nullptr, nullptr));
  print(read(queue, buffer));
  know(0, "before", ramp());
  know(0, "after", ramp(kCount, 28));
  know(3, "value", &pair, sizeof pair);
}

std::atomic<int> calledBack{0};
void CL_CALLBACK onEnd(cl_event event, cl_int status, void* data) {
  static_cast<std::atomic<int>*>(data)->fetch_add(status == CL_COMPLETE ? 1 : 100);
  clReleaseEvent(event);
}

/// Nothing waits: callbacks report the ends to the program.
void callbacks() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(kTwice);
  set(kernel, 0, device.buffer(ramp()));
  set(kernel, 1, 2.0F);
  for (int i = 0; i < 20; ++i) {
    cl_event event = nullptr;
    launch(queue, kernel, {}, &event);
    MUST(clSetEventCallback(event, CL_COMPLETE, onEnd, &calledBack));
    MUST(clFlush(queue));
  }
  while (calledBack < 20) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  std::printf("%d\n", calledBack.load());
  MUST(clReleaseCommandQueue(queue));
}

void clone() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(kTwice);
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  set(kernel, 1, 2.0F);
  cl_int error = CL_SUCCESS;
  cl_kernel copy = clCloneKernel(kernel, &error);
  if (error != CL_SUCCESS) std::_Exit(77);
  set(kernel, 1, 100.0F);
  launch(queue, copy);
  print(read(queue, buffer));
  know(0, "before", ramp());
  know(0, "after", times(ramp(), 2));
}

void queueInfo() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_command_queue_properties properties = 0;
  MUST(clGetCommandQueueInfo(queue, CL_QUEUE_PROPERTIES, sizeof properties, &properties, nullptr));
  std::size_t size = 99;
  cl_int status = clGetCommandQueueInfo(queue, CL_QUEUE_PROPERTIES_ARRAY, 0, nullptr, &size);
  std::printf("%lu, %d, %zu bytes\n", static_cast<unsigned long>(properties), status, size);
  cl_int error = CL_SUCCESS;
  const std::array<cl_queue_properties, 3> list{CL_QUEUE_PROPERTIES, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, 0};
  cl_command_queue second = clCreateCommandQueueWithProperties(device.context, device.id, list.data(), &error);
  must(error, "clCreateCommandQueueWithProperties");
  std::array<cl_queue_properties, 8> got{};
  status = clGetCommandQueueInfo(second, CL_QUEUE_PROPERTIES_ARRAY, sizeof got, got.data(), &size);
  std::printf("%d, %zu bytes, %lu %lu %lu\n", status, size, static_cast<unsigned long>(got[0]),
              static_cast<unsigned long>(got[1]), static_cast<unsigned long>(got[2]));
  cl_command_queue third = device.queue(CL_QUEUE_PROFILING_ENABLE);
  MUST(clGetCommandQueueInfo(third, CL_QUEUE_PROPERTIES, sizeof properties, &properties, nullptr));
  std::printf("%lu\n", static_cast<unsigned long>(properties));
  cl_kernel kernel = device.kernel(kTwice);
  set(kernel, 0, device.buffer(ramp()));
  set(kernel, 1, 2.0F);
  for (cl_command_queue each : {queue, third}) {
    cl_event event = nullptr;
    launch(each, kernel, {}, &event);
    MUST(clFinish(each));
    cl_ulong start = 0;
    cl_ulong end = 0;
    status = clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_START, sizeof start, &start, nullptr);
    clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_END, sizeof end, &end, nullptr);
    std::printf("profiling %d %d\n", status, start > 0 && end >= start ? 1 : 0);
  }
}

/// Profiling is switched off and on again, as programs for OpenCL 1.0 do.
void queueProperty() {
  const Device device;
  cl_command_queue queue = device.queue(CL_QUEUE_PROFILING_ENABLE);
  cl_kernel kernel = device.kernel(kTwice);
  set(kernel, 0, device.buffer(ramp()));
  set(kernel, 1, 2.0F);
  for (const cl_bool isOn : {CL_FALSE, CL_FALSE, CL_TRUE}) {
    cl_command_queue_properties old = 0;
    const cl_int changed = clSetCommandQueueProperty(queue, CL_QUEUE_PROFILING_ENABLE, isOn, &old);
    cl_event event = nullptr;
    launch(queue, kernel, {}, &event);
    MUST(clFinish(queue));
    cl_ulong start = 0;
    const cl_int status = clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_START, sizeof start, &start, nullptr);
    std::printf("%d, before %lu, profiling %d\n", changed, static_cast<unsigned long>(old), status);
  }
}

/// Rejected launches, each of them captured, before one that succeeds.
void refusedOften() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(kTwice);
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  set(kernel, 1, 2.0F);
  const std::size_t tooLarge = std::size_t{1} << 20;
  for (int i = 0; i < 20; ++i)
    clEnqueueNDRangeKernel(queue, kernel, 1, nullptr, &kCount, &tooLarge, 0, nullptr, nullptr);
  launch(queue, kernel);
  print(read(queue, buffer));
  know(0, "before", ramp());
  know(0, "after", times(ramp(), 2));
}

/// A launch that waits for an event which fails, so that the launch fails on the device.
void failedWait() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(kTwice);
  set(kernel, 0, device.buffer(ramp()));
  set(kernel, 1, 2.0F);
  cl_int error = CL_SUCCESS;
  cl_event gate = clCreateUserEvent(device.context, &error);
  must(error, "clCreateUserEvent");
  cl_event launched = nullptr;
  launch(queue, kernel, {gate}, &launched);
  MUST(clFlush(queue));
  MUST(clSetUserEventStatus(gate, -5));
  clWaitForEvents(1, &launched);
  cl_int status = CL_QUEUED;
  MUST(clGetEventInfo(launched, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr));
  std::printf("%s\n", status < 0 ? "failed" : "did not fail");
  std::fflush(stdout);
  if (status >= 0) std::_Exit(77);
  clReleaseEvent(launched);
  clFinish(queue);
}

/// Three launches with different sizes, scalars and groups, on separate memory except for a table.
void sizes() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(
      "kernel void work(global float* out, global const float* in, constant float* table, float f, int n) {\n"
      "  const int i = get_global_id(0);\n  if (i < n) out[i] = in[i] * f + table[i % 4]; }");
  cl_mem table = device.buffer(ramp(4, 7));
  struct Launch {
    std::size_t items;
    std::size_t group;
    float factor;
    cl_int used;
  };
  for (const Launch& each : {Launch{256, 64, 2, 256}, Launch{640, 128, 3, 600}, Launch{1024, 64, 0.1F, 1000}}) {
    cl_mem out = device.buffer(std::vector<float>(each.items, -1.0F));
    set(kernel, 0, out);
    set(kernel, 1, device.buffer(ramp(each.items, each.factor)));
    set(kernel, 2, table);
    set(kernel, 3, each.factor);
    MUST(clSetKernelArg(kernel, 4, sizeof each.used, &each.used));
    MUST(clEnqueueNDRangeKernel(queue, kernel, 1, nullptr, &each.items, &each.group, 0, nullptr, nullptr));
    print(read(queue, out, each.items));
  }
}

/// Failing launches are not captured.
void failing() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(kTwice);
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  set(kernel, 1, 2.0F);
  const std::size_t global = kCount;
  const std::size_t tooLarge = std::size_t{1} << 20;
  const cl_int status = clEnqueueNDRangeKernel(queue, kernel, 1, nullptr, &global, &tooLarge, 0, nullptr, nullptr);
  std::printf("%d\n", status);
  launch(queue, kernel);
  print(read(queue, buffer));
  know(0, "before", ramp());
  know(0, "after", times(ramp(), 2));
}

}  // namespace

std::vector<Mode> launchModes() {
  return {{"plain", plain},
          {"once", once},
          {"user-event", userEvent},
          {"out-of-order", outOfOrder},
          {"small-arguments", smallArguments},
          {"callbacks", callbacks},
          {"clone", clone},
          {"queue-info", queueInfo},
          {"failing", failing},
          {"sizes", sizes},
          {"queue-property", queueProperty},
          {"refused-often", refusedOften},
          {"failed-wait", failedWait}};
}

}  // namespace captured
