// Files that anybody may have made, opened for reading: none of them can make Headroom wait.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace headroom {

/// N when `file` is an entry of this process's own descriptor folder, as what /dev/stdout links to.
[[nodiscard]] std::optional<int> ownDescriptorNamed(const std::filesystem::path& file);

/// A regular file, links followed, opened for reading. A pipe, device, socket or folder is refused, and opening one
/// does not block. A descriptor that this process was started with (/dev/stdin, /dev/fd/63) may be a pipe: whoever
/// started the process chose it.
class RegularFile {
 public:
  /// Throws Error(Stage::ReportFile).
  explicit RegularFile(const std::filesystem::path& file);
  ~RegularFile();
  RegularFile(const RegularFile&) = delete;
  RegularFile& operator=(const RegularFile&) = delete;

  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// In bytes, when it was opened; 0 for a pipe.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// Writes what is left of it, so many bytes at most, to another file, without a way through this process's memory
  /// where the system knows one. Returns how many bytes that were. Throws Error(Stage::ReportFile).
  [[nodiscard]] std::size_t copyTo(int descriptor, std::size_t mostBytes) const;
  /// The same into memory.
  [[nodiscard]] std::size_t read(std::span<std::byte> to) const;

 private:
  std::filesystem::path file_;
  int descriptor_ = -1;
  std::size_t size_ = 0;
};

/// The first bytes of a regular file, fewer where it is shorter: what kind of file is it? Throws
/// Error(Stage::ReportFile).
[[nodiscard]] std::string headOf(const std::filesystem::path& file, std::size_t mostBytes);

}  // namespace headroom
