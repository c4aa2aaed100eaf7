#include "headroom/session/autosave.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <functional>
#include <system_error>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "system/private_folder.hpp"
#include "system/user_folders.hpp"
#include "text/utc_time.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr const char* kLockEnding = ".lock";
constexpr const char* kUnreadableEnding = ".unreadable";

fs::path lockOf(fs::path file) {
  return file += kLockEnding;
}

/// Locks an open file against all others. The lock belongs to the open file, not to the process, and ends with it.
bool holdLock(int descriptor) {
  struct flock whole {};
  whole.l_type = F_WRLCK;
  whole.l_whence = SEEK_SET;
  return ::fcntl(descriptor, F_OFD_SETLK, &whole) == 0;
}

/// Returns whether the path still leads to this open file.
bool isThere(const fs::path& path, int descriptor) {
  struct stat named {};
  struct stat open {};
  return ::stat(path.c_str(), &named) == 0 && ::fstat(descriptor, &open) == 0 && named.st_ino == open.st_ino &&
         named.st_dev == open.st_dev;
}

/// Returns the lock of a file whose process has ended; -1 if it lives, or the file is gone.
int lockLeftFile(const fs::path& file) {
  const fs::path path = lockOf(file);
  const int lock = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock < 0) return -1;
  std::error_code failure;
  if (holdLock(lock) && isThere(path, lock)) {
    if (fs::is_regular_file(file, failure)) return lock;
    fs::remove(path, failure);
  }
  ::close(lock);
  return -1;
}

void removeWithLock(const fs::path& file, int lock) {
  std::error_code ignored;
  fs::remove(file, ignored);
  fs::remove(lockOf(file), ignored);
  ::close(lock);
}

/// Returns the files of all windows, newest first: their names begin with the time.
std::vector<fs::path> filesIn(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code failure;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, failure)) {
    const bool isHidden = entry.path().filename().string().starts_with('.');
    if (!isHidden && entry.path().extension() == kSessionExtension) files.push_back(entry.path());
  }
  std::ranges::sort(files, std::greater<>());
  return files;
}

[[noreturn]] void failAutosaving(const fs::path& folder, const std::string& why) {
  throw Error(Stage::ReportFile,
              fmt::format("The unsaved session cannot be stored in {}: {}. Save it under a name to keep it.",
                          folder.string(), why));
}

std::string timeInName() {
  std::string time = utcText(std::chrono::system_clock::now());
  std::erase_if(time, [](char c) { return c == '-' || c == ':'; });
  return time;
}

}  // namespace

fs::path autosaveFolder() {
  const auto folder = stateFolder();
  return folder ? *folder / "sessions" : fs::path();
}

Autosave::~Autosave() {
  leave();
}

void Autosave::leave() {
  if (lock_ >= 0) ::close(std::exchange(lock_, -1));
  file_.clear();
}

void Autosave::claim() {
  if (const std::string why = makePrivate(folder_); !why.empty()) failAutosaving(folder_, why);
  const std::string time = timeInName();
  constexpr int kMostAttempts = 1000;  // windows of one process that begin in the same second
  for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
    const fs::path file = folder_ / fmt::format("{}-{}{}{}", time, ::getpid(),
                                                attempt == 0 ? "" : fmt::format("-{}", attempt), kSessionExtension);
    lock_ = ::open(lockOf(file).c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (lock_ < 0 && errno == EEXIST) continue;
    if (lock_ < 0 || !holdLock(lock_)) {
      const std::string why = std::generic_category().message(errno);
      if (lock_ >= 0) ::close(std::exchange(lock_, -1));
      failAutosaving(folder_, why);
    }
    file_ = file;
    return;
  }
  failAutosaving(folder_, std::generic_category().message(EEXIST));
}

void Autosave::write(const Session& session) {
  if (file_.empty()) claim();
  writeSession(file_, session);
}

void Autosave::remove() {
  if (file_.empty()) return;
  removeWithLock(file_, std::exchange(lock_, -1));
  file_.clear();
}

std::optional<Session> Autosave::takeLeft() {
  std::size_t others = 0;
  for (const fs::path& file : filesIn(folder_)) {
    const int lock = lockLeftFile(file);
    if (lock < 0) continue;
    if (file_.empty()) {
      file_ = file;
      lock_ = lock;
    } else if (++others < kMostSessionsLeft) {
      ::close(lock);
    } else {
      removeWithLock(file, lock);
    }
  }
  if (file_.empty()) return std::nullopt;
  try {
    return readSession(file_);
  } catch (const std::exception& failure) {
    fs::path kept = file_;
    kept += kUnreadableEnding;
    std::error_code unmoved;
    fs::rename(file_, kept, unmoved);
    if (unmoved) kept = file_;
    std::error_code ignored;
    fs::remove(lockOf(file_), ignored);
    leave();
    throw Error(Stage::ReportFile, fmt::format("The unsaved session of an earlier start was not restored, and is kept "
                                               "as {}. {}",
                                               kept.string(), failure.what()));
  }
}

}  // namespace headroom
