#include "program.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <numeric>

namespace captured {

std::string folder;

void must(cl_int status, const char* what) {
  if (status == CL_SUCCESS) return;
  std::printf("%s failed: %d\n", what, status);
  std::fflush(stdout);
  std::_Exit(3);
}

void know(int argument, const char* when, const void* bytes, std::size_t size) {
  std::ofstream(folder + "/arg" + std::to_string(argument) + '.' + when, std::ios::binary)
      .write(static_cast<const char*>(bytes), static_cast<std::streamsize>(size));
}
void know(int argument, const char* when, const std::vector<float>& numbers) {
  know(argument, when, numbers.data(), numbers.size() * sizeof(float));
}

std::vector<float> ramp(std::size_t count, float first) {
  std::vector<float> numbers(count);
  std::iota(numbers.begin(), numbers.end(), first);
  return numbers;
}
std::vector<float> times(std::vector<float> numbers, float factor) {
  for (float& number : numbers) number *= factor;
  return numbers;
}

Device::Device() {
  MUST(clGetPlatformIDs(1, &platform, nullptr));
  MUST(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &id, nullptr));
  cl_int error = CL_SUCCESS;
  context = clCreateContext(nullptr, 1, &id, nullptr, nullptr, &error);
  must(error, "clCreateContext");
}

cl_command_queue Device::queue(cl_command_queue_properties properties) const {
  cl_int error = CL_SUCCESS;
  cl_command_queue made = clCreateCommandQueue(context, id, properties, &error);
  must(error, "clCreateCommandQueue");
  return made;
}

cl_program Device::program(const char* source, const char* options) const {
  cl_int error = CL_SUCCESS;
  cl_program made = clCreateProgramWithSource(context, 1, &source, nullptr, &error);
  must(error, "clCreateProgramWithSource");
  MUST(clBuildProgram(made, 1, &id, options, nullptr, nullptr));
  return made;
}

cl_kernel Device::kernel(const char* source, const char* options) const {
  cl_int error = CL_SUCCESS;
  cl_kernel made = clCreateKernel(program(source, options), "work", &error);
  must(error, "clCreateKernel");
  return made;
}

cl_mem Device::buffer(const std::vector<float>& numbers, cl_mem_flags flags) const {
  cl_int error = CL_SUCCESS;
  cl_mem made = clCreateBuffer(context, flags | CL_MEM_COPY_HOST_PTR, numbers.size() * sizeof(float),
                               const_cast<float*>(numbers.data()), &error);
  must(error, "clCreateBuffer");
  return made;
}

void set(cl_kernel kernel, cl_uint index, cl_mem memory) {
  MUST(clSetKernelArg(kernel, index, kHandleBytes, &memory));
}
void set(cl_kernel kernel, cl_uint index, float number) {
  MUST(clSetKernelArg(kernel, index, sizeof number, &number));
}
void launch(cl_command_queue queue, cl_kernel kernel, const std::vector<cl_event>& waits, cl_event* event,
            std::size_t count) {
  MUST(clEnqueueNDRangeKernel(queue, kernel, 1, nullptr, &count, nullptr, static_cast<cl_uint>(waits.size()),
                              waits.empty() ? nullptr : waits.data(), event));
}
std::vector<float> read(cl_command_queue queue, cl_mem buffer, std::size_t count) {
  std::vector<float> numbers(count);
  MUST(clEnqueueReadBuffer(queue, buffer, CL_TRUE, 0, count * sizeof(float), numbers.data(), 0, nullptr, nullptr));
  return numbers;
}
void print(const std::vector<float>& numbers) {
  double sum = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) sum += numbers[i] * static_cast<double>(i + 1);
  std::printf("%zu numbers: %.9g\n", numbers.size(), sum);
}

}  // namespace captured
