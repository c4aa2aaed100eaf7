// Files written completely or not at all. For reading see regular_file.cpp.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <optional>
#include <system_error>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "system/regular_file.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

std::string reasonOf(int code) {
  return std::generic_category().message(code);
}

[[noreturn]] void failWriting(const fs::path& file, const std::string& why, std::string_view remedy) {
  throw Error(Stage::ReportFile, fmt::format("{} could not be written: {}. {}", file.string(), why, remedy));
}

std::string_view remedyFor(int code) {
  switch (code) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return "Make room, or choose another place; what was there before is unchanged.";
    case EACCES:
    case EPERM:
    case EROFS:
      return "Choose a place that you may write to.";
    case ENOENT:
    case ENOTDIR:
      return "Make its folder first, or choose another place.";
    default:
      return "Choose another place.";
  }
}

[[noreturn]] void failWriting(const fs::path& file, int code) {
  failWriting(file, reasonOf(code), remedyFor(code));
}

/// An open file descriptor. close() reports errors that the destructor cannot: some file systems report a full disk
/// only then.
class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] bool isOpen() const { return fd_ >= 0; }
  [[nodiscard]] int get() const { return fd_; }
  [[nodiscard]] bool close() {
    const int fd = fd_;
    fd_ = -1;
    return ::close(fd) == 0;
  }

 private:
  int fd_;
};

/// Returns false with errno set if not every byte was written.
bool writeAll(int fd, std::string_view content) {
  while (!content.empty()) {
    const ssize_t written = ::write(fd, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    if (written == 0) {
      errno = ENOSPC;
      return false;
    }
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

struct Target {
  fs::path path;                  ///< with links followed, including dangling ones
  std::optional<int> descriptor;  ///< set for /dev/stdout and the like
};

Target followLinks(const fs::path& file) {
  constexpr int kMostLinks = 40;  // same as the kernel's limit
  fs::path path = file;
  for (int links = 0; links < kMostLinks; ++links) {
    if (const auto fd = ownDescriptorNamed(path)) return {path, fd};
    std::error_code failure;
    if (!fs::is_symlink(fs::symlink_status(path, failure))) return {path, std::nullopt};
    const fs::path next = fs::read_symlink(path, failure);
    if (failure) failWriting(file, failure.value());
    path = next.is_absolute() ? next : path.parent_path() / next;
  }
  failWriting(file, ELOOP);
}

/// Writes to an open descriptor: a new file description of a redirected stdout would start at its offset 0.
void writeToDescriptor(const fs::path& file, int fd, std::string_view content) {
  if (fd == STDOUT_FILENO) std::fflush(stdout);
  if (!writeAll(fd, content)) failWriting(file, errno);
}

/// Writes to a pipe or device, which cannot be replaced by a file.
void writeStraight(const fs::path& file, std::string_view content) {
  Descriptor target(::open(file.c_str(), O_WRONLY | O_CLOEXEC));
  if (!target.isOpen()) failWriting(file, errno);
  if (!writeAll(target.get(), content)) failWriting(file, errno);
  if (!target.close()) failWriting(file, errno);
}

/// A new, empty file in the folder of `target`; deleted unless it was renamed.
class TemporaryFile {
 public:
  TemporaryFile(const fs::path& target, mode_t mode) {
    static std::atomic<unsigned> counter{0};
    constexpr int kMostAttempts = 1000;  // names may be taken by files of killed processes with the same id
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
      // Independent of the target's name, which may already have the maximum length.
      path_ = target.parent_path() / fmt::format("{}{}-{}.tmp", kTemporaryFilePrefix, ::getpid(), counter++);
      fd_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
      if (fd_ >= 0 || errno != EEXIST) break;
    }
    if (fd_ < 0) path_.clear();
  }
  ~TemporaryFile() {
    if (!path_.empty()) ::unlink(path_.c_str());
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  [[nodiscard]] int descriptor() const { return fd_; }
  [[nodiscard]] bool renameTo(const fs::path& target) {
    if (::rename(path_.c_str(), target.c_str()) != 0) return false;
    path_.clear();
    return true;
  }

 private:
  fs::path path_;
  int fd_ = -1;
};

/// Copies owner and permissions of the replaced file. Only a privileged process may change a file's owner: for others
/// the file becomes theirs, as with any editor.
bool copyOwnership(int fd, const struct stat& old) {
  struct stat now {};
  if (::fstat(fd, &now) != 0) return false;
  if (now.st_uid != old.st_uid || now.st_gid != old.st_gid) {
    [[maybe_unused]] const int kept = ::fchown(fd, old.st_uid, old.st_gid);
  }
  return ::fchmod(fd, old.st_mode & 0777) == 0;
}

/// `old` is null if there is no such file yet.
void replaceFile(const fs::path& file, const fs::path& target, std::string_view content, const struct stat* old) {
  // Renaming needs no permission on the file itself, but a read-only file must stay. Another process may have removed
  // it since.
  if (old != nullptr && ::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0 && errno != ENOENT)
    failWriting(file, errno);
  constexpr mode_t kPrivate = 0600;
  constexpr mode_t kByUmask = 0666;
  TemporaryFile temporary(target, old != nullptr ? kPrivate : kByUmask);
  if (temporary.descriptor() < 0) failWriting(file, errno);
  Descriptor descriptor(temporary.descriptor());
  if (old != nullptr && !copyOwnership(descriptor.get(), *old)) failWriting(file, errno);
  if (!writeAll(descriptor.get(), content)) failWriting(file, errno);
  if (::fsync(descriptor.get()) != 0) failWriting(file, errno);
  if (!descriptor.close()) failWriting(file, errno);
  if (!temporary.renameTo(target)) failWriting(file, errno);
}

}  // namespace

void writeFile(const fs::path& file, std::string_view content) {
  if (file.empty()) failWriting("\"\"", "the name is empty", "Name a file.");
  const Target target = followLinks(file);
  if (target.descriptor) return writeToDescriptor(file, *target.descriptor, content);
  struct stat old {};
  if (::stat(target.path.c_str(), &old) != 0) {
    if (errno != ENOENT) failWriting(file, errno);
    return replaceFile(file, target.path, content, nullptr);
  }
  if (S_ISDIR(old.st_mode)) failWriting(file, "it is a folder", "Name a file in it.");
  if (S_ISREG(old.st_mode)) return replaceFile(file, target.path, content, &old);
  writeStraight(target.path, content);
}

}  // namespace headroom
