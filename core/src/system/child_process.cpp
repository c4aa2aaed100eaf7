#include "system/child_process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <string_view>
#include <thread>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/text/terminal_text.hpp"
#include "text/first_lines.hpp"

extern char** environ;

namespace headroom {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMostLastWords = 2000;
/// Offset of a shell's exit code for a command that a signal ended.
constexpr int kSignalsOfShells = 128;
constexpr int kPipeBytes = 1 << 20;

[[noreturn]] void failToStart(const std::string& what, int why) {
  throw Error(Stage::Runner, fmt::format("{}: {}", what, std::strerror(why)));
}

/// Closes both ends on destruction, except an end that was taken.
struct Pipe {
  int readEnd = -1;
  int writeEnd = -1;

  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) failToStart("pipe", errno);
    readEnd = ends[0];
    writeEnd = ends[1];
  }
  ~Pipe() {
    if (readEnd >= 0) close(readEnd);
    if (writeEnd >= 0) close(writeEnd);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
};

std::vector<std::string> childEnvironment(const std::map<std::string, std::string>& additions) {
  std::vector<std::string> variables;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string variable(*entry);
    if (!additions.contains(variable.substr(0, variable.find('=')))) variables.push_back(variable);
  }
  for (const auto& [name, value] : additions) variables.push_back(name + "=" + value);
  return variables;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (std::string& text : texts) result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

/// State of the child after exec.
struct ExecImage {
  int program;
  std::array<int, 4> descriptors;  ///< become 0, 1, 2 and kInheritedDescriptor; -1: none
  int report;                      ///< receives the reason if it could not be started
  char* const* arguments;
  char* const* environment;
  pid_t parent;
};

/// Between fork and exec only async-signal-safe calls are allowed. Descriptors are first moved out of the target range,
/// so that none is overwritten.
[[noreturn]] void become(ExecImage image) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);                              // Ctrl+C in a terminal should reach only the parent, which cancels in
                                              // order
  if (getppid() != image.parent) _exit(127);  // the parent ended before the line above took effect
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  if (image.program >= 0) image.program = fcntl(image.program, F_DUPFD_CLOEXEC, 16);
  image.report = fcntl(image.report, F_DUPFD_CLOEXEC, 16);
  for (int& descriptor : image.descriptors) descriptor = descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD, 16);
  for (int target = 0; target < static_cast<int>(image.descriptors.size()); ++target) {
    const int descriptor = image.descriptors[static_cast<std::size_t>(target)];
    if (descriptor < 0) continue;
    dup2(descriptor, target);
    close(descriptor);
  }
  if (image.program >= 0) {
    execveat(image.program, "", image.arguments, image.environment, AT_EMPTY_PATH);
    execve(image.arguments[0], image.arguments, image.environment);  // a script cannot be started by a descriptor
  } else {
    execvpe(image.arguments[0], image.arguments, image.environment);
  }
  const int why = errno;
  [[maybe_unused]] const ssize_t written = write(image.report, &why, sizeof why);
  _exit(127);
}

/// A signal that a program raises itself, rather than one from another process.
bool isCrash(int signal) {
  return signal == SIGSEGV || signal == SIGABRT || signal == SIGBUS || signal == SIGILL || signal == SIGFPE;
}

std::string nameOf(int signal) {
  const char* name = sigabbrev_np(signal);
  return name != nullptr ? fmt::format("SIG{}", name) : fmt::format("signal {}", signal);
}

/// Returns the signal in a status that may be a shell's for a killed program; 0 for none.
int signalIn(int status, bool isFoundByName) {
  if (WIFSIGNALED(status)) return WTERMSIG(status);
  const int signal = WEXITSTATUS(status) - kSignalsOfShells;
  return isFoundByName && signal > 0 && sigabbrev_np(signal) != nullptr ? signal : 0;
}

std::string describeEnd(int status, bool isFoundByName) {
  if (WIFSIGNALED(status)) return "was killed by " + nameOf(WTERMSIG(status));
  const std::string code = fmt::format("ended with exit code {}", WEXITSTATUS(status));
  const int signal = signalIn(status, isFoundByName);
  return signal == 0 ? code : fmt::format("{}, which is {} to a shell", code, nameOf(signal));
}

/// Blocks SIGPIPE while it lives: this thread's write to an ended process is then only an error.
class HeldPipeSignal {
 public:
  HeldPipeSignal() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~HeldPipeSignal() {
    const timespec atOnce{};
    if (sigismember(&before_, SIGPIPE) == 0) sigtimedwait(&pipe_, nullptr, &atOnce);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  HeldPipeSignal(const HeldPipeSignal&) = delete;
  HeldPipeSignal& operator=(const HeldPipeSignal&) = delete;

 private:
  sigset_t pipe_{};
  sigset_t before_{};
};

/// Enlarges the pipe's buffer to this number of bytes, or as many as the system allows.
void widen(int pipe) {
  fcntl(pipe, F_SETPIPE_SZ, kPipeBytes);
}

}  // namespace

