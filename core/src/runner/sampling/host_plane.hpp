// Memory for host implementations, placed for the threads that use it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "system/random_numbers.hpp"

namespace headroom {

/// Numbers in newly allocated pages. A page is in the memory of the processor that touches it first (first touch, on
/// machines with several NUMA nodes), so that the threads of NativeThreads first write these, in the parts in which
/// they share work: each processor has its part of every plane in near memory. Number: float, std::uint8_t or
/// std::int32_t.
template <typename Number>
class PlaneOf {
 public:
  /// Filled with randomNumber. Throws std::bad_alloc.
  PlaneOf(std::size_t count, RandomNumbers random);
  /// Filled with `value`. Throws std::bad_alloc.
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
