// Converts a variant's passes to commands: loops unrolled, arguments set, NDRanges checked against the device.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "headroom/values/workload.hpp"
#include "runner/cl/device_session.hpp"
#include "runner/cl/image_memory.hpp"

namespace headroom {

/// The buffers for the kernels' "source" and "result".
struct BoundPlanes {
  std::string source = "source";
  std::string result = "result";
};

struct PreparedPass {
  cl::Kernel kernel;
  cl::NDRange global;
  cl::NDRange local;
  cl::NDRange offset;
  std::vector<cl::Sampler> samplers;  ///< samplers among its arguments, which kernels do not keep alive
  std::vector<cl::Buffer> parts;      ///< likewise, parts of buffers
};

/// A copy from one buffer to another.
struct PreparedCopy {
  cl::Buffer from;
  cl::Buffer to;
  std::size_t bytes = 0;
};

/// A buffer to fill with zeros.
struct PreparedFill {
  cl::Buffer buffer;
  std::size_t bytes = 0;
};

using PreparedStep = std::variant<PreparedPass, PreparedCopy, PreparedFill, PreparedImageCopy>;

/// Weights or coefficients used by the kernels' arguments.
struct ConstantArray {
  std::string name;
  std::vector<float> values;
  GuardedBuffer memory;
};

/// The inputs of a launch program. The references must outlive it.
struct ProgramParts {
  DeviceSession& session;
  const cl::Program& program;
  const Workload& workload;
  const Variant& variant;
  Size size;
  Symbols symbols;
  BoundPlanes planes;
  std::vector<BufferNeed> needs;
};

class LaunchProgram {
 public:
  /// Uploads the constant arrays of arguments to `arrays`. Throws PointFailure or cl::Error.
  LaunchProgram(const ProgramParts& parts, std::vector<ConstantArray>& arrays);
  ~LaunchProgram();
  LaunchProgram(const LaunchProgram&) = delete;
  LaunchProgram& operator=(const LaunchProgram&) = delete;

  /// Whether its commands depend on results of earlier ones.
  [[nodiscard]] bool readsBack() const;
  /// Calls `emit` for each command of a launch, in order; reads values back in between, with a wait. Throws
  /// PointFailure or cl::Error.
  void run(const std::function<void(const PreparedStep&)>& emit);
  /// Maps each buffer to the one that holds its data after a launch, because loops swap buffers.
  [[nodiscard]] const std::map<std::string, std::string>& places() const;

 private:
  class Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace headroom
