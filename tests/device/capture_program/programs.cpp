// Modes with kinds of programs: linked, with headers, from binaries.
#include "program.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>

namespace captured {
namespace {

/// A program compiled with a header, and linked with another one.
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

/// Compiled and linked, from a single source.
cl_program linkedProgram(const Device& device, const char* source, const char* options) {
  cl_int error = CL_SUCCESS;
  cl_program part = clCreateProgramWithSource(device.context, 1, &source, nullptr, &error);
  must(error, "clCreateProgramWithSource");
  MUST(clCompileProgram(part, 1, &device.id, options, 0, nullptr, nullptr, nullptr, nullptr));
  cl_program whole = clLinkProgram(device.context, 1, &device.id, "", 1, &part, nullptr, nullptr, &error);
  must(error, "clLinkProgram");
  return whole;
}

/// Linked from the kernel and a function that it calls.
cl_program programOfTwo(const Device& device, const char* options) {
  cl_int error = CL_SUCCESS;
  const char* kernel =
      "float scaled(float x, float f);\n"
      "kernel void work(global float* a, float f) { a[get_global_id(0)] = scaled(a[get_global_id(0)], f); }";
  const char* library = "float scaled(float x, float f) { return x * f; }";
  std::array<cl_program, 2> parts{clCreateProgramWithSource(device.context, 1, &kernel, nullptr, &error),
                                  clCreateProgramWithSource(device.context, 1, &library, nullptr, &error)};
  for (cl_program part : parts)
    MUST(clCompileProgram(part, 1, &device.id, options, 0, nullptr, nullptr, nullptr, nullptr));
  cl_program whole = clLinkProgram(device.context, 1, &device.id, "", 2, parts.data(), nullptr, nullptr, &error);
  must(error, "clLinkProgram");
  return whole;
}

enum class Made { Built, Linked, LinkedOfTwo };

cl_program made(const Device& device, Made how, const char* options) {
  if (how == Made::LinkedOfTwo) return programOfTwo(device, options);
  return how == Made::Linked ? linkedProgram(device, kTwice, options) : device.program(kTwice, options);
}

/// Built from source if FOLDER has no binary of it yet, and otherwise from that binary.
void binary(Made how) {
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
    program = made(device, how, kOptions);
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

/// Threads that build one program with headers, which the main thread has a kernel of, and programs of their own.
void buildingThreads() {
  const std::string headers = folder + "/built";
  static_cast<void>(std::system(("mkdir -p '" + headers + "'").c_str()));
  for (int i = 0; i < 20; ++i) std::ofstream(headers + "/h" + std::to_string(i) + ".h") << "#define H" << i << " 1\n";
  const Device device;
  std::string source;
  for (int i = 0; i < 20; ++i) source += "#include <h" + std::to_string(i) + ".h>\n";
  source += "kernel void work(global float* a, float f) { a[get_global_id(0)] *= f * H19; }";
  const std::string options = "-I " + headers;
  const auto created = [&] {
    const char* text = source.c_str();
    cl_int error = CL_SUCCESS;
    cl_program program = clCreateProgramWithSource(device.context, 1, &text, nullptr, &error);
    must(error, "clCreateProgramWithSource");
    return program;
  };
  const auto build = [&](cl_program program) {
    return clBuildProgram(program, 1, &device.id, options.c_str(), nullptr, nullptr);
  };
  cl_program program = created();
  MUST(build(program));
  // Before the threads: PoCL 3.1 sometimes crashes when a kernel is created while another thread builds its program.
  cl_int error = CL_SUCCESS;
  cl_kernel kernel = clCreateKernel(program, "work", &error);
  must(error, "clCreateKernel");
  std::vector<std::thread> all;
  for (int t = 0; t < 4; ++t) {
    all.emplace_back([&] {
      // Fails, as the program has a kernel; the layer looks for headers anyway.
      for (int i = 0; i < 40; ++i) build(program);
      cl_program own = created();
      MUST(build(own));
      MUST(clReleaseProgram(own));
    });
  }
  for (std::thread& thread : all) thread.join();
  cl_command_queue queue = device.queue();
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  set(kernel, 1, 2.0F);
  launch(queue, kernel);
  print(read(queue, buffer));
  static_cast<void>(std::system(("rm -r '" + headers + "'").c_str()));
}

/// Kernels whose name is longer than folder names may be. They are launched as by tuners: with one name, each from its
/// own source, and the second one twice.
void twoSources() {
  const Device device;
  cl_command_queue queue = device.queue();
  cl_mem buffer = device.buffer(ramp());
  const char* sources[] = {"kernel void work(global float* a) { a[get_global_id(0)] *= 3; }",
                           "kernel void work(global float* a) { a[get_global_id(0)] += 5; }"};
  int times = 1;
  for (const char* source : sources) {
    cl_kernel kernel = device.kernel(source);
    set(kernel, 0, buffer);
    for (int i = 0; i < times; ++i) launch(queue, kernel);
    ++times;
  }
  print(read(queue, buffer));
}

void longName() {
  const std::string name(150, 'k');
  const Device device;
  cl_program program =
      device.program(("kernel void " + name + "(global float* a) { a[get_global_id(0)] += 1; }").c_str());
  cl_int error = CL_SUCCESS;
  cl_kernel kernel = clCreateKernel(program, name.c_str(), &error);
  must(error, "clCreateKernel");
  cl_command_queue queue = device.queue();
  cl_mem buffer = device.buffer(ramp());
  set(kernel, 0, buffer);
  launch(queue, kernel);
  print(read(queue, buffer));
}

}  // namespace

std::vector<Mode> programModes() {
  return {{"linked", linked},
          {"included", included},
          {"binary", [] { binary(Made::Built); }},
          {"linked-binary", [] { binary(Made::Linked); }},
          {"two-binary", [] { binary(Made::LinkedOfTwo); }},
          {"building-threads", buildingThreads},
          {"long-name", longName},
          {"two-sources", twoSources}};
}

}  // namespace captured
