// No input of some kilobytes needs more memory at once than this: larger requests fail here with std::bad_alloc, as
// they do under the limits of the decoding process. Where AddressSanitizer's own operators fail, it ends the process.
// malloc stays the sanitizer's.
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

constexpr std::size_t kMostAtOnce = std::size_t{256} << 20;

void* limitedMemory(std::size_t bytes) noexcept {
  return bytes > kMostAtOnce ? nullptr : std::malloc(bytes == 0 ? 1 : bytes);
}

}  // namespace

void* operator new(std::size_t bytes) {
  if (void* const memory = limitedMemory(bytes)) return memory;
  throw std::bad_alloc();
}

void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  return limitedMemory(bytes);
}

void operator delete(void* memory) noexcept {
  std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

void operator delete(void* memory, const std::nothrow_t&) noexcept {
  std::free(memory);
}
