// Memory for host peers, placed as their threads will use it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "system/random_numbers.hpp"

namespace headroom {

/// Numbers in pages of their own, fresh from the system. A page lies in the memory of the processor that touches it
/// first (first touch, on machines of several NUMA nodes), so these are first written by the threads of NativeThreads,
/// in the parts in which they share work: each processor has its part of every plane at hand.
/// Number: float, std::uint8_t or std::int32_t.
template <typename Number>
class PlaneOf {
 public:
  /// randomNumber everywhere. Throws std::bad_alloc.
  PlaneOf(std::size_t count, RandomNumbers random);
  /// `value` everywhere. Throws std::bad_alloc.
  PlaneOf(std::size_t count, Number value);
  ~PlaneOf();
  PlaneOf(const PlaneOf&) = delete;
  PlaneOf& operator=(const PlaneOf&) = delete;

  [[nodiscard]] Number* data() const { return numbers_.data(); }
  [[nodiscard]] std::span<const Number> numbers() const { return numbers_; }

 private:
  explicit PlaneOf(std::size_t count);

  std::span<Number> numbers_;
};

using HostPlane = PlaneOf<float>;
using HostBytePlane = PlaneOf<std::uint8_t>;

}  // namespace headroom
