#include "system/disk_room.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>

namespace headroom {
namespace {

/// A compiled kernel takes up to a few hundred kilobytes.
constexpr unsigned long long kLeastRoom = 2ULL << 20;

/// Writes a few bytes, because quotas and file size limits show only on writing.
bool cannotTakeAny(const std::filesystem::path& folder) {
  const std::string file = (folder / fmt::format(".headroom-{}.tmp", ::getpid())).string();
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (descriptor < 0) return errno == ENOSPC || errno == EDQUOT;
  constexpr std::array<char, 4096> kBlock{};
  const ssize_t written = ::write(descriptor, kBlock.data(), kBlock.size());
  int code = written < 0 ? errno : written < static_cast<ssize_t>(kBlock.size()) ? ENOSPC : 0;
  if (::close(descriptor) != 0 && code == 0) code = errno;
  ::unlink(file.c_str());
  return code == ENOSPC || code == EDQUOT || code == EFBIG;
}

}  // namespace

bool isDiskFull(const std::filesystem::path& folder) {
  struct statvfs disk {};
  const bool isKnown = ::statvfs(folder.c_str(), &disk) == 0 && disk.f_blocks > 0;
  if (isKnown && static_cast<unsigned long long>(disk.f_bavail) * disk.f_frsize < kLeastRoom) return true;
  return cannotTakeAny(folder);
}

std::string fullPoclCacheSentence() {
  const char* folder = std::getenv("POCL_CACHE_DIR");
  if (folder == nullptr || *folder == '\0' || !isDiskFull(folder)) return {};
  return fmt::format(
      "The disk of {}, where PoCL stores compiled kernels, is full. Make room there, or name another "
      "folder in POCL_CACHE_DIR.",
      folder);
}

}  // namespace headroom
