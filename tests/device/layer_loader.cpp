// A loader of layers other than the system's, for tests of captures: layer_loader TABLE FOLDER. As the loader of
// Khronos does, it loads the layer that OPENCL_LAYERS names, hands it a dispatch table and calls through the returned
// one, whose missing entries are its own. TABLE: "smaller" has the entries of OpenCL 1.2, "larger" has some that no
// layer knows, and so has "unseen". It launches a kernel on a buffer of OpenGL, which it makes of a plain one, with
// "unseen" behind the layer's back. It prints the result, and writes the contents to FOLDER as arg0.before and
// arg0.after.
#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl_layer.h>
#include <dlfcn.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <numeric>
#include <string>
#include <vector>

#include "fault_calls.hpp"

namespace {

constexpr std::size_t kEntries = sizeof(cl_icd_dispatch) / sizeof(void*);
constexpr std::size_t kEntriesOf12 = offsetof(cl_icd_dispatch, clCreateCommandQueueWithProperties) / sizeof(void*);
constexpr std::size_t kEntriesToCome = 16;
constexpr std::size_t kNumbers = 256;
constexpr std::size_t kBytes = kNumbers * sizeof(float);

cl_icd_dispatch system_{};  // the functions of the system's loader
cl_icd_dispatch cl{};       // those that the program calls

void must(bool isRight, const char* what) {
  if (isRight) return;
  std::printf("%s failed\n", what);
  std::fflush(stdout);
  std::_Exit(3);
}

std::vector<float> ramp() {
  std::vector<float> numbers(kNumbers);
  std::iota(numbers.begin(), numbers.end(), 0.0F);
  return numbers;
}

cl_mem CL_API_CALL createFromGl(cl_context context, cl_mem_flags flags, cl_GLuint /*buffer*/, cl_int* error) {
  std::vector<float> numbers = ramp();
  return system_.clCreateBuffer(context, flags | CL_MEM_COPY_HOST_PTR, kBytes, numbers.data(), error);
}

void neverCalled() {
  must(false, "An entry that no layer knows was called. That");
}

void openSystem() {
  void* library = ::dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL);
  must(library != nullptr, "Loading libOpenCL.so.1");
#define TAKE(function) system_.function = reinterpret_cast<decltype(system_.function)>(::dlsym(library, #function));
  HEADROOM_OPENCL_CALLS(TAKE)
  TAKE(clGetExtensionFunctionAddress)
  TAKE(clGetExtensionFunctionAddressForPlatform)
#undef TAKE
  system_.clCreateFromGLBuffer = createFromGl;
}

/// Returns the first entries of the table, and others that no layer knows. Nothing may be read beyond them.
std::vector<void*> tableOf(std::size_t entries) {
  std::vector<void*> table(entries, reinterpret_cast<void*>(&neverCalled));
  std::memcpy(table.data(), &system_, std::min(entries, kEntries) * sizeof(void*));
  return table;
}

void loadLayer(const std::string& file, std::size_t entries) {
  void* library = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  must(library != nullptr, "Loading the layer");
  const auto info = reinterpret_cast<pfn_clGetLayerInfo>(::dlsym(library, "clGetLayerInfo"));
  const auto init = reinterpret_cast<pfn_clInitLayer>(::dlsym(library, "clInitLayer"));
  must(info != nullptr && init != nullptr, "Finding the layer's functions");
  cl_layer_api_version version = 0;
  must(info(CL_LAYER_API_VERSION, sizeof version, &version, nullptr) == CL_SUCCESS &&
           version == CL_LAYER_API_VERSION_100,
       "clGetLayerInfo");
  // The layer may read it as long as it is loaded.
  static std::vector<void*> own;
  own = tableOf(entries);
  cl_uint returned = 0;
  const cl_icd_dispatch* dispatch = nullptr;
  must(init(static_cast<cl_uint>(entries), reinterpret_cast<const cl_icd_dispatch*>(own.data()), &returned,
            &dispatch) == CL_SUCCESS &&
           dispatch != nullptr && returned <= entries,
       "clInitLayer");
  std::vector<void*> used = own;
  for (std::size_t i = 0; i < returned; ++i) {
    void* entry = nullptr;
    std::memcpy(&entry, reinterpret_cast<const char*>(dispatch) + i * sizeof entry, sizeof entry);
    if (entry != nullptr) used[i] = entry;
  }
  std::memcpy(&cl, used.data(), std::min(entries, kEntries) * sizeof(void*));
}

