// A file that grows by whole lines.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace headroom {

/// Open for writing, locked against other processes. Lines are on the disk when append() returns. Each member throws
/// Error(Stage::ReportFile); a partially written line is removed again.
class LineFile {
 public:
  /// Creates a file of one line; returns nothing if there is a file of that name.
  static std::optional<LineFile> create(const std::filesystem::path& file, const std::string& firstLine);
  /// Reopens a file after its last whole line and cuts off a truncated one. Throws if another process is writing it,
  /// and if its length is no longer `bytes`, as it was when read.
  static LineFile reopen(const std::filesystem::path& file, std::optional<std::uintmax_t> bytes = std::nullopt);

  LineFile(LineFile&& other) noexcept;
  LineFile& operator=(LineFile&& other) = delete;
  LineFile(const LineFile&) = delete;
  LineFile& operator=(const LineFile&) = delete;
  ~LineFile();

  [[nodiscard]] const std::filesystem::path& file() const { return file_; }

  /// Appends one line or several, the last without its line feed. Either all are written completely, or none.
  void append(const std::string& lines);

  /// Throws the error for a journal that cannot be written.
  [[noreturn]] static void fail(const std::filesystem::path& file, const std::string& why);

 private:
  LineFile(std::filesystem::path file, int descriptor) : file_(std::move(file)), descriptor_(descriptor) {}

  void lock();
  void requireUnchanged(std::uintmax_t bytes) const;
  void mend();
  [[noreturn]] void failWith(int code) const;

  std::filesystem::path file_;
  int descriptor_ = -1;
};

/// Returns true if a process has this file open for writing.
bool isBeingWritten(const std::filesystem::path& file);

}  // namespace headroom
