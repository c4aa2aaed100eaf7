// Which OpenCL loader a program has mapped while it runs.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <mutex>
#include <thread>

namespace headroom {

/// Looks at the process and its children until one of them has a libOpenCL.
class LoaderWatch {
 public:
  explicit LoaderWatch(pid_t process);

  /// Empty: none was seen.
  [[nodiscard]] std::filesystem::path found() const;

 private:
  mutable std::mutex mutex_;
  std::filesystem::path found_;
  std::jthread thread_;  // last: it ends before the others go
};

/// The libOpenCL that the process or one of its children has mapped; empty: none.
[[nodiscard]] std::filesystem::path mappedLoader(pid_t process);

}  // namespace headroom
