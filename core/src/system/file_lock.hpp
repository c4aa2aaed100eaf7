// One process at a time: for files that are read, changed and written anew.
#pragma once

#include <filesystem>

namespace headroom {

/// Waits for its turn. The lock file is empty and stays; it is not the file itself, which is replaced when it is
/// written. Where none can be made or locked there is no lock: writing will tell what is wrong with the place.
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
