// Transfer of large data between ordinary host memory and a device.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "runner/cl/opencl.hpp"

namespace headroom {

class PinnedRing;

class HostLink {
 public:
  enum class Way {
    SharedMemory,  ///< the device uses host memory: kernels access it in place
    PinnedRing     ///< it has memory of its own: bytes are copied through reused pinned buffers
  };
  static Way wayTo(const cl::Device& device);

  /// Throws cl::Error.
  HostLink(cl::Context context, cl::CommandQueue queue, Way way);
  ~HostLink();
  HostLink(const HostLink&) = delete;
  HostLink& operator=(const HostLink&) = delete;

  [[nodiscard]] Way way() const { return ring_ == nullptr ? Way::SharedMemory : Way::PinnedRing; }

  /// Returns the bytes for kernels to read: in place, or copied to `own`, a device buffer of the same size. They must
  /// outlive all uses of the buffer. Throws cl::Error.
  cl::Buffer toDevice(std::span<const std::byte> bytes, const cl::Buffer& own);
  /// Returns a buffer for kernels to write, whose contents toHost() brings into `bytes`: these bytes in place, or
  /// `own`.
  cl::Buffer roomFor(std::span<std::byte> bytes, const cl::Buffer& own);
  /// Brings the kernels' output from `room`, returned by roomFor(bytes), into `bytes`, and waits. Throws cl::Error.
  void toHost(const cl::Buffer& room, std::span<std::byte> bytes);

 private:
  cl::Context context_;
  cl::CommandQueue queue_;
  std::unique_ptr<PinnedRing> ring_;  // null if memory is shared
};

}  // namespace headroom
