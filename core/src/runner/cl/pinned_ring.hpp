// A ring of pinned host buffers: the device reads or writes one while the host fills or empties another.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "runner/cl/opencl.hpp"
#include "system/together.hpp"

namespace headroom {

/// A few buffers that stay pinned and mapped. From ordinary memory a driver would copy to its own pinned memory, on one
/// thread without overlap; here all processors copy, and the device transfers finished buffers while they continue with
/// the next.
class PinnedRing {
 public:
  /// Throws cl::Error.
  PinnedRing(const cl::Context& context, cl::CommandQueue queue);
  ~PinnedRing();
  PinnedRing(const PinnedRing&) = delete;
  PinnedRing& operator=(const PinnedRing&) = delete;

  /// Writes to the start of the buffer; complete on return. Throws cl::Error.
  void write(const cl::Buffer& to, std::span<const std::byte> from);
  /// Reads from the start of the buffer; complete on return. Throws cl::Error.
  void read(const cl::Buffer& from, std::span<std::byte> to);

 private:
  struct Slot {
    cl::Buffer buffer;
    std::byte* address = nullptr;
    cl::Event transfer;
  };
  static constexpr std::size_t kSlots = 4;

  void copy(std::byte* to, const std::byte* from, std::size_t count);

  cl::CommandQueue queue_;
  std::array<Slot, kSlots> slots_;
  std::size_t parts_;
  Together threads_;
};

}  // namespace headroom
