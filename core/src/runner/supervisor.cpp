// Between a pipe and the runner's process: replaces that process on request without a new connection, and ends it when
// the pipe ends, also when it hangs in a driver.
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "headroom/runner.hpp"
#include "jobs/protocol.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using SupervisorClock = std::chrono::steady_clock;

/// Time to end by itself after the pipe's end. A process that has not greeted yet calls no driver: it gets longer, so
/// that a check of the greeting alone works on a busy machine.
constexpr std::chrono::milliseconds kTimeToEnd = 1500ms;
constexpr std::chrono::milliseconds kTimeToGreet = 10s;
constexpr int kSignalsOfShells = 128;
constexpr std::size_t kRelayedAtOnce = 65536;

/// Returns false if the reader has gone.
bool relayAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

/// State of one process, shared with the thread that passes its output on.
struct RunnerState {
  pid_t process = -1;
  std::atomic<bool> isReplaced = false;
  std::atomic<bool> hasWritten = false;
};

void killGroup(pid_t leader) {
  kill(-leader, SIGKILL);
  kill(leader, SIGKILL);
}

[[noreturn]] void endLikewise(pid_t process) {
  siginfo_t how{};
  while (waitid(P_PID, static_cast<id_t>(process), &how, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
  }
  killGroup(process);  // what it started; its id is not free before it is waited for
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  _exit(WIFSIGNALED(status) ? kSignalsOfShells + WTERMSIG(status) : WEXITSTATUS(status));
}

/// When the process ends by itself, this one ends likewise. Nothing of a process that is being replaced may precede the
/// greeting of the next one.
void passOn(int output, const std::shared_ptr<RunnerState>& state) {
  std::array<char, kRelayedAtOnce> some;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
  for (;;) {
    const ssize_t count = ::read(output, some.data(), some.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    state->hasWritten = true;
    if (!state->isReplaced && !relayAll(STDOUT_FILENO, {some.data(), static_cast<std::size_t>(count)})) {
      killGroup(state->process);
      _exit(0);
    }
  }
  close(output);
  if (!state->isReplaced) endLikewise(state->process);
}

/// Only async-signal-safe calls are allowed here. The program is this one, even if it was replaced on disk.
[[noreturn]] void becomeRunner(int in, int out, char* const* words, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);
  if (getppid() != parent) _exit(kSignalsOfShells - 1);
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  execv("/proc/self/exe", words);
  _exit(kSignalsOfShells - 1);
}

[[noreturn]] void failToSupervise(const char* call) {
  static_cast<void>(relayAll(
      STDERR_FILENO, fmt::format("The runner's process cannot be started: {}: {}\n", call, std::strerror(errno))));
  _exit(1);
}

/// The process that calls OpenCL.
class SupervisedRunner {
 public:
  explicit SupervisedRunner(std::vector<std::string> arguments) : arguments_(std::move(arguments)) { start(); }

  [[nodiscard]] int input() const { return input_; }
  [[nodiscard]] bool hasGreeted() const { return state_->hasWritten; }

  /// Replaces it with a new one, which greets again. One that does not end is left behind after a moment.
  void renew() {
    state_->isReplaced = true;
    killGroup(state_->process);
    endInput();
    const SupervisorClock::time_point end = SupervisorClock::now() + kTimeToEnd;
    while (waitpid(state_->process, nullptr, WNOHANG) == 0 && SupervisorClock::now() < end)
      std::this_thread::sleep_for(2ms);
    start();
  }
  void endInput() {
    if (input_ >= 0) close(std::exchange(input_, -1));
  }
  [[noreturn]] void killAndEnd() const {
    killGroup(state_->process);
    _exit(0);
  }

 private:
  void start() {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) failToSupervise("pipe");
    std::vector<char*> words;
    for (std::string& word : arguments_) words.push_back(word.data());
    words.push_back(nullptr);
    const pid_t self = getpid();
    const pid_t process = fork();
    if (process < 0) failToSupervise("fork");
    if (process == 0) becomeRunner(in[0], out[1], words.data(), self);
    setpgid(process, process);
    close(in[0]);
    close(out[1]);
    input_ = in[1];
    fcntl(input_, F_SETFL, O_NONBLOCK);
    state_ = std::make_shared<RunnerState>();
    state_->process = process;
    std::thread(passOn, out[0], state_).detach();
  }

  std::vector<std::string> arguments_;
  std::shared_ptr<RunnerState> state_;
  int input_ = -1;
};

