// Preloaded (LD_PRELOAD) into a program: makes the disk below the folder HEADROOM_DISK_FOLDER fail. HEADROOM_DISK_FAULT
// is "full", and writes there fail with ENOSPC from number HEADROOM_DISK_NUMBER on, which still takes half of its
// bytes; "late", and fsync, fdatasync and close report EIO for what was written there and not synced before; or
// "read-only", and nothing there can be created, opened for writing, renamed or removed. HEADROOM_DISK_COUNT names a
// file that gets the number of writes of each process that ends by itself, HEADROOM_DISK_INJECTED one that gets a byte
// for each failure.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

namespace {

std::atomic<int> writes{0};
/// Descriptors of files there that were written since they were synced.
std::array<std::atomic<bool>, 1024> unsynced{};

/// The next function of that name, the C library's.
template <typename Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

std::string_view setting(const char* name) {
  const char* text = std::getenv(name);
  return text == nullptr ? std::string_view() : std::string_view(text);
}

bool isReadOnly() {
  return setting("HEADROOM_DISK_FAULT") == "read-only";
}

/// The byte in the file HEADROOM_DISK_INJECTED; keeps errno.
void noteFailure() {
  const std::string file(setting("HEADROOM_DISK_INJECTED"));
  if (file.empty()) return;
  static const auto realOpen = next<int (*)(const char*, int, ...)>("open");
  static const auto realWrite = next<ssize_t (*)(int, const void*, size_t)>("write");
  static const auto realClose = next<int (*)(int)>("close");
  const int before = errno;
  const int descriptor = realOpen(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (descriptor >= 0) {
    [[maybe_unused]] const ssize_t written = realWrite(descriptor, "x", 1);
    realClose(descriptor);
  }
  errno = before;
}

/// A path without its links, also of a file that is still to be made.
bool isBelow(const char* path) {
  const std::string_view folder = setting("HEADROOM_DISK_FOLDER");
  if (folder.empty() || path == nullptr) return false;
  char real[PATH_MAX];
  std::string text(path);
  if (text.empty() || text.front() != '/') {
    if (getcwd(real, sizeof real) == nullptr) return false;
    text = std::string(real) + "/" + text;
  }
  return text.starts_with(folder);
}

bool isBelow(int descriptor) {
  char path[PATH_MAX];
  const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
  const ssize_t length = readlink(link.c_str(), path, sizeof path - 1);
  if (length <= 0 || path[0] != '/') return false;  // as pipes are
  path[length] = '\0';
  return isBelow(path);
}

/// What is left of a write: all of it, a part, or nothing.
enum class Room { All, Half, None };

Room roomFor(int descriptor) {
  if (!isBelow(descriptor)) return Room::All;
  if (static_cast<std::size_t>(descriptor) < unsynced.size()) unsynced[static_cast<std::size_t>(descriptor)] = true;
  const int number = ++writes;
  if (setting("HEADROOM_DISK_FAULT") != "full") return Room::All;
  const int last = std::atoi(std::string(setting("HEADROOM_DISK_NUMBER")).c_str());
  return number < last ? Room::All : number == last ? Room::Half : Room::None;
}

template <typename Result>
Result failWith(int code, Result result) {
  noteFailure();
  errno = code;
  return result;
}

/// Returns whether something was written to this descriptor whose loss the disk can still report. It reports it once.
bool isLost(int descriptor) {
  const auto place = static_cast<std::size_t>(descriptor);
  return descriptor >= 0 && place < unsynced.size() && unsynced[place].exchange(false) &&
         setting("HEADROOM_DISK_FAULT") == "late";
}

bool takesMode(int flags) {
  return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
}

bool isForWriting(int flags) {
  return (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC)) != 0;
}

struct CountAtTheEnd {
  /// Looks up the C library's close while there is one thread: processes are started between fork and exec.
  CountAtTheEnd() { ::close(-1); }
  ~CountAtTheEnd() {
    const std::string file(setting("HEADROOM_DISK_COUNT"));
    if (file.empty()) return;
    if (std::FILE* to = std::fopen(file.c_str(), "a")) {
      std::fprintf(to, "%d\n", writes.load());
      std::fclose(to);
    }
  }
  CountAtTheEnd(const CountAtTheEnd&) = delete;
  CountAtTheEnd& operator=(const CountAtTheEnd&) = delete;
};

const CountAtTheEnd kCountAtTheEnd;

}  // namespace

