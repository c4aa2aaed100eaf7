#include "engine/host_plane.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <new>

#include "engine/random_plane.hpp"
#include "workloads/native_threads.hpp"

namespace headroom {

// Not of malloc: that hands out pages again which others have touched, and begins a few bytes behind their border.
HostPlane::HostPlane(std::size_t count) {
  void* const pages = mmap(nullptr, count * sizeof(float), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) throw std::bad_alloc();
  floats_ = {static_cast<float*>(pages), count};
}

HostPlane::HostPlane(std::size_t count, std::uint64_t seed) : HostPlane(count) {
  NativeThreads::all().share(count, [this, seed](std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) floats_[i] = randomPixel(seed, i);
  });
}

HostPlane::HostPlane(std::size_t count, float value) : HostPlane(count) {
  NativeThreads::all().share(count, [this, value](std::size_t first, std::size_t last) {
    std::fill(floats_.begin() + static_cast<std::ptrdiff_t>(first), floats_.begin() + static_cast<std::ptrdiff_t>(last),
              value);
  });
}

HostPlane::~HostPlane() {
  munmap(floats_.data(), floats_.size_bytes());
}

}  // namespace headroom
