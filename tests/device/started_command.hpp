// Starts headroom-cli, and ends it with a signal after it has measured something.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "headroom/history.hpp"

namespace headroom::testing {

[[noreturn]] inline void becomeCommand(const std::vector<std::string>& arguments,
                                       const std::filesystem::path& dataHome) {
  setenv("XDG_DATA_HOME", dataHome.c_str(), 1);
  std::vector<char*> argv{const_cast<char*>(HEADROOM_RUNNER)};
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  execv(HEADROOM_RUNNER, argv.data());
  _exit(127);
}

/// The child leads its own process group, like a command started from a terminal. Its history is in `dataHome`, and
/// both of its streams go to `output`.
inline pid_t startCommand(const std::vector<std::string>& arguments, const std::filesystem::path& dataHome,
                          const std::filesystem::path& output) {
  const pid_t child = fork();
  if (child != 0) {
    setpgid(child, child);  // in the parent too, because either process may run first
    return child;
  }
  setpgid(0, 0);
  const int out = open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  becomeCommand(arguments, dataHome);
}

struct OnTerminal {
  pid_t child;
  int terminal;  ///< close it to simulate a lost connection
};

/// Does the same with a terminal of its own, to which both streams go.
inline OnTerminal startCommandOnTerminal(const std::vector<std::string>& arguments,
                                         const std::filesystem::path& dataHome) {
  OnTerminal started{};
  started.child = forkpty(&started.terminal, nullptr, nullptr, nullptr);
  if (started.child == 0) becomeCommand(arguments, dataHome);
  return started;
}

/// Returns the status from waitpid.
inline int waitForEnd(pid_t child) {
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  return status;
}

/// Runs that ended before their signal are repeated; more attempts than this mean that signals have no effect.
inline constexpr int kMostAttempts = 20;

/// Calls `end` when the newest journal in `runs` has this many rows, and waits for the child to end. Returns no value
/// if the run ended before: it may end between two looks at the journal.
inline std::optional<int> endAfterRows(pid_t child, const std::filesystem::path& runs, std::size_t rows,
                                       const std::function<void()>& end) {
  int status = 0;
  while (waitpid(child, &status, WNOHANG) == 0) {
    const std::vector<RunSummary> list = listRuns(runs);
    if (!list.empty() && list.front().problem.empty() && list.front().finishedRows >= rows) {
      end();
      status = waitForEnd(child);
      const bool wasDone = summaryOf(list.front().file).outcome == Outcome::Completed;
      return wasDone ? std::nullopt : std::optional(status);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << "the run ended by itself, and badly";
  return std::nullopt;
}

/// Ends it with a signal to `receiver`: the child, or its group if negated.
inline std::optional<int> endAfterRows(pid_t child, pid_t receiver, const std::filesystem::path& runs, std::size_t rows,
                                       int signal) {
  return endAfterRows(child, runs, rows, [&] { kill(receiver, signal); });
}

}  // namespace headroom::testing
