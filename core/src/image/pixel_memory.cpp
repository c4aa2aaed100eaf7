#include "headroom/image/pixel_memory.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>

#include "headroom/system/error.hpp"
#include "system/row_bands.hpp"

namespace headroom {

namespace {

/// Size of x86's huge pages: if the system uses them for memory files, there are 512 times fewer pages to allocate.
constexpr std::size_t kHugePage = std::size_t{2} << 20;

[[noreturn]] void fail(const char* what) {
  if (errno == ENOMEM) throw std::bad_alloc();
  throw Error(Stage::Memory, fmt::format("There is no memory for a picture's pixels: {}: {}. Close other programs.",
                                         what, std::strerror(errno)));
}

}  // namespace

PixelMemory::PixelMemory(std::size_t bytes)
    : descriptor_(memfd_create("headroom-pixels", MFD_CLOEXEC | MFD_ALLOW_SEALING)), count_(bytes) {
  if (descriptor_ < 0) fail("memfd_create");
  if (ftruncate(descriptor_, static_cast<off_t>(bytes)) != 0) {
    close(descriptor_);
    fail("ftruncate");
  }
  fcntl(descriptor_, F_ADD_SEALS, F_SEAL_SHRINK);
  map();
}

PixelMemory::PixelMemory(int descriptor, std::size_t bytes, Access access)
    : descriptor_(descriptor), access_(access), count_(bytes) {
  struct stat status {};
  if (fstat(descriptor, &status) != 0) status.st_size = 0;
  // Reading past the end of a mapped file would raise SIGBUS, now or after the other process truncates it.
  if (static_cast<std::size_t>(status.st_size) < bytes) {
    close(descriptor);
    throw Error(Stage::Memory,
                fmt::format("A picture's memory has {} bytes where {} were announced.", status.st_size, bytes));
  }
  const int seals = fcntl(descriptor, F_GET_SEALS);
  if (seals < 0 || (seals & F_SEAL_SHRINK) == 0) {
    close(descriptor);
    throw Error(Stage::Memory, "A picture's memory may be cut by the process that it came from.");
  }
  map();
}

PixelMemory::~PixelMemory() {
  munmap(address_, count_);
  close(descriptor_);
}

void PixelMemory::map() {
  const int protection = access_ == Access::Read ? PROT_READ : PROT_READ | PROT_WRITE;
  void* const address = mmap(nullptr, count_, protection, MAP_SHARED, descriptor_, 0);
  if (address == MAP_FAILED) {
    const int why = errno;
    close(descriptor_);
    errno = why;
    fail("mmap");
  }
  address_ = static_cast<std::byte*>(address);
  if (count_ >= kHugePage) madvise(address_, count_, MADV_HUGEPAGE);  // only a hint: most systems ignore it
}

void PixelMemory::touch() const {
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  constexpr int kFewestPages = 1024;  // fewer pages are allocated before a thread has started
  const auto pages = static_cast<int>((count_ + page - 1) / page);
  forEachBand(pages, kFewestPages, [&](int first, int last) {
    const std::size_t begin = static_cast<std::size_t>(first) * page;
    const std::size_t end = std::min(count_, static_cast<std::size_t>(last) * page);
    // Not supported before Linux 5.14; pages are then allocated at first access.
    madvise(address_ + begin, end - begin, access_ == Access::Read ? MADV_POPULATE_READ : MADV_POPULATE_WRITE);
  });
}

}  // namespace headroom
