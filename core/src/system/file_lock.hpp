// Lock between processes for files that are read, changed and rewritten.
#pragma once

#include <filesystem>

namespace headroom {

/// Waits for the lock. The lock file is empty and stays; it is separate from the data file, which is replaced when it
/// is written. If none can be created or locked there is no lock, and writing reports the problem.
class FileLock {
 public:
  explicit FileLock(const std::filesystem::path& lockFile);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  int descriptor_ = -1;
};

}  // namespace headroom
