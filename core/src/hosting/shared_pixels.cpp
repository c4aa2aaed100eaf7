#include "hosting/shared_pixels.hpp"

#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "headroom/error.hpp"

namespace headroom {

namespace {

[[noreturn]] void fail(const char* what) {
  throw Error(Stage::Runner,
              fmt::format("Pixels could not be shared with the OpenCL runner: {}: {}.", what, std::strerror(errno)));
}

/// A mapping that ends with its scope.
class Mapping {
 public:
  Mapping(int descriptor, std::size_t count, int protection)
      : address_(mmap(nullptr, count, protection, MAP_SHARED, descriptor, 0)), count_(count) {
    if (address_ == MAP_FAILED) fail("mmap");
  }
  ~Mapping() { munmap(address_, count_); }
  Mapping(const Mapping&) = delete;
  Mapping& operator=(const Mapping&) = delete;

  [[nodiscard]] void* address() const { return address_; }

 private:
  void* address_;
  std::size_t count_;
};

}  // namespace

SharedPixels::SharedPixels() : descriptor_(memfd_create("headroom-pixels", MFD_CLOEXEC)) {
  if (descriptor_ < 0) fail("memfd_create");
}

SharedPixels::~SharedPixels() {
  if (descriptor_ >= 0) close(descriptor_);
}

void SharedPixels::write(std::span<const std::byte> bytes) {
  if (ftruncate(descriptor_, static_cast<off_t>(bytes.size())) != 0) fail("ftruncate");
  if (bytes.empty()) return;
  const Mapping mapping(descriptor_, bytes.size(), PROT_READ | PROT_WRITE);
  std::memcpy(mapping.address(), bytes.data(), bytes.size());
}

std::vector<std::byte> SharedPixels::read(std::size_t count) const {
  struct stat status {};
  if (fstat(descriptor_, &status) != 0) fail("fstat");
  if (static_cast<std::size_t>(status.st_size) < count) {
    // Reading past the end of a mapped file would be a SIGBUS.
    throw Error(Stage::Runner, fmt::format("The OpenCL runner shared {} bytes of pixels where {} were announced.",
                                           status.st_size, count));
  }
  if (count == 0) return {};
  const Mapping mapping(descriptor_, count, PROT_READ);
  const auto* first = static_cast<const std::byte*>(mapping.address());
  return {first, first + count};
}

}  // namespace headroom
