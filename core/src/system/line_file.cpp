#include "system/line_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string_view>
#include <system_error>
#include <utility>

#include "headroom/system/error.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Syncs the folder, because a new file's name must reach the disk as well as its content.
void syncFolder(const fs::path& folder) {
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;                               // a folder with write but without read permission
  [[maybe_unused]] const int result = ::fsync(descriptor);  // not supported by some file systems
  ::close(descriptor);
}

/// For a lock that belongs to the open file, not the process, and ends with it in every case.
struct flock wholeFile(short type) {
  struct flock lock {};
  lock.l_type = type;
  lock.l_whence = SEEK_SET;
  return lock;
}

}  // namespace

std::optional<LineFile> LineFile::create(const fs::path& file, const std::string& firstLine) {
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666);
  if (descriptor < 0 && errno == EEXIST) return std::nullopt;
  if (descriptor < 0) fail(file, std::generic_category().message(errno));
  LineFile created(file, descriptor);
  try {
    created.lock();
    created.append(firstLine);
  } catch (...) {
    ::unlink(file.c_str());  // it is still empty
    throw;
  }
  syncFolder(file.parent_path());
  return created;
}

LineFile LineFile::reopen(const fs::path& file, std::optional<std::uintmax_t> bytes) {
  const int descriptor = ::open(file.c_str(), O_RDWR | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) fail(file, std::generic_category().message(errno));
  LineFile reopened(file, descriptor);
  struct stat status {};
  if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) fail(file, "it is not a regular file");
  reopened.lock();
  if (bytes) reopened.requireUnchanged(*bytes);
  reopened.mend();
  return reopened;
}

LineFile::LineFile(LineFile&& other) noexcept
    : file_(std::move(other.file_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

LineFile::~LineFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void LineFile::append(const std::string& lines) {
  struct stat before {};
  if (::fstat(descriptor_, &before) != 0) failWith(errno);
  const std::string text = lines + '\n';
  ssize_t written = -1;
  do {
    written = ::write(descriptor_, text.data(), text.size());
  } while (written < 0 && errno == EINTR);
  const bool isWhole = written == static_cast<ssize_t>(text.size());
  if (isWhole && ::fdatasync(descriptor_) == 0) return;
  const int code = written >= 0 && !isWhole ? ENOSPC : errno;
  [[maybe_unused]] const int result =
      ::ftruncate(descriptor_, before.st_size);  // otherwise a truncated line remains, which readers accept
  failWith(code);
}

void LineFile::lock() {
  struct flock whole = wholeFile(F_WRLCK);
  if (::fcntl(descriptor_, F_OFD_SETLK, &whole) == 0) return;
  // A file system without locks still allows a journal.
  if (errno != EAGAIN && errno != EACCES) return;
  throw Error(Stage::ReportFile,
              fmt::format("{} is in use by a run in progress. Wait for it to finish.", file_.string()));
}

void LineFile::requireUnchanged(std::uintmax_t bytes) const {
  struct stat status {};
  if (::fstat(descriptor_, &status) != 0) failWith(errno);
  if (static_cast<std::uintmax_t>(status.st_size) == bytes) return;
  throw Error(Stage::ReportFile, fmt::format("{} has changed since it was read: another Headroom went on with it. Look "
                                             "at it again, and resume it if it is still unfinished.",
                                             file_.string()));
}

void LineFile::mend() {
  struct stat status {};
  if (::fstat(descriptor_, &status) != 0) failWith(errno);
  std::string block(std::size_t{1} << 16, '\0');
  off_t end = status.st_size;
  while (end > 0) {
    const auto length = std::min<off_t>(end, static_cast<off_t>(block.size()));
    const ssize_t count = ::pread(descriptor_, block.data(), static_cast<std::size_t>(length), end - length);
    if (count != length) failWith(count < 0 ? errno : EIO);
    const std::size_t newline = std::string_view(block.data(), static_cast<std::size_t>(length)).rfind('\n');
    if (newline != std::string_view::npos) {
      end = end - length + static_cast<off_t>(newline) + 1;
      break;
    }
    end -= length;
  }
  if (end < status.st_size && ::ftruncate(descriptor_, end) != 0) failWith(errno);
}

void LineFile::failWith(int code) const {
  fail(file_, std::generic_category().message(code));
}

void LineFile::fail(const fs::path& file, const std::string& why) {
  throw Error(
      Stage::ReportFile,
      fmt::format("The journal {} could not be written: {}. Make room or choose another folder ($XDG_DATA_HOME), "
                  "or keep none.",
                  file.string(), why));
}

bool isBeingWritten(const fs::path& journal) {
  const int descriptor = ::open(journal.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) return false;
  struct flock whole = wholeFile(F_RDLCK);
  const bool isLocked = ::fcntl(descriptor, F_OFD_GETLK, &whole) == 0 && whole.l_type != F_UNLCK;
  ::close(descriptor);
  return isLocked;
}

}  // namespace headroom
