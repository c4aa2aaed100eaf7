#include "workbench/hosts/runner_process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"

extern char** environ;

namespace headroom {

namespace {

constexpr std::size_t kMostLastWords = 2000;
constexpr int kPixelsDescriptor = 3;

[[noreturn]] void fail(const std::string& what) {
  throw Error(Stage::Runner, fmt::format("The OpenCL runner could not be started: {}: {}. Check that headroom-cli "
                                         "stands beside this program and memory is free.",
                                         what, std::strerror(errno)));
}

/// Both ends are closed with it, but for one that was taken.
struct Pipe {
  int readEnd = -1;
  int writeEnd = -1;

  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) fail("pipe");
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

/// Between fork and exec only async-signal-safe calls are allowed. Descriptors are first lifted out of the range that
/// they are then put into, so that none is overwritten.
void becomeRunner(int program, std::array<int, 4> descriptors, char* const* arguments, char* const* environment,
                  pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);                        // Ctrl+C in a terminal is for the parent, which cancels in order
  if (getppid() != parent) _exit(127);  // the parent was gone before the line above took effect
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  program = fcntl(program, F_DUPFD_CLOEXEC, 16);
  for (int& descriptor : descriptors) descriptor = fcntl(descriptor, F_DUPFD, 16);
  for (int target = 0; target < static_cast<int>(descriptors.size()); ++target) {
    dup2(descriptors[static_cast<std::size_t>(target)], target);
    close(descriptors[static_cast<std::size_t>(target)]);
  }
  execveat(program, "", arguments, environment, AT_EMPTY_PATH);
  execve(arguments[0], arguments, environment);  // a script can't be started by a descriptor
  _exit(127);
}

/// A signal that a program brings upon itself, unlike one that somebody sends.
bool isCrash(int signal) {
  return signal == SIGSEGV || signal == SIGABRT || signal == SIGBUS || signal == SIGILL || signal == SIGFPE;
}

std::string describeEnd(int status) {
  if (WIFSIGNALED(status)) {
    const char* name = sigabbrev_np(WTERMSIG(status));
    return name != nullptr ? fmt::format("was killed by SIG{}", name)
                           : fmt::format("was killed by signal {}", WTERMSIG(status));
  }
  return fmt::format("ended with exit code {}", WEXITSTATUS(status));
}

}  // namespace

RunnerProgram::~RunnerProgram() {
  if (descriptor_ >= 0) close(descriptor_);
}

int RunnerProgram::descriptor() {
  const bool canBeOpened = descriptor_ < 0 && access(path_.c_str(), X_OK) == 0;
  if (canBeOpened) descriptor_ = open(path_.c_str(), O_PATH | O_CLOEXEC);
  return descriptor_;
}

RunnerProcess::RunnerProcess(RunnerProgram& program, const std::map<std::string, std::string>& environment)
    : RunnerProcess(program, environment, PixelChannel::make()) {}

RunnerProcess::RunnerProcess(RunnerProgram& program, const std::map<std::string, std::string>& environment,
                             std::pair<PixelChannel, PixelChannel> pixels)
    : pixels_(std::move(pixels.first)) {
  if (program.descriptor() < 0) fail(program.path().string());
  Pipe jobs;
  Pipe events;
  Pipe errors;
  std::vector<std::string> argumentTexts{program.path().string(), "worker", "--pixels",
                                         std::to_string(kPixelsDescriptor)};
  std::vector<std::string> environmentTexts = childEnvironment(environment);
  const std::vector<char*> arguments = pointers(argumentTexts);
  const std::vector<char*> variables = pointers(environmentTexts);
  const pid_t parent = getpid();
  process_ = fork();
  if (process_ == 0) {
    becomeRunner(program.descriptor(), {jobs.readEnd, events.writeEnd, errors.writeEnd, pixels.second.descriptor()},
                 arguments.data(), variables.data(), parent);
  }
  if (process_ < 0) fail("fork");
  jobs_ = std::exchange(jobs.writeEnd, -1);
  events_ = std::exchange(events.readEnd, -1);
  errors_ = std::exchange(errors.readEnd, -1);
  fcntl(errors_, F_SETFL, O_NONBLOCK);
}

RunnerProcess::~RunnerProcess() {
  end();
  close(jobs_);
  close(events_);
  close(errors_);
}

bool RunnerProcess::send(const std::string& line) {
  std::size_t sent = 0;
  while (sent < line.size()) {
    const ssize_t count = write(jobs_, line.data() + sent, line.size() - sent);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    sent += static_cast<std::size_t>(count);
  }
  return true;
}

RunnerProcess::Wait RunnerProcess::waitForLine(std::string& line, int wakeDescriptor,
                                               std::chrono::milliseconds timeout) {
  const auto deadline = std::chrono::steady_clock::now() + timeout;
  while (!takeLine(line)) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left.count() <= 0) return Wait::TimedOut;
    std::array<pollfd, 3> waits{{{events_, POLLIN, 0}, {errors_, POLLIN, 0}, {wakeDescriptor, POLLIN, 0}}};
    if (poll(waits.data(), waits.size(), static_cast<int>(left.count()) + 1) < 0 && errno != EINTR) return Wait::Ended;
    if ((waits[1].revents & POLLIN) != 0) readErrors();
    if ((waits[2].revents & POLLIN) != 0) return Wait::WokenUp;
    if ((waits[0].revents & (POLLIN | POLLHUP)) == 0) continue;
    std::array<char, 65536> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
    const ssize_t count = read(events_, buffer.data(), buffer.size());
    if (count == 0) return Wait::Ended;
    if (count > 0) received_.append(buffer.data(), static_cast<std::size_t>(count));
  }
  return Wait::Line;
}

bool RunnerProcess::takeLine(std::string& line) {
  const auto end = received_.find('\n');
  if (end == std::string::npos) return false;
  line = received_.substr(0, end);
  received_.erase(0, end + 1);
  return true;
}

void RunnerProcess::readErrors() {
  std::array<char, 4096> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
  ssize_t count = 0;
  while ((count = read(errors_, buffer.data(), buffer.size())) > 0) {
    lastWords_.append(buffer.data(), static_cast<std::size_t>(count));
    if (lastWords_.size() > kMostLastWords) lastWords_.erase(0, lastWords_.size() - kMostLastWords);
  }
}

std::string RunnerProcess::end() {
  if (process_ <= 0) return {};
  // One that is dying by itself gets a moment, so that the cause of its death is its own and not ours.
  int status = 0;
  pid_t ended = 0;
  for (int i = 0; i < 20 && (ended = waitpid(process_, &status, WNOHANG)) == 0 && events_ >= 0; ++i) {
    pollfd hangUp{events_, POLLIN, 0};
    if (poll(&hangUp, 1, 0) == 0) break;  // alive and well
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  if (ended == 0) {
    kill(process_, SIGKILL);
    while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
  }
  process_ = -1;
  crashed_ = WIFSIGNALED(status) && isCrash(WTERMSIG(status));
  readErrors();
  const auto lastText = lastWords_.find_last_not_of(" \n");
  std::string description = describeEnd(status);
  if (lastText != std::string::npos) {
    const auto lineStart = lastWords_.rfind('\n', lastText);
    const auto from = lineStart == std::string::npos ? 0 : lineStart + 1;
    description += "; its last words: " + lastWords_.substr(from, lastText + 1 - from);
  }
  return description;
}

}  // namespace headroom
