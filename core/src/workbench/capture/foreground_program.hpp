// A program that runs in the foreground of the terminal, with this process's streams and process group.
#pragma once

#include <sys/types.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace headroom {

class ForegroundProgram {
 public:
  /// Starts it. Throws UsageError if it is not found or not executable.
  ForegroundProgram(const std::vector<std::string>& command, const std::map<std::string, std::string>& environment);
  /// Kills it if it is still running.
  ~ForegroundProgram();
  ForegroundProgram(const ForegroundProgram&) = delete;
  ForegroundProgram& operator=(const ForegroundProgram&) = delete;

  [[nodiscard]] pid_t pid() const { return process_; }
  /// Returns the status of waitpid(); nothing while it runs.
  [[nodiscard]] std::optional<int> poll();
  [[nodiscard]] int wait();

 private:
  pid_t process_ = -1;
  std::optional<int> status_;
};

}  // namespace headroom
