#include "workbench/hosts/fresh_cache.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "system/private_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr const char* kLockFile = ".headroom-lock";

/// Returns false if another process holds the lock.
bool canLock(int descriptor) {
  struct flock whole {};
  whole.l_type = F_WRLCK;
  whole.l_whence = SEEK_SET;
  return ::fcntl(descriptor, F_OFD_SETLK, &whole) == 0;
}

std::optional<pid_t> processIn(std::string_view name, const std::string& prefix) {
  if (!name.starts_with(prefix)) return std::nullopt;
  name.remove_prefix(prefix.size());
  pid_t process = 0;
  const auto [stop, code] = std::from_chars(name.data(), name.data() + name.size(), process);
  if (code != std::errc{} || stop != name.data() + name.size() || process <= 0) return std::nullopt;
  return process;
}

/// Decided by the lock, because an ended process's id may be reused, or have no meaning in this container. A folder
/// without a lock file is either brand-new, or was left by an earlier version.
bool isAbandoned(const fs::path& folder, pid_t process) {
  if (process == ::getpid()) return false;
  const int lock = ::open((folder / kLockFile).c_str(), O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
  if (lock < 0) return ::kill(process, 0) != 0 && errno == ESRCH;
  const bool isFree = canLock(lock);
  ::close(lock);
  return isFree;
}

std::string prefixOf(const fs::path& usual) {
  return usual.filename().string() + "-fresh-";
}

}  // namespace

FreshCache::FreshCache(const fs::path& usual) {
  if (usual.empty()) return;
  const fs::path folder = usual.parent_path() / fmt::format("{}{}", prefixOf(usual), ::getpid());
  if (!makePrivate(folder).empty()) return;
  folder_ = folder;
  lock_ = ::open((folder / kLockFile).c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (lock_ >= 0) static_cast<void>(canLock(lock_));
}

FreshCache::~FreshCache() {
  std::error_code ignored;
  if (!folder_.empty()) fs::remove_all(folder_, ignored);
  if (lock_ >= 0) ::close(lock_);
}

void removeAbandonedCaches(const fs::path& usual) {
  if (usual.empty()) return;
  std::vector<fs::path> abandoned;
  std::error_code failure;
  for (fs::directory_iterator at(usual.parent_path(), failure), end; !failure && at != end; at.increment(failure)) {
    const auto process = processIn(at->path().filename().string(), prefixOf(usual));
    std::error_code ignored;
    if (process && !at->is_symlink(ignored) && at->is_directory(ignored) && isAbandoned(at->path(), *process)) {
      abandoned.push_back(at->path());
    }
  }
  for (const fs::path& folder : abandoned) fs::remove_all(folder, failure);
}

}  // namespace headroom
