#include "system/regular_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <string>
#include <system_error>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

Error unreadable(const fs::path& file, const std::string& why) {
  return {Stage::ReportFile,
          fmt::format("{} could not be read: {}. Check its name and permissions.", file.string(), why)};
}

Error unreadable(const fs::path& file, int code) {
  return unreadable(file, std::generic_category().message(code));
}

Error tooLarge(const fs::path& file, std::size_t mostBytes) {
  return {Stage::ReportFile,
          fmt::format("{} is not read: it is larger than {} bytes, more than such a file holds. Name the right one.",
                      file.string(), mostBytes)};
}

/// Returns an empty text for a regular file.
const char* otherKind(mode_t mode) {
  switch (mode & S_IFMT) {
    case S_IFREG:
      return "";
    case S_IFDIR:
      return "a folder";
    case S_IFIFO:
      return "a pipe";
    case S_IFSOCK:
      return "a socket";
    default:
      return "a device";
  }
}

/// Returns the descriptor that /dev/stdin and the like lead to through links.
std::optional<int> inheritedDescriptor(const fs::path& file) {
  constexpr int kMostLinks = 40;  // same as the kernel's limit
  fs::path path = file;
  for (int links = 0; links < kMostLinks; ++links) {
    if (const auto found = ownDescriptorNamed(path)) return found;
    std::error_code failure;
    if (!fs::is_symlink(fs::symlink_status(path, failure))) return std::nullopt;
    const fs::path next = fs::read_symlink(path, failure);
    if (failure) return std::nullopt;
    path = next.is_absolute() ? next : path.parent_path() / next;
  }
  return std::nullopt;
}

}  // namespace

std::optional<int> ownDescriptorNamed(const fs::path& file) {
  std::error_code ignored;
  const fs::path folder = fs::canonical(file.parent_path(), ignored);
  if (folder != fs::path("/proc") / std::to_string(::getpid()) / "fd") return std::nullopt;
  const std::string name = file.filename().string();
  int fd = -1;
  const auto [stop, code] = std::from_chars(name.data(), name.data() + name.size(), fd);
  if (code != std::errc{} || stop != name.data() + name.size() || fd < 0) return std::nullopt;
  return fd;
}

RegularFile::RegularFile(const fs::path& file) : file_(file) {
  const std::optional<int> inherited = inheritedDescriptor(file);
  // A pipe or a device without a reader or writer would block here, and a file such as /proc/kmsg when it is read.
  descriptor_ = inherited ? ::fcntl(*inherited, F_DUPFD_CLOEXEC, 3)
                          : ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (descriptor_ < 0) throw unreadable(file, errno);
  struct stat status {};
  const bool isKnown = ::fstat(descriptor_, &status) == 0;
  const int code = errno;
  const std::string kind = isKnown ? otherKind(status.st_mode) : "";
  const bool isPipeGiven = inherited && S_ISFIFO(status.st_mode);
  if (isKnown && (kind.empty() || isPipeGiven)) {
    size_ = S_ISREG(status.st_mode) ? static_cast<std::size_t>(status.st_size) : 0;
    return;
  }
  ::close(descriptor_);
  if (!isKnown) throw unreadable(file, code);
  throw Error(Stage::ReportFile, fmt::format("{} could not be read: it is {}. Name a file.", file.string(), kind));
}

RegularFile::~RegularFile() {
  ::close(descriptor_);
}

std::size_t RegularFile::copyTo(int descriptor, std::size_t mostBytes) const {
  std::size_t done = 0;
  while (done < mostBytes) {
    const ssize_t count = ::sendfile(descriptor, descriptor_, nullptr, mostBytes - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno != EINVAL) throw unreadable(file_, errno);
    if (count < 0) break;
    if (count == 0) return done;
    done += static_cast<std::size_t>(count);
  }
  std::array<std::byte, 65536> block;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
  while (done < mostBytes) {
    const std::size_t count = read(std::span(block).first(std::min(block.size(), mostBytes - done)));
    if (count == 0) break;
    if (::pwrite(descriptor, block.data(), count, static_cast<off_t>(done)) != static_cast<ssize_t>(count))
      throw unreadable(file_, errno);
    done += count;
  }
  return done;
}

std::size_t RegularFile::read(std::span<std::byte> to) const {
  std::size_t done = 0;
  while (done < to.size()) {
    const ssize_t count = ::read(descriptor_, to.data() + done, to.size() - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) throw unreadable(file_, errno);
    if (count == 0) break;
    done += static_cast<std::size_t>(count);
  }
  return done;
}

std::string headOf(const fs::path& file, std::size_t mostBytes) {
  const RegularFile source(file);
  std::string head(mostBytes, '\0');
  head.resize(source.read(std::as_writable_bytes(std::span(head))));
  return head;
}

std::string readFile(const fs::path& file, std::size_t mostBytes) {
  const RegularFile source(file);
  if (source.size() > mostBytes) throw tooLarge(file, mostBytes);
  std::string content;
  content.reserve(source.size());
  std::string block(std::size_t{1} << 16, '\0');
  for (;;) {
    const std::size_t count = source.read(std::as_writable_bytes(std::span(block)));
    if (count == 0) return content;
    if (count > mostBytes - content.size()) throw tooLarge(file, mostBytes);
    content.append(block, 0, count);
  }
}

}  // namespace headroom
