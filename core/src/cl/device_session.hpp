// One device in use: its context, in-order profiling queue, built programs and float planes.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "cl/device_list.hpp"
#include "cl/opencl.hpp"
#include "cl/program_builder.hpp"
#include "headroom/variant.hpp"

namespace headroom {

class DeviceSession {
 public:
  /// Throws cl::Error.
  explicit DeviceSession(ListedDevice listed, std::optional<ProgramCache> programCache = usualProgramCache());

  [[nodiscard]] const DeviceDescription& description() const { return description_; }
  [[nodiscard]] const cl::Context& context() const { return context_; }
  [[nodiscard]] const cl::Device& device() const { return device_; }
  [[nodiscard]] cl::CommandQueue& queue() { return queue_; }

  /// The variant's program; built once in this session, then kept. Throws PointFailure(BuildFailed) with the compiler's
  /// log.
  const cl::Program& program(const Variant& variant);
  /// Builds programs each time that it is asked to, for this session's device: to measure cold and warm starts.
  [[nodiscard]] const ProgramBuilder& builder() const { return builder_; }

  /// Makes sure that planes of these names exist, each `pixels` floats, every float NaN when new (so that a kernel
  /// that writes nothing is found out, and no first touch is timed). Planes of another size are freed first.
  /// Throws PointFailure(DeviceLimit) when they don't fit, before asking the driver.
  void requirePlanes(std::span<const std::string> names, std::int64_t pixels);
  /// An existing plane.
  [[nodiscard]] const cl::Buffer& plane(const std::string& name) const { return planes_.at(name); }
  [[nodiscard]] bool hasPlane(const std::string& name) const { return planes_.contains(name); }
  void fillWithNaN(const std::string& name);
  void releasePlanes();

  /// A call failed: what is left of the context may be unusable, and a new session should take over.
  void markBroken() { broken_ = true; }
  [[nodiscard]] bool isBroken() const { return broken_; }

  /// The plane called "source" filled with randomPixel(seed, index); done once per seed and size.
  void requireRandomSource(std::uint64_t seed, std::int64_t pixels);
  /// The plane `name` holds something else from now on.
  void forgetRandomSource() { randomSource_.reset(); }

 private:
  DeviceDescription description_;
  cl::Device device_;
  cl::Context context_;
  cl::CommandQueue queue_;
  ProgramBuilder builder_;
  std::map<std::string, cl::Program> programs_;  // by options and source
  std::map<std::string, cl::Buffer> planes_;
  std::int64_t planePixels_ = 0;
  bool broken_ = false;
  std::optional<std::uint64_t> randomSource_;  // seed of what is in "source"
};

/// A plane seen from the host while this object lives; the queue is idle before and after.
class MappedPlane {
 public:
  MappedPlane(DeviceSession& session, const std::string& name, std::int64_t pixels, cl_map_flags flags);
  ~MappedPlane();
  MappedPlane(const MappedPlane&) = delete;
  MappedPlane& operator=(const MappedPlane&) = delete;

  [[nodiscard]] std::span<float> floats() const { return floats_; }

 private:
  DeviceSession& session_;
  cl::Buffer plane_;
  std::span<float> floats_;
};

}  // namespace headroom
