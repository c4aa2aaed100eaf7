// A command run on a host, with its output: bounded in time and memory, whatever the host writes.
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "headroom/hosts/hosts_file.hpp"
#include "system/child_process.hpp"

namespace headroom {

struct FarOutput {
  Wait how = Wait::Ended;          ///< Ended, TimedOut after the deadline, or WokenUp by a stop
  int exitCode = -1;               ///< of the command here that reaches the host; -1 if it was killed
  std::string end;                 ///< how it ended, with its last words on stderr
  std::vector<std::string> lines;  ///< the first ones, the beginning of each

  /// Returns whether the command there ran and succeeded.
  [[nodiscard]] bool succeeded() const { return how == Wait::Ended && exitCode == 0; }
};

/// Writes to the command's input until it returns; its result is how its last write ended.
using FeedInput = std::function<Wait(ChildProcess& process)>;

/// Runs the words on the host, all within the deadline. Throws Error(Stage::Runner) if the host's own program cannot be
/// started here, and UsageError if the host's command only starts a runner.
[[nodiscard]] FarOutput runThere(const NamedHost& host, const std::vector<std::string>& words,
                                 std::chrono::milliseconds deadline, const FeedInput& feed = {},
                                 const std::stop_token& stop = {});

/// Returns the words of a POSIX shell there that runs the script, with these arguments as $1, $2... The script is one
/// line without exclamation marks, so that any login shell passes it on unchanged.
[[nodiscard]] std::vector<std::string> shellThere(const std::string& script, const std::vector<std::string>& arguments);

/// Returns the command here, as typed, that runs these words there.
[[nodiscard]] std::string typedThere(const NamedHost& host, const std::vector<std::string>& words);

}  // namespace headroom
