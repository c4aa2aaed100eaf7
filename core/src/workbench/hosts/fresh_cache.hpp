// A cache for PoCL's compiled kernels that lasts as long as one runner host needs it, after a crash.
#pragma once

#include <filesystem>

namespace headroom {

/// An empty folder "NAME-fresh-PID" beside the usual cache NAME, for this user alone; removed with its content at the
/// end. A lock in it says that its process lives.
class FreshCache {
 public:
  explicit FreshCache(const std::filesystem::path& usual);
  ~FreshCache();
  FreshCache(const FreshCache&) = delete;
  FreshCache& operator=(const FreshCache&) = delete;

  /// Empty when none could be made.
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
  int lock_ = -1;
};

/// Removes those beside the usual cache that a process which is gone has left.
void removeAbandonedCaches(const std::filesystem::path& usual);

}  // namespace headroom
