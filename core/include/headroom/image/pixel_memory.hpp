// Memory for an image's pixels.
#pragma once

#include <cstddef>
#include <span>

namespace headroom {

/// An anonymous memory file of the given number of bytes, mapped and page-aligned: another process that receives its
/// descriptor shares the pixels without a copy. The object owns file and mapping.
class PixelMemory {
 public:
  enum class Access { Read, ReadAndWrite };

  /// New zeroed memory; the system allocates each page on first access. Throws std::bad_alloc if the address space is
  /// exhausted, Error(Stage::Memory) if too many files are open.
  explicit PixelMemory(std::size_t bytes);
  /// Maps the first `bytes` of another process's memory file and takes ownership of its descriptor. Throws
  /// Error(Stage::Memory) if it is smaller, may shrink or cannot be mapped.
  PixelMemory(int descriptor, std::size_t bytes, Access access);
  ~PixelMemory();
  PixelMemory(const PixelMemory&) = delete;
  PixelMemory& operator=(const PixelMemory&) = delete;

  [[nodiscard]] std::span<std::byte> bytes() { return {address_, count_}; }
  [[nodiscard]] std::span<const std::byte> bytes() const { return {address_, count_}; }
  /// Descriptor of the memory file; valid while this object lives.
  [[nodiscard]] int descriptor() const { return descriptor_; }

  /// Allocates all pages at once, on all cores, if there are enough of them: page-by-page allocation at first access
  /// takes most of the time of that access. Leaves their contents unchanged.
  void touch() const;

 private:
  void map();

  int descriptor_ = -1;
  Access access_ = Access::ReadAndWrite;
  std::byte* address_ = nullptr;
  std::size_t count_ = 0;
};

}  // namespace headroom