void write(const std::string& file, const std::vector<float>& numbers) {
  std::ofstream(file, std::ios::binary).write(reinterpret_cast<const char*>(numbers.data()), kBytes);
}

/// `foreign`: has the call that makes the buffer.
std::vector<float> launch(const cl_icd_dispatch& foreign) {
  cl_platform_id platform = nullptr;
  cl_device_id device = nullptr;
  must(cl.clGetPlatformIDs(1, &platform, nullptr) == CL_SUCCESS, "clGetPlatformIDs");
  must(cl.clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, nullptr) == CL_SUCCESS, "clGetDeviceIDs");
  cl_int error = CL_SUCCESS;
  cl_context context = cl.clCreateContext(nullptr, 1, &device, nullptr, nullptr, &error);
  must(error == CL_SUCCESS, "clCreateContext");
  cl_command_queue queue = cl.clCreateCommandQueue(context, device, 0, &error);
  must(error == CL_SUCCESS, "clCreateCommandQueue");
  const char* source = "kernel void work(global float* a) { a[get_global_id(0)] *= 2; }";
  cl_program program = cl.clCreateProgramWithSource(context, 1, &source, nullptr, &error);
  must(error == CL_SUCCESS, "clCreateProgramWithSource");
  must(cl.clBuildProgram(program, 1, &device, "", nullptr, nullptr) == CL_SUCCESS, "clBuildProgram");
  cl_kernel kernel = cl.clCreateKernel(program, "work", &error);
  must(error == CL_SUCCESS, "clCreateKernel");
  cl_mem buffer = foreign.clCreateFromGLBuffer(context, CL_MEM_READ_WRITE, 1, &error);
  must(buffer != nullptr, "clCreateFromGLBuffer");
  constexpr std::size_t kHandle = sizeof(void*);
  must(cl.clSetKernelArg(kernel, 0, kHandle, &buffer) == CL_SUCCESS, "clSetKernelArg");
  must(cl.clEnqueueNDRangeKernel(queue, kernel, 1, nullptr, &kNumbers, nullptr, 0, nullptr, nullptr) == CL_SUCCESS,
       "clEnqueueNDRangeKernel");
  std::vector<float> numbers(kNumbers);
  must(cl.clEnqueueReadBuffer(queue, buffer, CL_TRUE, 0, kBytes, numbers.data(), 0, nullptr, nullptr) == CL_SUCCESS,
       "clEnqueueReadBuffer");
  must(cl.clFinish(queue) == CL_SUCCESS, "clFinish");
  must(cl.clReleaseMemObject(buffer) == CL_SUCCESS && cl.clReleaseKernel(kernel) == CL_SUCCESS &&
           cl.clReleaseProgram(program) == CL_SUCCESS && cl.clReleaseCommandQueue(queue) == CL_SUCCESS &&
           cl.clReleaseContext(context) == CL_SUCCESS,
       "Releasing");
  return numbers;
}

}  // namespace

int main(int count, char** words) {
  must(count == 3, "Reading the command line");
  const char* named = std::getenv("OPENCL_LAYERS");
  const std::string layer = named != nullptr ? named : "";
  ::unsetenv("OPENCL_LAYERS");  // or the system's loader would load it too
  openSystem();
  cl = system_;
  if (!layer.empty())
    loadLayer(layer, std::strcmp(words[1], "smaller") == 0 ? kEntriesOf12 : kEntries + kEntriesToCome);
  const std::vector<float> numbers = launch(std::strcmp(words[1], "unseen") == 0 ? system_ : cl);
  std::printf("%zu numbers: %.9g\n", numbers.size(), std::accumulate(numbers.begin(), numbers.end(), 0.0));
  const std::string folder = words[2];
  write(folder + "/arg0.before", ramp());
  write(folder + "/arg0.after", numbers);
  return 0;
}
