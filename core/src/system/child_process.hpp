// A child process with pipes to its standard streams, which dies with its parent.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace headroom {

/// How waiting ended: what was waited for came, something else did, or nothing did for too long.
enum class Wait { Done, WokenUp, TimedOut, Ended };

/// How long to wait, and for what else.
struct Patience {
  std::chrono::milliseconds silence{0};  ///< without a sign of life
  int wake = -1;                         ///< a descriptor that becomes readable; -1: nothing else
};

struct ChildCommand {
  std::vector<std::string> arguments;  ///< the program first
  int program = -1;                    ///< a descriptor of it; -1: looked for in PATH
  int inherited = -1;                  ///< a descriptor that the child has as kInheritedDescriptor; -1: none
  std::map<std::string, std::string> environment = {};  ///< added to this process's
  /// What it has to end by itself in when its input ends. None: it is killed at once.
  std::chrono::milliseconds grace{0};
};

inline constexpr int kInheritedDescriptor = 3;

class ChildProcess {
 public:
  /// Starts it, in a process group of its own. Call it from a thread that outlives the child: the kernel ends the child
  /// when the thread that started it ends. Throws Error(Stage::Runner), a fragment: "pipe: Too many open files".
  explicit ChildProcess(const ChildCommand& command);
  /// Kills it if it still runs.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// To its input. What it writes meanwhile is kept: two that write much never wait for each other.
  Wait send(std::span<const std::byte> bytes, const Patience& patience);
  /// The next line of its output, without the line feed. A line that is longer than `mostBytes` comes cut.
  Wait receiveLine(std::string& line, const Patience& patience, std::size_t mostBytes);
  /// The next bytes of its output, exactly as many.
  Wait receive(std::span<std::byte> bytes, const Patience& patience);

  /// Ends it and all of its process group, and says how it ended, with its last words on stderr: "was killed by
  /// SIGSEGV".
  std::string end();
  /// After end(): true when it died of its own fault (SIGSEGV, SIGABRT...), not because somebody ended it.
  [[nodiscard]] bool crashed() const;
  /// After end(): the signal that ended it; 0 for none.
  [[nodiscard]] int endSignal() const { return endSignal_; }

  [[nodiscard]] bool isRunning() const;

 private:
  using Clock = std::chrono::steady_clock;

  /// Which of the streams something can be done with.
  struct Ready {
    bool input = false;
    bool output = false;
    bool wake = false;
  };
  /// Waits until there is one; reads what comes on stderr. Nothing is ready when the time is over.
  Ready waitFor(bool forInput, Clock::time_point deadline, int wake);
  bool takeLine(std::string& line, std::size_t mostBytes);
  void readOutput();
  void readErrors();
  void endInput();
  [[nodiscard]] std::string lastWords() const;

  pid_t process_ = -1;
  int input_ = -1;
  int output_ = -1;
  int errors_ = -1;
  bool isOutputOver_ = false;
  int endSignal_ = 0;
  bool isFoundByName_;
  std::chrono::milliseconds grace_;
  std::string received_;
  std::size_t searched_ = 0;  // of it, for a line feed
  std::string words_;         // the end of its stderr
};

}  // namespace headroom
