// An OpenCL program for tests of capturing: capture_program MODE FOLDER. What it prints is the same with and without
// the capture layer. What it knows of an argument's contents before and after a launch it writes to FOLDER, as
// argN.before and argN.after.
#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <map>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

namespace {

std::string folder;

void must(cl_int status, const char* what) {
  if (status == CL_SUCCESS) return;
  std::printf("%s failed: %d\n", what, status);
  std::fflush(stdout);
  std::_Exit(3);
}
#define MUST(call) must(call, #call)

void know(int argument, const char* when, const void* bytes, std::size_t size) {
  std::ofstream(folder + "/arg" + std::to_string(argument) + '.' + when, std::ios::binary)
      .write(static_cast<const char*>(bytes), static_cast<std::streamsize>(size));
}
void know(int argument, const char* when, const std::vector<float>& numbers) {
  know(argument, when, numbers.data(), numbers.size() * sizeof(float));
}

/// Bytes of any handle.
constexpr std::size_t kHandleBytes = sizeof(void*);
constexpr std::size_t kCount = 256;

std::vector<float> ramp(std::size_t count = kCount, float first = 0) {
  std::vector<float> numbers(count);
  std::iota(numbers.begin(), numbers.end(), first);
  return numbers;
}
std::vector<float> times(std::vector<float> numbers, float factor) {
  for (float& number : numbers) number *= factor;
  return numbers;
}

struct Device {
  cl_platform_id platform = nullptr;
  cl_device_id id = nullptr;
  cl_context context = nullptr;

  Device() {
    MUST(clGetPlatformIDs(1, &platform, nullptr));
    MUST(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &id, nullptr));
    cl_int error = CL_SUCCESS;
    context = clCreateContext(nullptr, 1, &id, nullptr, nullptr, &error);
    must(error, "clCreateContext");
  }

  [[nodiscard]] cl_command_queue queue(cl_command_queue_properties properties = 0) const {
    cl_int error = CL_SUCCESS;
    cl_command_queue made = clCreateCommandQueue(context, id, properties, &error);
    must(error, "clCreateCommandQueue");
    return made;
  }
  [[nodiscard]] cl_program program(const char* source, const char* options = "") const {
    cl_int error = CL_SUCCESS;
    cl_program made = clCreateProgramWithSource(context, 1, &source, nullptr, &error);
    must(error, "clCreateProgramWithSource");
    MUST(clBuildProgram(made, 1, &id, options, nullptr, nullptr));
    return made;
  }
  [[nodiscard]] cl_kernel kernel(const char* source, const char* options = "") const {
    cl_int error = CL_SUCCESS;
    cl_kernel made = clCreateKernel(program(source, options), "work", &error);
    must(error, "clCreateKernel");
    return made;
  }
  [[nodiscard]] cl_mem buffer(const std::vector<float>& numbers, cl_mem_flags flags = CL_MEM_READ_WRITE) const {
    cl_int error = CL_SUCCESS;
    cl_mem made = clCreateBuffer(context, flags | CL_MEM_COPY_HOST_PTR, numbers.size() * sizeof(float),
                                 const_cast<float*>(numbers.data()), &error);
    must(error, "clCreateBuffer");
    return made;
  }
};

const char* const kTwice = "kernel void work(global float* a, float f) { a[get_global_id(0)] *= f; }";

void set(cl_kernel kernel, cl_uint index, cl_mem memory) {
  MUST(clSetKernelArg(kernel, index, kHandleBytes, &memory));
}
void set(cl_kernel kernel, cl_uint index, float number) {
  MUST(clSetKernelArg(kernel, index, sizeof number, &number));
}
void launch(cl_command_queue queue, cl_kernel kernel, std::vector<cl_event> waits = {}, cl_event* event = nullptr,
            std::size_t count = kCount) {
  MUST(clEnqueueNDRangeKernel(queue, kernel, 1, nullptr, &count, nullptr, static_cast<cl_uint>(waits.size()),
                              waits.empty() ? nullptr : waits.data(), event));
}
std::vector<float> read(cl_command_queue queue, cl_mem buffer, std::size_t count = kCount) {
  std::vector<float> numbers(count);
  MUST(clEnqueueReadBuffer(queue, buffer, CL_TRUE, 0, count * sizeof(float), numbers.data(), 0, nullptr, nullptr));
  return numbers;
}
void print(const std::vector<float>& numbers) {
  double sum = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) sum += numbers[i] * static_cast<double>(i + 1);
  std::printf("%zu numbers: %.9g\n", numbers.size(), sum);
}

