// An OpenCL program for tests of captures: capture_program MODE FOLDER. Its output is the same with and without the
// capture layer. It writes the contents of an argument before and after a launch, as far as it knows them, to FOLDER as
// argN.before and argN.after. A mode is one kind of launch; each file has some of them.
#pragma once

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace captured {

struct Mode {
  const char* name;
  std::function<void()> run;
};
std::vector<Mode> launchModes();
std::vector<Mode> memoryModes();
std::vector<Mode> imageModes();
std::vector<Mode> programModes();
std::vector<Mode> processModes();

extern std::string folder;

/// Ends the program if a call failed.
void must(cl_int status, const char* what);
#define MUST(call) must(call, #call)

void know(int argument, const char* when, const void* bytes, std::size_t size);
void know(int argument, const char* when, const std::vector<float>& numbers);

/// Size of any handle in bytes.
constexpr std::size_t kHandleBytes = sizeof(void*);
constexpr std::size_t kCount = 256;

std::vector<float> ramp(std::size_t count = kCount, float first = 0);
std::vector<float> times(std::vector<float> numbers, float factor);

struct Device {
  cl_platform_id platform = nullptr;
  cl_device_id id = nullptr;
  cl_context context = nullptr;

  Device();
  [[nodiscard]] cl_command_queue queue(cl_command_queue_properties properties = 0) const;
  [[nodiscard]] cl_program program(const char* source, const char* options = "") const;
  [[nodiscard]] cl_kernel kernel(const char* source, const char* options = "") const;
  [[nodiscard]] cl_mem buffer(const std::vector<float>& numbers, cl_mem_flags flags = CL_MEM_READ_WRITE) const;
};

inline const char* const kTwice = "kernel void work(global float* a, float f) { a[get_global_id(0)] *= f; }";

void set(cl_kernel kernel, cl_uint index, cl_mem memory);
void set(cl_kernel kernel, cl_uint index, float number);
void launch(cl_command_queue queue, cl_kernel kernel, const std::vector<cl_event>& waits = {},
            cl_event* event = nullptr, std::size_t count = kCount);
std::vector<float> read(cl_command_queue queue, cl_mem buffer, std::size_t count = kCount);
void print(const std::vector<float>& numbers);

/// Three launches; the contents are known for the second one.
void plain();

}  // namespace captured