/// Input from the workbench, in pieces that are passed on unchanged, except for lines that ask for another process.
class RelayedRequests {
 public:
  void add(std::string_view bytes) { received_ += bytes; }

  /// Returns the next bytes for the runner; empty if more are needed, or at a renewal.
  std::string next() {
    if (raw_ > 0) {
      std::string some = received_.substr(0, static_cast<std::size_t>(std::min<std::uint64_t>(raw_, received_.size())));
      received_.erase(0, some.size());
      raw_ -= some.size();
      return some;
    }
    const std::size_t end = received_.find('\n', searched_);
    if (end == std::string::npos) {
      searched_ = received_.size();
      return {};
    }
    std::string line = received_.substr(0, end + 1);
    received_.erase(0, end + 1);
    searched_ = 0;
    const RelayedLine kind = relayedLine(line);
    isRenewal_ = kind.isRenewal;
    raw_ = kind.bytes;
    return isRenewal_ ? std::string() : line;
  }
  [[nodiscard]] bool takeRenewal() { return std::exchange(isRenewal_, false); }

 private:
  std::string received_;
  std::size_t searched_ = 0;
  std::uint64_t raw_ = 0;  ///< bytes that follow a line
  bool isRenewal_ = false;
};

class Supervisor {
 public:
  explicit Supervisor(std::vector<std::string> arguments) : runner_(std::move(arguments)) {}

  [[noreturn]] void serve() {
    for (;;) {
      takeMore();
      if (isOver_ && pending_.empty()) runner_.endInput();
      if (endsBy_ && SupervisorClock::now() >= *endsBy_) runner_.killAndEnd();
      waitAndMove();
    }
  }

 private:
  /// Takes what the runner gets next.
  void takeMore() {
    while (pending_.empty()) {
      pending_ = requests_.next();
      if (requests_.takeRenewal()) {
        runner_.renew();
      } else if (pending_.empty()) {
        return;
      }
    }
  }

  /// From its end on, the runner has a moment to end by itself.
  void noteEnd() {
    const SupervisorClock::time_point now = SupervisorClock::now();
    if (!hungUpAt_) hungUpAt_ = now;
    if (runner_.hasGreeted() && !greetedAt_) greetedAt_ = now;
    endsBy_ = greetedAt_ ? *greetedAt_ + kTimeToEnd : *hungUpAt_ + kTimeToGreet;
  }

  void waitAndMove() {
    constexpr int kTickMs = 50;
    const bool isWriting = !pending_.empty() && runner_.input() >= 0;
    const auto wanted = static_cast<short>(POLLRDHUP | (pending_.empty() ? POLLIN : 0));
    std::array<pollfd, 2> waits{
        {{isOver_ ? -1 : STDIN_FILENO, wanted, 0}, {isWriting ? runner_.input() : -1, POLLOUT, 0}}};
    const bool isEnding = hungUpAt_.has_value();
    if (poll(waits.data(), waits.size(), isEnding ? kTickMs : -1) < 0 && errno != EINTR) _exit(1);
    if (isEnding || (waits[0].revents & (POLLHUP | POLLRDHUP | POLLERR)) != 0) noteEnd();
    // Where a hang-up is all that comes, poll returns at once.
    if (isEnding && waits[0].revents != 0 && !pending_.empty()) std::this_thread::sleep_for(20ms);
    if (waits[1].revents != 0) write();
    if (waits[0].revents != 0 && pending_.empty()) read();
  }

  void write() {
    const ssize_t count = ::write(runner_.input(), pending_.data(), pending_.size());
    if (count > 0) pending_.erase(0, static_cast<std::size_t>(count));
    // A runner that has ended takes nothing more; this process ends with it.
    if (count < 0 && errno != EINTR && errno != EAGAIN) std::this_thread::sleep_for(20ms);
  }

  void read() {
    std::array<char, kRelayedAtOnce> some;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
    const ssize_t count = ::read(STDIN_FILENO, some.data(), some.size());
    if (count > 0) return requests_.add({some.data(), static_cast<std::size_t>(count)});
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
    isOver_ = true;
    noteEnd();
  }

  SupervisedRunner runner_;
  RelayedRequests requests_;
  std::string pending_;  ///< for the runner
  bool isOver_ = false;
  std::optional<SupervisorClock::time_point> hungUpAt_;
  std::optional<SupervisorClock::time_point> greetedAt_;  ///< as noticed after that
  std::optional<SupervisorClock::time_point> endsBy_;
};

}  // namespace

void superviseWorker(std::vector<std::string> arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  Supervisor(std::move(arguments)).serve();
}

}  // namespace headroom
