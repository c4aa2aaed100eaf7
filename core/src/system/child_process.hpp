// A child process with pipes to its standard streams, which ends with its parent.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "system/process_state.hpp"

namespace headroom {

/// Result of a wait: success, a wake-up by another descriptor, a timeout, or the end of the process.
enum class Wait { Done, WokenUp, TimedOut, Ended };

/// Time limit of a wait, and another descriptor that ends it.
struct Patience {
  std::chrono::milliseconds silence{0};  ///< longest time without a sign of life
  int wake = -1;                         ///< a descriptor that becomes readable; -1: none
};

struct ChildCommand {
  std::vector<std::string> arguments;  ///< the program first
  int program = -1;                    ///< a descriptor of it; -1: searched in PATH
  int inherited = -1;                  ///< a descriptor that the child inherits as kInheritedDescriptor; -1: none
  std::map<std::string, std::string> environment = {};  ///< added to this process's
  /// Time to end by itself after its input ends. Zero: it is killed at once.
  std::chrono::milliseconds grace{0};
  /// After that, time to end by SIGTERM before SIGKILL: srun takes its job out of the queue. Zero: no SIGTERM.
  std::chrono::milliseconds termination{0};
};

inline constexpr int kInheritedDescriptor = 3;

class ChildProcess {
 public:
  /// Starts it, in its own process group. Call from a thread that outlives the child, because the kernel ends the child
  /// with the thread that started it. Throws Error(Stage::Runner), a fragment: "pipe: Too many open files".
  explicit ChildProcess(const ChildCommand& command);
  /// Kills it if it is still running.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// Writes to its input. Output that arrives meanwhile is buffered, so that two processes that write much never block
  /// each other.
  Wait send(std::span<const std::byte> bytes, const Patience& patience);
  /// Reads the next line of its output, without the line feed. A line longer than `mostBytes` is truncated.
  Wait receiveLine(std::string& line, const Patience& patience, std::size_t mostBytes);
  /// Reads exactly the next bytes of its output.
  Wait receive(std::span<std::byte> bytes, const Patience& patience);
  /// Closes its input.
  void endInput();

  /// Ends it and its process group. Returns how it ended, with its last lines on stderr: "was killed by SIGSEGV".
  std::string end();
  /// After end(): true if it crashed (SIGSEGV, SIGABRT...), false if it was killed.
  [[nodiscard]] bool crashed() const;
  /// After end(): the signal that ended it; 0 for none.
  [[nodiscard]] int endSignal() const { return endSignal_; }
  /// After end(): the exit code; -1 if a signal ended it.
  [[nodiscard]] int exitCode() const { return exitCode_; }

  [[nodiscard]] bool isRunning() const;
  /// Of the process itself, without those that it started.
  [[nodiscard]] ProcessState state() const { return processState(process_); }

 private:
  using Clock = std::chrono::steady_clock;

  /// Streams that are ready.
  struct Ready {
    bool input = false;
    bool output = false;
    bool wake = false;
  };
  /// Waits until one is ready, and reads stderr meanwhile. Nothing is ready after a timeout.
  Ready waitFor(bool forInput, Clock::time_point deadline, int wake);
  bool takeLine(std::string& line, std::size_t mostBytes);
  void readOutput();
  void readErrors();
  [[nodiscard]] std::string lastWords() const;

  pid_t process_ = -1;
  int input_ = -1;
  int output_ = -1;
  int errors_ = -1;
  bool isOutputOver_ = false;
  int endSignal_ = 0;
  int exitCode_ = -1;
  bool isFoundByName_;
  std::chrono::milliseconds grace_;
  std::chrono::milliseconds termination_;
  std::string received_;
  std::size_t searched_ = 0;  // searched part of it, for a line feed
  std::string words_;         // the end of its stderr
};

}  // namespace headroom
