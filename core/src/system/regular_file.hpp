// Untrusted files, opened for reading so that none can block Headroom.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace headroom {

/// Returns N if `file` is an entry of this process's own descriptor folder, such as the target of /dev/stdout.
[[nodiscard]] std::optional<int> ownDescriptorNamed(const std::filesystem::path& file);

/// A regular file, with links followed, opened for reading. Rejects a pipe, device, socket or folder, and opening does
/// not block. An inherited descriptor (/dev/stdin, /dev/fd/63) may be a pipe, because the caller chose it.
class RegularFile {
 public:
  /// Throws Error(Stage::ReportFile).
  explicit RegularFile(const std::filesystem::path& file);
  ~RegularFile();
  RegularFile(const RegularFile&) = delete;
  RegularFile& operator=(const RegularFile&) = delete;

  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// Size in bytes when opened; 0 for a pipe.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// Copies the rest of the file, at most this number of bytes, to another file; inside the kernel if the system
  /// supports it. Returns the number of copied bytes. Throws Error(Stage::ReportFile).
  [[nodiscard]] std::size_t copyTo(int descriptor, std::size_t mostBytes) const;
  /// Reads the rest into memory.
  [[nodiscard]] std::size_t read(std::span<std::byte> to) const;

 private:
  std::filesystem::path file_;
  int descriptor_ = -1;
  std::size_t size_ = 0;
};

/// Returns the first bytes of a regular file, or all if it is shorter, to detect its kind. Throws
/// Error(Stage::ReportFile).
[[nodiscard]] std::string headOf(const std::filesystem::path& file, std::size_t mostBytes);

}  // namespace headroom
