// One device in use: its context, in-order profiling queue, built programs and buffers of numbers.
#pragma once

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
  /// With the usual program cache of the device's platform. Throws cl::Error.
  explicit DeviceSession(const ListedDevice& listed);
  /// Throws cl::Error.
  DeviceSession(const ListedDevice& listed, std::optional<ProgramCache> programCache);

  [[nodiscard]] const DeviceDescription& description() const { return description_; }
  [[nodiscard]] const cl::Context& context() const { return context_; }
  [[nodiscard]] const cl::Device& device() const { return device_; }
  [[nodiscard]] cl::CommandQueue& queue() { return queue_; }

  /// The variant's program; built once in this session, then kept. Throws PointFailure(BuildFailed) with the compiler's
  /// log.
  const cl::Program& program(const Variant& variant);
  /// Sentences on programs that were built at the second try only, told once.
  [[nodiscard]] std::vector<std::string> takeNotes() { return std::exchange(notes_, {}); }
  /// Builds programs each time that it is asked to, for this session's device: to measure cold and warm starts.
  [[nodiscard]] const ProgramBuilder& builder() const { return builder_; }

  enum class Fresh { NaN, AsTheyAre };

  /// Makes sure that these buffers exist, filled with NaN when new (so that a kernel that writes nothing is found out,
  /// and no first touch is timed), or not, where all of them is about to be written. Buffers of the same names and
  /// other sizes or elements are freed first, and all others when memory would be short. New ones have bands around
  /// them (GuardedBuffer) where there is room for those. Throws PointFailure(DeviceLimit) when they don't fit, before
  /// asking the driver.
  void requireBuffers(std::span<const BufferNeed> needs, Fresh fresh = Fresh::NaN);
  /// Whether these fit together, and nothing beside them, as requireBuffers() reckons it.
  [[nodiscard]] bool couldHold(std::span<const BufferNeed> needs) const;
  /// An existing buffer.
  [[nodiscard]] const cl::Buffer& buffer(const std::string& name) const { return guarded(name).buffer(); }
  [[nodiscard]] const GuardedBuffer& guarded(const std::string& name) const { return buffers_.at(name).memory; }
  /// Of each band of a buffer of so many bytes: 0 where they would exceed what the device allocates at a time, and in a
  /// simulator that looks at every access itself.
  [[nodiscard]] std::uint64_t bandBytesFor(std::uint64_t bytes) const;
  [[nodiscard]] const BufferNeed& needOf(const std::string& name) const { return buffers_.at(name).need; }
  [[nodiscard]] bool hasBuffer(const std::string& name) const { return buffers_.contains(name); }
  /// Every float NaN; every byte 255, the bytes of such a NaN.
  void fillWithNaN(const std::string& name);
  void releaseBuffers();
  /// These are not freed for want of memory until others are named: a photo's channels while one after the other runs.
  void keep(std::vector<std::string> names) { kept_ = std::move(names); }

  /// An image2d_t of floats (CL_R, CL_FLOAT; CL_RGBA for four channels), made anew when it has another size. Buffers
  /// beside `needs` are freed when memory would be short. Throws PointFailure(Unsupported) when the device has no such
  /// images, PointFailure(DeviceLimit) when they are too large.
  const cl::Image2D& image(const std::string& name, ImageSize size, int channels, std::span<const BufferNeed> needs);

  /// An image for the pixels of the buffer of this name, made anew when it has another form or extents. Throws as
  /// ImageMemory does.
  const ImageMemory& imageMemory(const std::string& name, const ImageForm& form, std::span<const std::int64_t> extents);

  /// The way of the host's bytes to this device and back.
  HostLink& hostLink();

  /// A call failed: what is left of the context may be unusable, and a new session should take over.
  void markBroken() { broken_ = true; }
  [[nodiscard]] bool isBroken() const { return broken_; }

  /// The existing buffer filled with randomNumber; done once for the same numbers.
  void requireRandom(const std::string& name, RandomNumbers numbers);
  /// The existing buffer filled with these bytes; done, and they are made, once for the same key.
  void requireBytes(const std::string& name, const std::string& key,
                    const std::function<std::span<const std::uint8_t>()>& bytes);
  /// Whether one of these filled the buffer, and nothing is known to have changed it.
  [[nodiscard]] bool isFilled(const std::string& name) const { return filled_.contains(name); }
  /// Whether it holds what it was filled with. One that does not is filled again by the next call of these.
  [[nodiscard]] bool isStillAsFilled(const std::string& name);
  /// The buffer holds something else from now on.
  void forgetFilled(const std::string& name) { filled_.erase(name); }

 private:
  struct SizedBuffer {
    BufferNeed need;
    GuardedBuffer memory;

    [[nodiscard]] std::uint64_t bytes() const { return need.bytes() + 2 * memory.bandBytes(); }
  };

  [[nodiscard]] std::uint64_t heldBytes() const;
  [[nodiscard]] bool isShortOf(std::uint64_t bytes) const;
  /// Whether there is room for the bands too. Throws PointFailure where there is none for the buffers.
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
  bool broken_ = false;
  struct Filled {
    std::string key;  // of the same contents the same
    std::uint64_t digest = 0;
  };
  std::map<std::string, Filled> filled_;  // what is in the buffers of these names
};

/// A buffer seen from the host while this object lives; the queue is idle before and after.
class MappedBuffer {
 public:
  /// The whole buffer.
  MappedBuffer(DeviceSession& session, const std::string& name, cl_map_flags flags);
  ~MappedBuffer();
  MappedBuffer(const MappedBuffer&) = delete;
  MappedBuffer& operator=(const MappedBuffer&) = delete;

  /// Of a buffer of floats.
  [[nodiscard]] std::span<float> floats() const {
    return {static_cast<float*>(static_cast<void*>(bytes_.data())), bytes_.size() / sizeof(float)};
  }
  [[nodiscard]] std::span<std::uint8_t> bytes() const { return bytes_; }
  /// Of a buffer of ints.
  [[nodiscard]] std::span<std::int32_t> ints() const {
    return {static_cast<std::int32_t*>(static_cast<void*>(bytes_.data())), bytes_.size() / sizeof(std::int32_t)};
  }

 private:
  DeviceSession& session_;
  cl::Buffer buffer_;
  std::span<std::uint8_t> bytes_;
};

}  // namespace headroom
