// Images of any kind and format that hold the pixels of a buffer.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "headroom/values/device.hpp"
#include "headroom/values/image_form.hpp"
#include "runner/cl/guarded_buffer.hpp"
#include "runner/cl/opencl.hpp"

namespace headroom {

class ImageMemory {
 public:
  ImageMemory() = default;
  /// `name` and `device`: for sentences. Throws PointFailure(Unsupported) if the device has no images of this kind and
  /// format, PointFailure(DeviceLimit) if they are too large, and cl::Error.
  ImageMemory(const cl::Context& context, const cl::Device& device, const std::string& name, const ImageForm& form,
              std::span<const std::int64_t> extents);

  [[nodiscard]] const cl::Memory& memory() const { return memory_; }
  [[nodiscard]] bool isLike(const ImageForm& form, std::span<const std::int64_t> extents) const;
  /// Writes all pixels from host memory, tightly packed; does not wait, and the memory must stay. `event` may be null.
  /// Throws cl::Error.
  void write(const cl::CommandQueue& queue, std::span<const std::uint8_t> pixels, cl::Event* event) const;
  /// Reads all pixels, as above; waits if `isBlocking`. Throws cl::Error.
  void read(const cl::CommandQueue& queue, bool isBlocking, std::span<std::uint8_t> pixels, cl::Event* event) const;

 private:
  friend struct PreparedImageCopy;

  cl::Memory memory_;
  cl::Buffer pixels_;  ///< for an image created from a buffer
  ImageForm form_;
  std::array<std::size_t, 3> region_{1, 1, 1};
};

/// A copy of a buffer's pixels to its image, or back.
struct PreparedImageCopy {
  GuardedBuffer buffer;
  ImageMemory image;
  bool toImage = true;

  /// Does not wait. Throws cl::Error.
  void enqueue(const cl::CommandQueue& queue, cl::Event* event) const;
};

/// Creates the sampler of an argument. Throws cl::Error.
cl::Sampler samplerOf(const cl::Context& context, const SamplerForm& form);

}  // namespace headroom
