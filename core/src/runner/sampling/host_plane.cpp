#include "runner/sampling/host_plane.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <new>

#include "system/native_threads.hpp"

namespace headroom {

// Not from malloc, which reuses pages that other threads have touched, and returns addresses a few bytes past a page
// boundary.
template <typename Number>
PlaneOf<Number>::PlaneOf(std::size_t count) {
  void* const pages = mmap(nullptr, count * sizeof(Number), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) throw std::bad_alloc();
  numbers_ = {static_cast<Number*>(pages), count};
}

template <typename Number>
PlaneOf<Number>::PlaneOf(std::size_t count, RandomNumbers random) : PlaneOf(count) {
  NativeThreads::all().share(count, [this, random](std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) numbers_[i] = randomNumber<Number>(random, i);
  });
}

template <typename Number>
PlaneOf<Number>::PlaneOf(std::size_t count, Number value) : PlaneOf(count) {
  NativeThreads::all().share(count, [this, value](std::size_t first, std::size_t last) {
    std::fill(numbers_.begin() + static_cast<std::ptrdiff_t>(first),
              numbers_.begin() + static_cast<std::ptrdiff_t>(last), value);
  });
}

template <typename Number>
PlaneOf<Number>::~PlaneOf() {
  munmap(numbers_.data(), numbers_.size_bytes());
}

template class PlaneOf<float>;
template class PlaneOf<std::uint8_t>;
template class PlaneOf<std::int32_t>;

}  // namespace headroom