ChildProcess::ChildProcess(const ChildCommand& command)
    : isFoundByName_(command.program < 0), grace_(command.grace), termination_(command.termination) {
  Pipe input;
  Pipe output;
  Pipe errors;
  Pipe report;
  std::vector<std::string> argumentTexts = command.arguments;
  std::vector<std::string> environmentTexts = childEnvironment(command.environment);
  const std::vector<char*> arguments = pointers(argumentTexts);
  const std::vector<char*> variables = pointers(environmentTexts);
  const ExecImage image{command.program,  {input.readEnd, output.writeEnd, errors.writeEnd, command.inherited},
                        report.writeEnd,  arguments.data(),
                        variables.data(), getpid()};
  process_ = fork();
  if (process_ == 0) become(image);
  if (process_ < 0) failToStart("fork", errno);
  close(std::exchange(report.writeEnd, -1));
  int why = 0;
  ssize_t count = 0;
  do {
    count = read(report.readEnd, &why, sizeof why);
  } while (count < 0 && errno == EINTR);
  if (count == static_cast<ssize_t>(sizeof why)) {
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    failToStart(command.arguments.front(), why);
  }
  input_ = std::exchange(input.writeEnd, -1);
  output_ = std::exchange(output.readEnd, -1);
  errors_ = std::exchange(errors.readEnd, -1);
  fcntl(input_, F_SETFL, O_NONBLOCK);
  fcntl(errors_, F_SETFL, O_NONBLOCK);
  widen(input_);
  widen(output_);
}

ChildProcess::~ChildProcess() {
  end();
  endInput();
  close(output_);
  if (errors_ >= 0) close(errors_);
}

ChildProcess::Ready ChildProcess::waitFor(bool forInput, Clock::time_point deadline, int wake) {
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    if (left.count() <= 0) return {};
    std::array<pollfd, 4> waits{{{isOutputOver_ ? -1 : output_, POLLIN, 0},
                                 {errors_, POLLIN, 0},
                                 {wake, POLLIN, 0},
                                 {forInput ? input_ : -1, POLLOUT, 0}}};
    const int count = poll(waits.data(), waits.size(), static_cast<int>(left.count()) + 1);
    if (count < 0 && errno != EINTR) {
      isOutputOver_ = true;
      return {false, true, false};
    }
    if (count <= 0) continue;
    if (waits[1].revents != 0) readErrors();
    const Ready ready{waits[3].revents != 0, waits[0].revents != 0, waits[2].revents != 0};
    if (ready.input || ready.output || ready.wake) return ready;
  }
}

Wait ChildProcess::send(std::span<const std::byte> bytes, const Patience& patience) {
  const HeldPipeSignal held;
  auto deadline = Clock::now() + patience.silence;
  while (!bytes.empty()) {
    const Ready ready = waitFor(true, deadline, patience.wake);
    if (ready.output) readOutput();
    if (ready.input) {
      const ssize_t count = write(input_, bytes.data(), bytes.size());
      if (count < 0 && errno != EINTR && errno != EAGAIN) return Wait::Ended;
      if (count > 0) {
        bytes = bytes.subspan(static_cast<std::size_t>(count));
        deadline = Clock::now() + patience.silence;
      }
    } else if (ready.wake) {
      return Wait::WokenUp;
    } else if (!ready.output) {
      return Wait::TimedOut;
    }
  }
  return Wait::Done;
}

Wait ChildProcess::receiveLine(std::string& line, const Patience& patience, std::size_t mostBytes) {
  const auto deadline = Clock::now() + patience.silence;
  while (!takeLine(line, mostBytes)) {
    if (isOutputOver_) return Wait::Ended;
    const Ready ready = waitFor(false, deadline, patience.wake);
    if (ready.wake) return Wait::WokenUp;
    if (!ready.output) return Wait::TimedOut;
    readOutput();
  }
  return Wait::Done;
}

Wait ChildProcess::receive(std::span<std::byte> bytes, const Patience& patience) {
  const std::size_t known = std::min(bytes.size(), received_.size());
  std::memcpy(bytes.data(), received_.data(), known);
  received_.erase(0, known);
  searched_ = 0;
  bytes = bytes.subspan(known);
  auto deadline = Clock::now() + patience.silence;
  while (!bytes.empty()) {
    if (isOutputOver_) return Wait::Ended;
    const Ready ready = waitFor(false, deadline, patience.wake);
    if (ready.wake) return Wait::WokenUp;
    if (!ready.output) return Wait::TimedOut;
    const ssize_t count = read(output_, bytes.data(), bytes.size());
    if (count == 0) isOutputOver_ = true;
    if (count <= 0) continue;
    bytes = bytes.subspan(static_cast<std::size_t>(count));
    deadline = Clock::now() + patience.silence;
  }
  return Wait::Done;
}

