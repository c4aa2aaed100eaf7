// Memory for host peers, placed as their threads will use it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace headroom {

/// Floats in pages of their own, fresh from the system. A page lies in the memory of the processor that touches it
/// first (first touch, on machines of several NUMA nodes), so these are first written by the threads of NativeThreads,
/// in the parts in which they share work: each processor has its part of every plane at hand.
class HostPlane {
 public:
  /// randomPixel(seed, index) everywhere. Throws std::bad_alloc.
  HostPlane(std::size_t count, std::uint64_t seed);
  /// `value` everywhere. Throws std::bad_alloc.
  HostPlane(std::size_t count, float value);
  ~HostPlane();
  HostPlane(const HostPlane&) = delete;
  HostPlane& operator=(const HostPlane&) = delete;

  [[nodiscard]] float* data() const { return floats_.data(); }
  [[nodiscard]] std::span<const float> floats() const { return floats_; }

 private:
  explicit HostPlane(std::size_t count);

  std::span<float> floats_;
};

}  // namespace headroom
