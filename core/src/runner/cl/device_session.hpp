// One device in use: its context, in-order profiling queue, built programs and buffers of numbers.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"
#include "runner/cl/checked_results.hpp"
#include "runner/cl/device_list.hpp"
#include "runner/cl/guarded_buffer.hpp"
#include "runner/cl/host_link.hpp"
#include "runner/cl/image_memory.hpp"
#include "runner/cl/opencl.hpp"
#include "runner/cl/program_builder.hpp"
#include "system/random_numbers.hpp"

namespace headroom {

/// A buffer that a job needs: planes ("source", "result", "scratch0"...) and a variant's named scratch.
struct BufferNeed {
  std::string name;
  std::int64_t elements = 0;
  Element element = Element::Float;

  [[nodiscard]] std::uint64_t bytes() const { return static_cast<std::uint64_t>(elements * bytesOf(element)); }
  bool operator==(const BufferNeed&) const = default;
};

class DeviceSession {
 public:
  /// Uses the default program cache of the device's platform. Throws cl::Error.
  explicit DeviceSession(const ListedDevice& listed);
  /// Throws cl::Error.
  DeviceSession(const ListedDevice& listed, std::optional<ProgramCache> programCache);

  [[nodiscard]] const DeviceDescription& description() const { return description_; }
  [[nodiscard]] const cl::Context& context() const { return context_; }
  [[nodiscard]] const cl::Device& device() const { return device_; }
  [[nodiscard]] cl::CommandQueue& queue() { return queue_; }

  /// Returns the variant's program, built once in this session and then reused. Throws PointFailure(BuildFailed) with
  /// the compiler's log.
  const cl::Program& program(const Variant& variant);
  /// Returns sentences on programs that were built only at a later attempt, once each.
  [[nodiscard]] std::vector<std::string> takeNotes() { return std::exchange(notes_, {}); }
  /// Builds a program at every call, for this session's device: to measure cold and warm starts.
  [[nodiscard]] const ProgramBuilder& builder() const { return builder_; }

  enum class Fresh { NaN, AsTheyAre };

  /// Ensures that these buffers exist. New ones are filled with NaN (to detect a kernel that writes nothing, and to
  /// keep first touch out of the timing), unless they will be overwritten completely. Frees buffers of the same names
  /// with other sizes or elements first, and all others if memory would be short. New buffers have bands around them
  /// (GuardedBuffer) if there is space. Throws PointFailure(DeviceLimit) if they do not fit, before calling the driver.
  void requireBuffers(std::span<const BufferNeed> needs, Fresh fresh = Fresh::NaN);
  /// Whether these fit together, without others, by requireBuffers()'s estimate.
  [[nodiscard]] bool couldHold(std::span<const BufferNeed> needs) const;
  /// An existing buffer.
  [[nodiscard]] const cl::Buffer& buffer(const std::string& name) const { return guarded(name).buffer(); }
  [[nodiscard]] const GuardedBuffer& guarded(const std::string& name) const { return buffers_.at(name).memory; }
  /// Returns the bytes of each band for a buffer of this size: 0 if the total would exceed the device's allocation
  /// limit, and in a simulator, which checks every access itself.
  [[nodiscard]] std::uint64_t bandBytesFor(std::uint64_t bytes) const;
  [[nodiscard]] const BufferNeed& needOf(const std::string& name) const { return buffers_.at(name).need; }
  [[nodiscard]] bool hasBuffer(const std::string& name) const { return buffers_.contains(name); }
  /// Every float NaN; every byte 255, as in such a NaN.
  void fillWithNaN(const std::string& name);
  void releaseBuffers();
  /// Keeps these allocated when memory is short, until the next call: a photo's channels while they are processed one
  /// after the other.
  void keep(std::vector<std::string> names) { kept_ = std::move(names); }

  /// Returns an image2d_t of floats (CL_R, CL_FLOAT; CL_RGBA for four channels), recreated for another size. Frees
  /// buffers not in `needs` if memory would be short. Throws PointFailure(Unsupported) if the device has no such
  /// images, PointFailure(DeviceLimit) if they are too large.
  const cl::Image2D& image(const std::string& name, ImageSize size, int channels, std::span<const BufferNeed> needs);

