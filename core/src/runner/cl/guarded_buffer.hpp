// A buffer with a band of known bytes before and after it, which reveals writes just outside of it.
#pragma once

#include <cstdint>
#include <string>

#include "runner/cl/opencl.hpp"

namespace headroom {

class GuardedBuffer {
 public:
  /// More than most rows of images take, because the commonest such fault is one row too many. A multiple of every
  /// device's sub-buffer alignment, and of the granularity of caches and memory pages, so that kernels see the same
  /// address alignment as without bands.
  static constexpr std::uint64_t kBandBytes = std::uint64_t{64} << 10;

  GuardedBuffer() = default;
  /// Allocates the bands without painting them; none if `bandBytes` is 0, or the driver cannot create sub-buffers.
  /// Throws cl::Error.
  GuardedBuffer(const cl::Context& context, std::uint64_t bytes, std::uint64_t bandBytes);

  /// The part for kernels.
  [[nodiscard]] const cl::Buffer& buffer() const { return buffer_; }
  [[nodiscard]] std::uint64_t bandBytes() const { return bandBytes_; }
  /// The whole memory with the bands; the kernels' part begins at bandBytes().
  [[nodiscard]] const cl::Buffer& whole() const { return whole_; }

  /// Copies the kernels' part to an image of the same bytes. Uses whole() instead of buffer(), because PoCL 3.1 crashes
  /// when it copies a sub-buffer to an image. Throws cl::Error.
  void copyTo(const cl::Image2D& image, std::size_t width, std::size_t height, const cl::CommandQueue& queue) const {
    queue.enqueueCopyBufferToImage(whole_, image, bandBytes_, {0, 0, 0}, {width, height, 1});
  }

  /// Writes the bands' bytes. Throws cl::Error.
  void paint(const cl::CommandQueue& queue) const;
  /// Returns where the bands have changed since paint(): "before the start", "behind the end" or both; empty if they
  /// have not. The queue is idle then. Throws cl::Error.
  [[nodiscard]] std::string broken(const cl::CommandQueue& queue) const;

 private:
  cl::Buffer whole_;
  cl::Buffer buffer_;
  std::uint64_t bytes_ = 0;
  std::uint64_t bandBytes_ = 0;
  std::uint64_t seed_ = 0;
};

}  // namespace headroom
