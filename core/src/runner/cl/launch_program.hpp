// A variant's passes made into commands: loops unrolled, arguments set, NDRanges checked against the device.
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

/// The buffers that kernels get as "source" and as "result".
struct BoundPlanes {
  std::string source = "source";
  std::string result = "result";
};

struct PreparedPass {
  cl::Kernel kernel;
  cl::NDRange global;
  cl::NDRange local;
  cl::NDRange offset;
  std::vector<cl::Sampler> samplers;  ///< of its arguments: kernels do not keep them alive
  std::vector<cl::Buffer> parts;      ///< likewise, of buffers
};

/// Bytes of one buffer to another.
struct PreparedCopy {
  cl::Buffer from;
  cl::Buffer to;
  std::size_t bytes = 0;
};

/// A buffer set to zero.
struct PreparedFill {
  cl::Buffer buffer;
  std::size_t bytes = 0;
};

using PreparedStep = std::variant<PreparedPass, PreparedCopy, PreparedFill, PreparedImageCopy>;

/// Weights or coefficients that the kernels' arguments refer to.
struct ConstantArray {
  std::string name;
  std::vector<float> values;
  GuardedBuffer memory;
};

/// What a launch program is made of. The references outlive it.
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
  /// Uploads the constant arrays that arguments refer to, to `arrays`. Throws PointFailure or cl::Error.
  LaunchProgram(const ProgramParts& parts, std::vector<ConstantArray>& arrays);
  ~LaunchProgram();
  LaunchProgram(const LaunchProgram&) = delete;
  LaunchProgram& operator=(const LaunchProgram&) = delete;

  /// Whether its commands depend on what earlier ones computed.
  [[nodiscard]] bool readsBack() const;
  /// Calls `emit` for each command of a launch, in order; values are read back, and waited for, in between. Throws
  /// PointFailure or cl::Error.
  void run(const std::function<void(const PreparedStep&)>& emit);
  /// The buffers that hold other buffers' data after a launch, by these: loops swapped them.
  [[nodiscard]] const std::map<std::string, std::string>& places() const;

 private:
  class Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace headroom
