// A buffer with a band of known bytes before and behind it: what a kernel writes just outside of it shows there.
#pragma once

#include <cstdint>
#include <string>

#include "runner/cl/opencl.hpp"

namespace headroom {

class GuardedBuffer {
 public:
  /// More than most rows of pictures take: the commonest of such faults is a row too many. A multiple of what any
  /// device aligns sub-buffers to, and of what caches and memory map by: kernels see the same addresses as without.
  static constexpr std::uint64_t kBandBytes = std::uint64_t{64} << 10;

  GuardedBuffer() = default;
  /// The bands are there, not yet painted; none where `bandBytes` is 0, or the driver makes no part of a buffer. Throws
  /// cl::Error.
  GuardedBuffer(const cl::Context& context, std::uint64_t bytes, std::uint64_t bandBytes);

  /// What kernels get.
  [[nodiscard]] const cl::Buffer& buffer() const { return buffer_; }
  [[nodiscard]] std::uint64_t bandBytes() const { return bandBytes_; }
  /// With the bands; what kernels get begins bandBytes() behind its start.
  [[nodiscard]] const cl::Buffer& whole() const { return whole_; }

  /// What is between the bands, to an image of the same bytes. Not from buffer(): PoCL 3.1 crashes when it copies a
  /// part of a buffer to an image. Throws cl::Error.
  void copyTo(const cl::Image2D& image, std::size_t width, std::size_t height, const cl::CommandQueue& queue) const {
    queue.enqueueCopyBufferToImage(whole_, image, bandBytes_, {0, 0, 0}, {width, height, 1});
  }

  /// Writes the bands' bytes. Throws cl::Error.
  void paint(const cl::CommandQueue& queue) const;
  /// Where the bands are not as they were painted: "before the start", "behind the end" or both; empty where they are.
  /// The queue is idle then. Throws cl::Error.
  [[nodiscard]] std::string broken(const cl::CommandQueue& queue) const;

 private:
  cl::Buffer whole_;
  cl::Buffer buffer_;
  std::uint64_t bytes_ = 0;
  std::uint64_t bandBytes_ = 0;
  std::uint64_t seed_ = 0;
};

}  // namespace headroom
