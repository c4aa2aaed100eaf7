// headroom-cli started and ended by a signal once it has measured something.
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

/// Leads a process group of its own, as a command does that a terminal started. Its history is in `dataHome`, and
/// `output` gets both of its streams.
inline pid_t startCommand(const std::vector<std::string>& arguments, const std::filesystem::path& dataHome,
                          const std::filesystem::path& output) {
  const pid_t child = fork();
  if (child != 0) {
    setpgid(child, child);  // here too: whoever of the two comes first
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
  int terminal;  ///< to be closed, as a lost connection does
};

/// The same on a terminal of its own, which both of its streams go to.
inline OnTerminal startCommandOnTerminal(const std::vector<std::string>& arguments,
                                         const std::filesystem::path& dataHome) {
  OnTerminal started{};
  started.child = forkpty(&started.terminal, nullptr, nullptr, nullptr);
  if (started.child == 0) becomeCommand(arguments, dataHome);
  return started;
}

/// As waitpid tells it.
inline int waitForEnd(pid_t child) {
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  return status;
}

/// Runs that ended before their signal came are begun anew; more often than this means that signals do nothing.
inline constexpr int kMostAttempts = 20;

/// Calls `end` once the newest journal in `runs` holds so many rows, and waits for the child's end. Nothing when its
/// run was done before: between two looks at a journal anything can happen.
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

/// The end is a signal to `receiver`: the child, or minus it: its group.
inline std::optional<int> endAfterRows(pid_t child, pid_t receiver, const std::filesystem::path& runs, std::size_t rows,
                                       int signal) {
  return endAfterRows(child, runs, rows, [&] { kill(receiver, signal); });
}

}  // namespace headroom::testing