/// Three launches; what is known is of the second one.
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

/// The launch waits for an event that this thread sets after it.
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

/// What overwrites the buffer waits for the launch's event alone, in this queue and in another one.
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

/// SVM, by a pointer into the middle of its allocation.
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

/// Local memory of as many bytes as a handle has, no buffer, and a struct.
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

/// Everything is released before the launch has ended.
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

/// Memory that the host must not touch, and the host's own memory.
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

/// An image of four floats a pixel, read by a kernel that writes its pixels' sum.
void image(cl_mem_object_type type, const char* typeName, const char* place, std::size_t width, std::size_t height,
           std::size_t depth, std::size_t layers) {
  const Device device;
  cl_command_queue queue = device.queue();
  const std::string source =
      std::string("kernel void work(read_only ") + typeName +
      " image, sampler_t s, global float4* out, int w, int h) {\n  int x = get_global_id(0) % w; "
      "int y = get_global_id(0) / w % h; int z = get_global_id(0) / w / h;\n"
      "  out[get_global_id(0)] = read_imagef(image" +
      place + ") * 2; }";
  cl_kernel kernel = device.kernel(source.c_str());
  const std::size_t pixels = width * height * depth * layers;
  const std::vector<float> content = ramp(4 * pixels);
  cl_int error = CL_SUCCESS;
  const cl_image_format format{CL_RGBA, CL_FLOAT};
  cl_image_desc description{};
  description.image_type = type;
  description.image_width = width;
  description.image_height = type == CL_MEM_OBJECT_IMAGE1D_ARRAY ? 0 : height;
  description.image_depth = depth;
  description.image_array_size = layers;
  const bool isOfBuffer = type == CL_MEM_OBJECT_IMAGE1D_BUFFER;
  if (isOfBuffer) description.mem_object = device.buffer(content);
  cl_mem in = clCreateImage(device.context, isOfBuffer ? 0 : CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, &format,
                            &description, isOfBuffer ? nullptr : const_cast<float*>(content.data()), &error);
  must(error, "clCreateImage");
  cl_mem out = device.buffer(std::vector<float>(4 * pixels, 0.0F));
  cl_sampler sampler = clCreateSampler(device.context, CL_FALSE, CL_ADDRESS_CLAMP_TO_EDGE, CL_FILTER_NEAREST, &error);
  must(error, "clCreateSampler");
  set(kernel, 0, in);
  MUST(clSetKernelArg(kernel, 1, kHandleBytes, &sampler));
  set(kernel, 2, out);
  const std::array<cl_int, 2> extents{static_cast<cl_int>(width), static_cast<cl_int>(height)};
  for (cl_uint i = 0; i < 2; ++i) MUST(clSetKernelArg(kernel, 3 + i, sizeof extents[i], &extents[i]));
  launch(queue, kernel, {}, nullptr, pixels);
  print(read(queue, out, 4 * pixels));
  know(0, "before", content);
  know(0, "after", content);
  know(2, "before", std::vector<float>(4 * pixels, 0.0F));
  know(2, "after", times(content, 2));
}

void threads() {
  const Device device;
  const std::string source = kTwice;
  cl_program program = device.program(source.c_str());
  std::array<std::vector<float>, 8> results;
  std::vector<std::thread> all;
  for (std::size_t t = 0; t < results.size(); ++t) {
    all.emplace_back([&, t] {
      cl_int error = CL_SUCCESS;
      cl_command_queue queue = device.queue();
      cl_kernel kernel = clCreateKernel(program, "work", &error);
      must(error, "clCreateKernel");
      cl_mem buffer = device.buffer(ramp(kCount, static_cast<float>(t)));
      set(kernel, 0, buffer);
      for (int i = 0; i < 50; ++i) {
        set(kernel, 1, i % 2 == 0 ? 2.0F : 0.5F);
        launch(queue, kernel);
        if (i % 10 == 0) MUST(clFinish(queue));
      }
      results[t] = read(queue, buffer);
      MUST(clReleaseMemObject(buffer));
      MUST(clReleaseKernel(kernel));
      MUST(clReleaseCommandQueue(queue));
    });
  }
  for (std::thread& thread : all) thread.join();
  for (const std::vector<float>& result : results) print(result);
}

std::atomic<int> calledBack{0};
void CL_CALLBACK onEnd(cl_event event, cl_int status, void* data) {
  static_cast<std::atomic<int>*>(data)->fetch_add(status == CL_COMPLETE ? 1 : 100);
  clReleaseEvent(event);
}

