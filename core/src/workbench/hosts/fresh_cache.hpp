// A temporary PoCL kernel cache for one runner host, after a crash.
#pragma once

#include <filesystem>

namespace headroom {

/// An empty, private folder "NAME-fresh-PID" beside the usual cache NAME; removed with its contents at the end. A lock
/// in it shows that its process is alive.
class FreshCache {
 public:
  explicit FreshCache(const std::filesystem::path& usual);
  ~FreshCache();
  FreshCache(const FreshCache&) = delete;
  FreshCache& operator=(const FreshCache&) = delete;

  /// Empty if none could be created.
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
  int lock_ = -1;
};

/// Removes such caches beside the usual one that ended processes have left.
void removeAbandonedCaches(const std::filesystem::path& usual);

}  // namespace headroom
