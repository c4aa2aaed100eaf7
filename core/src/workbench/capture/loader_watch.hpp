// Finds the OpenCL loader that a program has mapped.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <mutex>
#include <thread>

namespace headroom {

/// Polls the process and its children until one of them has a libOpenCL.
class LoaderWatch {
 public:
  explicit LoaderWatch(pid_t process);

  /// Empty: none was seen.
  [[nodiscard]] std::filesystem::path found() const;

 private:
  mutable std::mutex mutex_;
  std::filesystem::path found_;
  std::jthread thread_;  // last, so that it ends before the others are destroyed
};

/// Returns the libOpenCL that the process or one of its children has mapped; empty if there is none.
[[nodiscard]] std::filesystem::path mappedLoader(pid_t process);

}  // namespace headroom
