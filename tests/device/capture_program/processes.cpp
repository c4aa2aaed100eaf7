// Modes with threads and processes, their ends, and the cost of a launch.
#include "program.hpp"

#include <sys/wait.h>
#include <unistd.h>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <thread>

namespace captured {
namespace {

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

void forked() {
  std::fflush(stdout);
  const pid_t child = fork();
  plain();
  std::fflush(stdout);
  if (child == 0) std::_Exit(0);
  waitpid(child, nullptr, 0);
}

/// A process that has used OpenCL forks a child that never does.
void forkedLate() {
  plain();
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) std::_Exit(5);
  int status = 0;
  waitpid(child, &status, 0);
  std::printf("child %d\n", WEXITSTATUS(status));
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

double cpuMicroseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) / 1e3;
}

/// Prints to stderr the cost of a launch, in wall time and in CPU time of the launching thread.
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

std::vector<Mode> processModes() {
  return {{"threads", threads},
          {"fork", forked},
          {"fork-late", forkedLate},
          {"exit", [] { exitEarly("exit"); }},
          {"_exit", [] { exitEarly("_exit"); }},
          {"abort", [] { exitEarly("abort"); }},
          {"kill", [] { exitEarly("kill"); }},
          {"tiny", tiny}};
}

}  // namespace captured
