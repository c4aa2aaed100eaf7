// The memory that an image's pixels live in.
#pragma once

#include <cstddef>
#include <span>

namespace headroom {

/// So many bytes in an anonymous memory file, mapped and page-aligned: another process that is given its descriptor has
/// the same pixels, without a copy. The file and the mapping go with the object.
class PixelMemory {
 public:
  enum class Access { Read, ReadAndWrite };

  /// New memory, of zeros; the system finds room for it page by page, as they are first touched. Throws std::bad_alloc
  /// where the address space is used up, Error(Stage::Memory) where too many files are open.
  explicit PixelMemory(std::size_t bytes);
  /// The first `bytes` of another process's memory file, whose descriptor is taken over. Throws Error(Stage::Memory)
  /// when it has fewer, may come to have fewer or can't be mapped.
  PixelMemory(int descriptor, std::size_t bytes, Access access);
  ~PixelMemory();
  PixelMemory(const PixelMemory&) = delete;
  PixelMemory& operator=(const PixelMemory&) = delete;

  [[nodiscard]] std::span<std::byte> bytes() { return {address_, count_}; }
  [[nodiscard]] std::span<const std::byte> bytes() const { return {address_, count_}; }
  /// Of the memory file; valid as long as this.
  [[nodiscard]] int descriptor() const { return descriptor_; }

  /// Finds all pages at once, on all cores, where that is worth it: page after page, whoever first reads or writes them
  /// waits for most of the time that it takes. Leaves what they hold.
  void touch() const;

 private:
  void map();

  int descriptor_ = -1;
  Access access_ = Access::ReadAndWrite;
  std::byte* address_ = nullptr;
  std::size_t count_ = 0;
};

}  // namespace headroom