extern "C" {

ssize_t write(int descriptor, const void* bytes, size_t count) {
  static const auto real = next<ssize_t (*)(int, const void*, size_t)>("write");
  switch (roomFor(descriptor)) {
    case Room::All:
      return real(descriptor, bytes, count);
    case Room::Half:
      if (count > 1) return real(descriptor, bytes, count / 2);
      break;
    case Room::None:
      break;
  }
  return failWith<ssize_t>(ENOSPC, -1);
}

ssize_t writev(int descriptor, const struct iovec* parts, int count) {
  static const auto real = next<ssize_t (*)(int, const struct iovec*, int)>("writev");
  return roomFor(descriptor) == Room::All ? real(descriptor, parts, count) : failWith<ssize_t>(ENOSPC, -1);
}

ssize_t pwrite(int descriptor, const void* bytes, size_t count, off_t offset) {
  static const auto real = next<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite");
  return roomFor(descriptor) == Room::All ? real(descriptor, bytes, count, offset) : failWith<ssize_t>(ENOSPC, -1);
}

int posix_fallocate(int descriptor, off_t offset, off_t length) {
  static const auto real = next<int (*)(int, off_t, off_t)>("posix_fallocate");
  return roomFor(descriptor) == Room::All ? real(descriptor, offset, length) : failWith(ENOSPC, ENOSPC);
}

int fsync(int descriptor) {
  static const auto real = next<int (*)(int)>("fsync");
  return isLost(descriptor) ? failWith(EIO, -1) : real(descriptor);
}

int fdatasync(int descriptor) {
  static const auto real = next<int (*)(int)>("fdatasync");
  return isLost(descriptor) ? failWith(EIO, -1) : real(descriptor);
}

/// As the system's, it closes in any case.
int close(int descriptor) {
  static const auto real = next<int (*)(int)>("close");
  const bool isFailing = isLost(descriptor);
  const int result = real(descriptor);
  return isFailing ? failWith(EIO, -1) : result;
}

int open(const char* path, int flags, ...) {
  static const auto real = next<int (*)(const char*, int, ...)>("open");
  va_list more;
  va_start(more, flags);
  const mode_t mode = takesMode(flags) ? va_arg(more, mode_t) : 0;
  va_end(more);
  if (isReadOnly() && isForWriting(flags) && isBelow(path)) return failWith(EROFS, -1);
  return real(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
  static const auto real = next<int (*)(const char*, int, ...)>("open64");
  va_list more;
  va_start(more, flags);
  const mode_t mode = takesMode(flags) ? va_arg(more, mode_t) : 0;
  va_end(more);
  if (isReadOnly() && isForWriting(flags) && isBelow(path)) return failWith(EROFS, -1);
  return real(path, flags, mode);
}

std::FILE* fopen(const char* path, const char* mode) {
  static const auto real = next<std::FILE* (*)(const char*, const char*)>("fopen");
  if (isReadOnly() && std::strpbrk(mode, "wa+") != nullptr && isBelow(path))
    return failWith<std::FILE*>(EROFS, nullptr);
  return real(path, mode);
}

std::FILE* fopen64(const char* path, const char* mode) {
  static const auto real = next<std::FILE* (*)(const char*, const char*)>("fopen64");
  if (isReadOnly() && std::strpbrk(mode, "wa+") != nullptr && isBelow(path))
    return failWith<std::FILE*>(EROFS, nullptr);
  return real(path, mode);
}

int mkdir(const char* path, mode_t mode) {
  static const auto real = next<int (*)(const char*, mode_t)>("mkdir");
  struct stat found {};
  // An existing folder is reported as on any disk.
  if (isReadOnly() && isBelow(path) && stat(path, &found) != 0) return failWith(EROFS, -1);
  return real(path, mode);
}

int rename(const char* from, const char* to) {
  static const auto real = next<int (*)(const char*, const char*)>("rename");
  if (isReadOnly() && (isBelow(from) || isBelow(to))) return failWith(EROFS, -1);
  return real(from, to);
}

int unlink(const char* path) {
  static const auto real = next<int (*)(const char*)>("unlink");
  struct stat found {};
  if (isReadOnly() && isBelow(path) && lstat(path, &found) == 0) return failWith(EROFS, -1);
  return real(path);
}

}  // extern "C"
