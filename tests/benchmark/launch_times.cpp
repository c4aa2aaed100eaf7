// launch_times STEPS LAUNCHES: an OpenCL program that launches a kernel of one work-item with this many dependent steps
// this often, waiting after every 50 launches. Prints the microseconds per launch by the host's clock, which is what
// capture_cost.sh compares with and without the capture layer.
#include <CL/opencl.hpp>

#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "default_device.hpp"

int main(int argc, char** argv) {
  if (argc != 3) return std::fprintf(stderr, "usage: launch_times STEPS LAUNCHES\n"), 2;
  const cl_int steps = std::atoi(argv[1]);
  const int launches = std::atoi(argv[2]);
  constexpr int kLaunchesBetweenWaits = 50;
  const cl::Device device = defaultDevice();
  const cl::Context context(device);
  cl::CommandQueue queue(context, device);
  cl::Program program(context,
                      "kernel void work(global float* a, int steps) {\n"
                      "  float x = a[0]; for (int i = 0; i < steps; ++i) x = x * 0.5f + 1.0f; a[0] = x; }");
  program.build("");
  cl::Kernel kernel(program, "work");
  const cl::Buffer buffer(context, CL_MEM_READ_WRITE, sizeof(float));
  queue.enqueueFillBuffer(buffer, 0.0F, 0, sizeof(float));
  kernel.setArg(0, buffer);
  kernel.setArg(1, steps);
  const auto launch = [&](int count) {
    for (int i = 1; i <= count; ++i) {
      queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(1), cl::NDRange(1));
      if (i % kLaunchesBetweenWaits == 0) queue.finish();
    }
    queue.finish();
  };
  launch(2 * kLaunchesBetweenWaits);  // compiles
  const auto start = std::chrono::steady_clock::now();
  launch(launches);
  const std::chrono::duration<double, std::micro> spent = std::chrono::steady_clock::now() - start;
  std::printf("%.4f\n", spent.count() / launches);
  return 0;
}
