// A file that only grows, by whole lines.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace headroom {

/// Open for writing, locked against other processes. What append() has returned from is on the disk. Each member throws
/// Error(Stage::ReportFile); a line that could not be written whole is taken back.
class LineFile {
 public:
  /// A new one of one line; nothing when there is a file of that name.
  static std::optional<LineFile> create(const std::filesystem::path& file, const std::string& firstLine);
  /// Goes on with one, after its last whole line: a torn one is cut off. Throws when another process is at it, and
  /// when it is not so many `bytes` long any more as it was when it was read.
  static LineFile reopen(const std::filesystem::path& file, std::optional<std::uintmax_t> bytes = std::nullopt);

  LineFile(LineFile&& other) noexcept;
  LineFile& operator=(LineFile&& other) = delete;
  LineFile(const LineFile&) = delete;
  LineFile& operator=(const LineFile&) = delete;
  ~LineFile();

  [[nodiscard]] const std::filesystem::path& file() const { return file_; }

  /// One line or several, the last without its end. They are written whole, or none of them.
  void append(const std::string& lines);

  /// Throws the sentence for a journal that can't be written.
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

/// True when some process has this file open for writing.
bool isBeingWritten(const std::filesystem::path& file);

}  // namespace headroom
