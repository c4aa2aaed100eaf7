// Files of one capture folder.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace headroom::capture {

/// A new file. Throws std::runtime_error, a sentence, where it cannot be written.
class NewFile {
 public:
  explicit NewFile(std::string name);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  void write(const void* bytes, std::size_t size);
  void close();

 private:
  std::string name_;
  int descriptor_ = -1;
};

void writeNew(const std::string& name, std::string_view content);

/// Adds a line to a file of the session, in one write, because other processes add theirs. Where that fails, a note of
/// the session says so, with what is lost: "the capture in /a/b is not listed".
void appendLine(const std::string& name, const std::string& line, const std::string& loss);

/// Reads bytes from an offset on; false where it cannot.
using ReadBytes = std::function<bool(std::size_t offset, std::size_t size, void* to)>;

/// Writes this number of bytes, or links to `like` if that file has the same bytes. Returns the bytes of disk space
/// saved. Throws std::runtime_error.
std::uint64_t writeBytes(const std::string& name, std::size_t size, const ReadBytes& read, const std::string& like);

}  // namespace headroom::capture