bool ChildProcess::takeLine(std::string& line, std::size_t mostBytes) {
  const auto end = received_.find('\n', searched_);
  const bool isWhole = end != std::string::npos;
  if (!isWhole && received_.size() <= mostBytes) {
    searched_ = received_.size();
    return false;
  }
  line = received_.substr(0, end);
  received_.erase(0, isWhole ? end + 1 : end);
  searched_ = 0;
  return true;
}

void ChildProcess::readOutput() {
  std::array<char, 65536> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
  const ssize_t count = read(output_, buffer.data(), buffer.size());
  if (count == 0) isOutputOver_ = true;
  if (count > 0) received_.append(buffer.data(), static_cast<std::size_t>(count));
}

void ChildProcess::readErrors() {
  std::array<char, 4096> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
  ssize_t count = 0;
  while (errors_ >= 0 && (count = read(errors_, buffer.data(), buffer.size())) > 0) {
    words_.append(buffer.data(), static_cast<std::size_t>(count));
    if (words_.size() > kMostLastWords) words_.erase(0, words_.size() - kMostLastWords);
  }
  if (errors_ >= 0 && count == 0) close(std::exchange(errors_, -1));
}

void ChildProcess::endInput() {
  if (input_ >= 0) close(std::exchange(input_, -1));
}

/// The process id stays reserved until the process is waited for.
bool ChildProcess::isRunning() const {
  siginfo_t how{};
  return process_ > 0 &&
         (waitid(P_PID, static_cast<id_t>(process_), &how, WEXITED | WNOHANG | WNOWAIT) != 0 || how.si_pid == 0);
}

std::string ChildProcess::end() {
  if (process_ <= 0) return {};
  // A child that is already ending gets a moment, so that the reported cause is its own and not the kill.
  constexpr auto kStep = 5ms;
  constexpr auto kLastMoment = 20 * kStep;
  if (grace_ > 0ms) endInput();
  for (auto waited = 0ms; waited < std::max(kLastMoment, grace_) && isRunning(); waited += kStep) {
    pollfd hangUp{output_, POLLIN, 0};
    const bool isAliveAndWell = !isOutputOver_ && poll(&hangUp, 1, 0) == 0;
    if (isAliveAndWell && waited >= grace_) break;
    std::this_thread::sleep_for(kStep);
  }
  if (termination_ > 0ms && isRunning()) {
    kill(-process_, SIGTERM);
    kill(process_, SIGTERM);
    for (auto waited = 0ms; waited < termination_ && isRunning(); waited += kStep) std::this_thread::sleep_for(kStep);
  }
  kill(-process_, SIGKILL);
  kill(process_, SIGKILL);
  int status = 0;
  while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = -1;
  endSignal_ = signalIn(status, isFoundByName_);
  exitCode_ = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  readErrors();
  const std::string words = lastWords();
  return describeEnd(status, isFoundByName_) + (words.empty() ? "" : "; its last words: " + words);
}

bool ChildProcess::crashed() const {
  return isCrash(endSignal_);
}

/// Returns the last lines of its stderr on one line; if stderr is empty, the rest of its output.
std::string ChildProcess::lastWords() const {
  constexpr std::size_t kMostLines = 10;
  constexpr std::size_t kMostBytes = 600;
  constexpr std::string_view kBetweenLines = " | ";
  std::string_view rest = words_.empty() ? received_ : words_;
  std::string said;
  std::size_t lines = 0;
  while (lines < kMostLines) {
    const std::size_t last = rest.find_last_not_of(" \t\r\n");
    if (last == std::string_view::npos) break;
    rest = rest.substr(0, last + 1);
    const std::size_t start = rest.rfind('\n') + 1;  // 0 if there is none
    const std::string line = terminalText(rest.substr(start));
    const std::size_t room = kMostBytes - std::min(kMostBytes, said.size() + kBetweenLines.size());
    if (!said.empty() && line.size() > room) break;
    if (lines == 0 || !said.starts_with(line)) said.insert(0, lines == 0 ? line : line + std::string(kBetweenLines));
    ++lines;
    rest = rest.substr(0, start);
  }
  if (said.size() > kMostBytes) said.resize(wholeCharacters(std::string_view(said).substr(0, kMostBytes)));
  while (said.ends_with('.')) said.pop_back();  // for use as part of a sentence
  return said;
}

}  // namespace headroom
