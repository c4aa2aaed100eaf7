// bare_copy KERNEL.cl SIDE ITERATIONS: a minimal OpenCL program that times the copy kernel, as the reference for the
// overhead of measuring through Headroom. Prints the median milliseconds per launch, START to END.
#include <CL/opencl.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <vector>

#include "default_device.hpp"

int main(int argc, char** argv) {
  if (argc != 4) return std::fprintf(stderr, "usage: bare_copy KERNEL.cl SIDE ITERATIONS\n"), 2;
  std::ifstream file(argv[1]);
  const std::string code((std::istreambuf_iterator<char>(file)), {});
  const cl_int side = std::atoi(argv[2]);
  const int iterations = std::atoi(argv[3]);
  const std::size_t bytes = sizeof(float) * static_cast<std::size_t>(side) * static_cast<std::size_t>(side);

  const cl::Device device = defaultDevice();
  const cl::Context context(device);
  cl::CommandQueue queue(context, device, CL_QUEUE_PROFILING_ENABLE);
  cl::Program program(context, code);
  program.build("-cl-std=CL1.2 -DLOCAL_X=256 -DLOCAL_Y=1");

  const cl::Buffer source(context, CL_MEM_READ_WRITE, bytes);
  const cl::Buffer result(context, CL_MEM_READ_WRITE, bytes);
  auto* pixels = static_cast<float*>(queue.enqueueMapBuffer(source, CL_TRUE, CL_MAP_WRITE, 0, bytes));
  for (std::size_t i = 0; i < bytes / sizeof(float); ++i) pixels[i] = static_cast<float>(std::rand());
  queue.enqueueUnmapMemObject(source, pixels);
  queue.enqueueFillBuffer(result, 0.0F, 0, bytes);

  cl::Kernel kernel(program, "copyScalar");
  kernel.setArg(0, source);
  kernel.setArg(1, result);
  kernel.setArg(2, side);
  kernel.setArg(3, side);
  const auto items = static_cast<std::size_t>(side);
  const cl::NDRange global((items + 255) / 256 * 256, items);
  const cl::NDRange local(256, 1);
  for (int warmUp = 0; warmUp < 2; ++warmUp) queue.enqueueNDRangeKernel(kernel, cl::NullRange, global, local);
  queue.finish();

  std::vector<double> milliseconds;
  while (static_cast<int>(milliseconds.size()) < iterations) {
    std::vector<cl::Event> events(10);
    for (cl::Event& event : events) queue.enqueueNDRangeKernel(kernel, cl::NullRange, global, local, nullptr, &event);
    queue.finish();
    for (const cl::Event& event : events) {
      milliseconds.push_back(static_cast<double>(event.getProfilingInfo<CL_PROFILING_COMMAND_END>() -
                                                 event.getProfilingInfo<CL_PROFILING_COMMAND_START>()) *
                             1e-6);
    }
  }
  std::sort(milliseconds.begin(), milliseconds.end());
  std::printf("%.4f\n", milliseconds[milliseconds.size() / 2]);
}