/// Nothing waits: the program hears of ends by callbacks.
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

void forked() {
  std::fflush(stdout);
  const pid_t child = fork();
  plain();
  std::fflush(stdout);
  if (child == 0) std::_Exit(0);
  waitpid(child, nullptr, 0);
}

/// A child that never calls OpenCL, of a process that did.
void forkedLate() {
  plain();
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) std::_Exit(5);
  int status = 0;
  waitpid(child, &status, 0);
  std::printf("child %d\n", WEXITSTATUS(status));
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

void exitEarly(const std::string& how) {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel(kTwice);
  set(kernel, 0, device.buffer(ramp()));
  set(kernel, 1, 2.0F);
  for (int i = 0; i < 7; ++i) launch(queue, kernel);
  MUST(clFinish(queue));
  std::printf("ending by %s\n", how.c_str());
  std::fflush(stdout);
  if (how == "exit") std::exit(11);
  if (how == "_exit") _exit(12);
  if (how == "abort") std::abort();
  if (how == "kill") ::kill(getpid(), SIGKILL);
}

/// A program compiled with a header of its own, and linked with another one.
void linked() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_int error = CL_SUCCESS;
  const char* header = "float half_of(float x);\n";
  const char* main =
      "#include \"half.h\"\nkernel void work(global float* a) { a[get_global_id(0)] = "
      "half_of(a[get_global_id(0)]); }";
  const char* library = "float half_of(float x) { return x / 2; }";
  cl_program headerProgram = clCreateProgramWithSource(device.context, 1, &header, nullptr, &error);
  std::array<cl_program, 2> parts{clCreateProgramWithSource(device.context, 1, &library, nullptr, &error),
                                  clCreateProgramWithSource(device.context, 1, &main, nullptr, &error)};
  const char* name = "half.h";
  MUST(clCompileProgram(parts[0], 1, &device.id, "", 0, nullptr, nullptr, nullptr, nullptr));
  MUST(clCompileProgram(parts[1], 1, &device.id, "-DX=1", 1, &headerProgram, &name, nullptr, nullptr));
  cl_program whole = clLinkProgram(device.context, 1, &device.id, "", 2, parts.data(), nullptr, nullptr, &error);
  must(error, "clLinkProgram");
  cl_kernel kernel = clCreateKernel(whole, "work", &error);
  must(error, "clCreateKernel");
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  launch(queue, kernel);
  print(read(queue, buffer));
  know(0, "before", ramp());
  know(0, "after", times(ramp(), 0.5F));
}

void included() {
  const std::string headers = folder + "/headers/deep";
  static_cast<void>(std::system(("mkdir -p '" + headers + "'").c_str()));
  std::ofstream(headers + "/one.h") << "#include \"two.h\"\n";
  std::ofstream(headers + "/two.h") << "#define FACTOR 2\n";
  const Device device;
  cl_command_queue queue = device.queue();
  const std::string options = "-cl-mad-enable -I " + folder + "/headers";
  cl_kernel kernel = device.kernel(
      "#include <deep/one.h>\n#define NAME <deep/two.h>\n#include NAME\n"
      "kernel void work(global float* a) { a[get_global_id(0)] *= FACTOR; }",
      options.c_str());
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  launch(queue, kernel);
  print(read(queue, buffer));
  static_cast<void>(std::system(("rm -r '" + folder + "/headers'").c_str()));
}

/// Compiled and linked, as a program of one source.
cl_program linkedProgram(const Device& device, const char* source, const char* options) {
  cl_int error = CL_SUCCESS;
  cl_program part = clCreateProgramWithSource(device.context, 1, &source, nullptr, &error);
  must(error, "clCreateProgramWithSource");
  MUST(clCompileProgram(part, 1, &device.id, options, 0, nullptr, nullptr, nullptr, nullptr));
  cl_program whole = clLinkProgram(device.context, 1, &device.id, "", 1, &part, nullptr, nullptr, &error);
  must(error, "clLinkProgram");
  return whole;
}

