#include "folder_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "figures_file.hpp"

namespace headroom::capture {
namespace {

constexpr std::size_t kChunk = std::size_t{4} << 20;

std::string failureText(const std::string& name, int why) {
  return name + " could not be written: " + std::generic_category().message(why);
}

[[noreturn]] void fail(const std::string& name, int why) {
  throw std::runtime_error(failureText(name, why) + '.');
}

/// Returns 0, or the code of the system's error.
int errorOfAppending(const std::string& name, const std::string& text) {
  const int descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (descriptor < 0) return errno;
  const ssize_t written = ::write(descriptor, text.data(), text.size());
  int code = written < 0 ? errno : static_cast<std::size_t>(written) < text.size() ? ENOSPC : 0;
  if (::close(descriptor) != 0 && code == 0) code = errno;
  return code;
}

/// A file that is there, read in parts.
class OldFile {
 public:
  OldFile(const std::string& name, std::size_t size) {
    if (name.empty()) return;
    descriptor_ = ::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    struct stat found {};
    if (descriptor_ < 0 || ::fstat(descriptor_, &found) != 0 || !S_ISREG(found.st_mode) ||
        static_cast<std::size_t>(found.st_size) != size)
      close();
  }
  ~OldFile() { close(); }
  OldFile(const OldFile&) = delete;
  OldFile& operator=(const OldFile&) = delete;

  [[nodiscard]] bool isOpen() const { return descriptor_ >= 0; }
  [[nodiscard]] bool read(std::size_t offset, std::size_t size, char* to) const {
    while (size > 0) {
      const ssize_t count = ::pread(descriptor_, to, size, static_cast<off_t>(offset));
      if (count <= 0) return false;
      to += count;
      offset += static_cast<std::size_t>(count);
      size -= static_cast<std::size_t>(count);
    }
    return true;
  }

 private:
  void close() {
    if (descriptor_ >= 0) ::close(descriptor_);
    descriptor_ = -1;
  }
  int descriptor_ = -1;
};

/// Bytes of the start that both have in common, in whole chunks.
std::size_t commonStart(const OldFile& old, std::size_t size, const ReadBytes& read, char* one, char* other) {
  std::size_t offset = 0;
  while (offset < size) {
    const std::size_t count = std::min(kChunk, size - offset);
    if (!old.read(offset, count, one) || !read(offset, count, other) || std::memcmp(one, other, count) != 0) break;
    offset += count;
  }
  return offset;
}

}  // namespace

NewFile::NewFile(std::string name) : name_(std::move(name)) {
  descriptor_ = ::open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (descriptor_ < 0) fail(name_, errno);
}

NewFile::~NewFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void NewFile::write(const void* bytes, std::size_t size) {
  const auto* from = static_cast<const char*>(bytes);
  while (size > 0) {
    const ssize_t count = ::write(descriptor_, from, size);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) fail(name_, errno);
    from += count;
    size -= static_cast<std::size_t>(count);
  }
}

void NewFile::close() {
  if (::close(std::exchange(descriptor_, -1)) != 0) fail(name_, errno);
}

void writeNew(const std::string& name, std::string_view content) {
  NewFile file(name);
  file.write(content.data(), content.size());
  file.close();
}

void appendLine(const std::string& name, const std::string& line, const std::string& loss) {
  const int code = errorOfAppending(name, line + '\n');
  if (code != 0) addNote(failureText(name, code) + ", so " + loss + ". Make room there.");
}

std::uint64_t writeBytes(const std::string& name, std::size_t size, const ReadBytes& read, const std::string& like) {
  const std::unique_ptr<char[]> bytes(new char[kChunk]);
  const OldFile old(like, size);
  std::size_t common = 0;
  if (old.isOpen()) {
    const std::unique_ptr<char[]> others(new char[kChunk]);
    common = commonStart(old, size, read, bytes.get(), others.get());
    if (common == size && ::link(like.c_str(), name.c_str()) == 0) return size;
  }
  NewFile file(name);
  for (std::size_t offset = 0; offset < size;) {
    const std::size_t count = std::min(kChunk, size - offset);
    const bool isRead = offset < common ? old.read(offset, count, bytes.get()) : read(offset, count, bytes.get());
    if (!isRead) throw std::runtime_error("The contents for " + name + " could not be read back from the device.");
    file.write(bytes.get(), count);
    offset += count;
  }
  file.close();
  return 0;
}

}  // namespace headroom::capture
