// The way of many bytes between the host's ordinary memory and a device.
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
    SharedMemory,  ///< the device works on the host's memory: kernels read and write it where it is
    PinnedRing     ///< it has memory of its own: bytes are copied through pinned buffers, which are kept
  };
  static Way wayTo(const cl::Device& device);

  /// Throws cl::Error.
  HostLink(cl::Context context, cl::CommandQueue queue, Way way);
  ~HostLink();
  HostLink(const HostLink&) = delete;
  HostLink& operator=(const HostLink&) = delete;

  [[nodiscard]] Way way() const { return ring_ == nullptr ? Way::SharedMemory : Way::PinnedRing; }

  /// The bytes as kernels may read them: themselves, or copied to `own`, a buffer on the device for as many. They must
  /// outlive what uses the buffer. Throws cl::Error.
  cl::Buffer toDevice(std::span<const std::byte> bytes, const cl::Buffer& own);
  /// A buffer for kernels to write what toHost() is to bring into `bytes`: themselves, or `own`.
  cl::Buffer roomFor(std::span<std::byte> bytes, const cl::Buffer& own);
  /// What kernels wrote to `room`, of roomFor(bytes), is in `bytes` when this returns. Throws cl::Error.
  void toHost(const cl::Buffer& room, std::span<std::byte> bytes);

 private:
  cl::Context context_;
  cl::CommandQueue queue_;
  std::unique_ptr<PinnedRing> ring_;  // none where memory is shared
};

}  // namespace headroom
