// A program that runs in this process's place at the terminal: its streams and process group are ours.
#pragma once

#include <sys/types.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace headroom {

class ForegroundProgram {
 public:
  /// Starts it. Throws UsageError where it is not found or may not be run.
  ForegroundProgram(const std::vector<std::string>& command, const std::map<std::string, std::string>& environment);
  /// Kills it if it still runs.
  ~ForegroundProgram();
  ForegroundProgram(const ForegroundProgram&) = delete;
  ForegroundProgram& operator=(const ForegroundProgram&) = delete;

  [[nodiscard]] pid_t pid() const { return process_; }
  /// The status of waitpid(); nothing while it runs.
  [[nodiscard]] std::optional<int> poll();
  [[nodiscard]] int wait();

 private:
  pid_t process_ = -1;
  std::optional<int> status_;
};

}  // namespace headroom