  /// Returns an image for the pixels of the buffer of this name, recreated for another form or other extents. Throws as
  /// ImageMemory does.
  const ImageMemory& imageMemory(const std::string& name, const ImageForm& form, std::span<const std::int64_t> extents);

  /// The transfer of host bytes to this device and back.
  HostLink& hostLink();

  /// Sets what progressed() calls, a few times per second at most.
  void onProgress(std::function<void()> tell) { tellProgress_ = std::move(tell); }
  /// Call during a launch when the device has completed a part of it.
  void progressed();

  /// Call after a failed OpenCL call: the context may be unusable, and a new session should replace this one.
  void markBroken() { broken_ = true; }
  [[nodiscard]] bool isBroken() const { return broken_; }

  /// Fills the existing buffer with randomNumber, once for the same numbers.
  void requireRandom(const std::string& name, RandomNumbers numbers);
  /// Fills the existing buffer with these bytes, which are generated and written once for the same key.
  void requireBytes(const std::string& name, const std::string& key,
                    const std::function<std::span<const std::uint8_t>()>& bytes);
  /// Whether one of these filled the buffer, without a known change since.
  [[nodiscard]] bool isFilled(const std::string& name) const { return filled_.contains(name); }
  /// Whether its contents still equal the fill. If not, the next call of these fills it again.
  [[nodiscard]] bool isStillAsFilled(const std::string& name);
  /// Call when the buffer's contents have changed.
  void forgetFilled(const std::string& name) { filled_.erase(name); }

  CheckedResults& checkedResults() { return checkedResults_; }

 private:
  struct SizedBuffer {
    BufferNeed need;
    GuardedBuffer memory;

    [[nodiscard]] std::uint64_t bytes() const { return need.bytes() + 2 * memory.bandBytes(); }
  };

  [[nodiscard]] std::uint64_t heldBytes() const;
  [[nodiscard]] bool isShortOf(std::uint64_t bytes) const;
  /// Returns whether there is space for the bands too. Throws PointFailure if there is none for the buffers.
  bool requireRoom(std::uint64_t newBytes, std::uint64_t bandBytes, std::size_t newBuffers,
                   std::span<const BufferNeed> needed);
  void releaseBuffersBut(std::span<const BufferNeed> needed);
  void fillRandom(const std::string& name, RandomNumbers numbers);

  DeviceDescription description_;
  cl::Device device_;
  cl::Context context_;
  cl::CommandQueue queue_;
  ProgramBuilder builder_;
  std::map<std::string, cl::Program> programs_;  // by options and source
  std::vector<std::string> notes_;
  std::map<std::string, SizedBuffer> buffers_;
  std::map<std::string, cl::Image2D> images_;
  std::map<std::string, ImageMemory> imageMemories_;
  std::vector<std::string> kept_;
  std::unique_ptr<HostLink> hostLink_;
  CheckedResults checkedResults_;
  bool broken_ = false;
  std::function<void()> tellProgress_;
  std::chrono::steady_clock::time_point lastProgress_ = std::chrono::steady_clock::now();
  struct Filled {
    std::string key;  // equal for equal contents
    std::uint64_t digest = 0;
  };
  std::map<std::string, Filled> filled_;  // contents of the buffers, by name
};

/// A buffer mapped to the host while this object lives; the queue is idle before and after.
class MappedBuffer {
 public:
  /// The whole buffer.
  MappedBuffer(DeviceSession& session, const std::string& name, cl_map_flags flags);
  ~MappedBuffer();
  MappedBuffer(const MappedBuffer&) = delete;
  MappedBuffer& operator=(const MappedBuffer&) = delete;

  /// For a buffer of floats.
  [[nodiscard]] std::span<float> floats() const {
    return {static_cast<float*>(static_cast<void*>(bytes_.data())), bytes_.size() / sizeof(float)};
  }
  [[nodiscard]] std::span<std::uint8_t> bytes() const { return bytes_; }
  /// For a buffer of ints.
  [[nodiscard]] std::span<std::int32_t> ints() const {
    return {static_cast<std::int32_t*>(static_cast<void*>(bytes_.data())), bytes_.size() / sizeof(std::int32_t)};
  }

 private:
  DeviceSession& session_;
  cl::Buffer buffer_;
  std::span<std::uint8_t> bytes_;
};

}  // namespace headroom