/// Built from source where FOLDER has no binary of it yet, else from that.
void binary(bool isLinked) {
  const Device device;
  cl_command_queue queue = device.queue();
  const std::string file = folder + "/program.binary";
  std::ifstream stored(file, std::ios::binary);
  cl_program program = nullptr;
  cl_int error = CL_SUCCESS;
  if (stored) {
    const std::string content{std::istreambuf_iterator<char>(stored), std::istreambuf_iterator<char>()};
    const std::size_t size = content.size();
    const auto* bytes = reinterpret_cast<const unsigned char*>(content.data());
    cl_int status = CL_SUCCESS;
    program = clCreateProgramWithBinary(device.context, 1, &device.id, &size, &bytes, &status, &error);
    std::printf("from binary: %d %d\n", status, error);
    if (error != CL_SUCCESS) std::exit(4);
    MUST(clBuildProgram(program, 1, &device.id, "", nullptr, nullptr));
  } else {
    constexpr const char* kOptions = "-DBUILT_WITH=1";
    program = isLinked ? linkedProgram(device, kTwice, kOptions) : device.program(kTwice, kOptions);
    std::size_t size = 0;
    MUST(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof size, &size, nullptr));
    std::string content(size, '\0');
    auto* bytes = reinterpret_cast<unsigned char*>(content.data());
    MUST(clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof bytes, &bytes, nullptr));
    std::ofstream(file, std::ios::binary) << content;
    std::printf("from source\n");
  }
  cl_kernel kernel = clCreateKernel(program, "work", &error);
  must(error, "clCreateKernel");
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  set(kernel, 1, 2.0F);
  launch(queue, kernel);
  print(read(queue, buffer));
}

/// Launches that fail are none.
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

double cpuMicroseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) / 1e3;
}

/// Prints to stderr what a launch costs, in wall time and in CPU time of the thread that launches.
void tiny() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_kernel kernel = device.kernel("kernel void work(global float* a, float f) { }");
  set(kernel, 0, device.buffer(ramp()));
  set(kernel, 1, 2.0F);
  launch(queue, kernel, {}, nullptr, 1);
  MUST(clFinish(queue));
  constexpr int kLaunches = 10000;
  const double cpu = cpuMicroseconds();
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < kLaunches; ++i) {
    launch(queue, kernel, {}, nullptr, 1);
    if (i % 100 == 99) MUST(clFinish(queue));
  }
  const std::chrono::duration<double, std::micro> passed = std::chrono::steady_clock::now() - start;
  std::fprintf(stderr, "%.3f us per launch, %.3f us of CPU time\n", passed.count() / kLaunches,
               (cpuMicroseconds() - cpu) / kLaunches);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  folder = argv[2];
  const std::map<std::string, void (*)()> modes{
      {"plain", plain},
      {"once", once},
      {"user-event", userEvent},
      {"out-of-order", outOfOrder},
      {"sub-buffers", subBuffers},
      {"aliases", aliases},
      {"svm", svm},
      {"small-arguments", smallArguments},
      {"early-release", earlyRelease},
      {"host-memory", hostMemory},
      {"image-1d", [] { image(CL_MEM_OBJECT_IMAGE1D, "image1d_t", ", s, x", 100, 1, 1, 1); }},
      {"image-1d-buffer", [] { image(CL_MEM_OBJECT_IMAGE1D_BUFFER, "image1d_buffer_t", ", x", 100, 1, 1, 1); }},
      {"image-1d-array",
       [] { image(CL_MEM_OBJECT_IMAGE1D_ARRAY, "image1d_array_t", ", s, (int2)(x, y + z)", 10, 1, 1, 7); }},
      {"image-2d", [] { image(CL_MEM_OBJECT_IMAGE2D, "image2d_t", ", s, (int2)(x, y)", 17, 9, 1, 1); }},
      {"image-2d-array",
       [] { image(CL_MEM_OBJECT_IMAGE2D_ARRAY, "image2d_array_t", ", s, (int4)(x, y, z, 0)", 11, 5, 1, 3); }},
      {"image-3d", [] { image(CL_MEM_OBJECT_IMAGE3D, "image3d_t", ", s, (int4)(x, y, z, 0)", 11, 5, 3, 1); }},
      {"threads", threads},
      {"callbacks", callbacks},
      {"clone", clone},
      {"fork", forked},
      {"fork-late", forkedLate},
      {"queue-info", queueInfo},
      {"exit", [] { exitEarly("exit"); }},
      {"_exit", [] { exitEarly("_exit"); }},
      {"abort", [] { exitEarly("abort"); }},
      {"kill", [] { exitEarly("kill"); }},
      {"linked", linked},
      {"included", included},
      {"binary", [] { binary(false); }},
      {"linked-binary", [] { binary(true); }},
      {"failing", failing},
      {"tiny", tiny}};
  const auto mode = modes.find(argv[1]);
  if (mode == modes.end()) return 2;
  mode->second();
  return 0;
}
