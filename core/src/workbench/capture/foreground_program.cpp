#include "workbench/capture/foreground_program.hpp"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <system_error>

#include "headroom/system/error.hpp"

extern char** environ;

namespace headroom {
namespace {

std::vector<std::string> withAdditions(const std::map<std::string, std::string>& additions) {
  std::vector<std::string> variables;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    std::string variable(*entry);
    if (!additions.contains(variable.substr(0, variable.find('=')))) variables.push_back(std::move(variable));
  }
  for (const auto& [name, value] : additions) variables.push_back(name + '=' + value);
  return variables;
}

std::vector<char*> pointersTo(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

/// Exec resets handlers but keeps ignored signals, and the command line ignores SIGPIPE.
struct SpawnAttributes {
  posix_spawnattr_t value{};

  SpawnAttributes() {
    posix_spawnattr_init(&value);
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigdefault(&value, &defaults);
    posix_spawnattr_setflags(&value, POSIX_SPAWN_SETSIGDEF);
  }
  ~SpawnAttributes() { posix_spawnattr_destroy(&value); }
  SpawnAttributes(const SpawnAttributes&) = delete;
  SpawnAttributes& operator=(const SpawnAttributes&) = delete;
};

}  // namespace

ForegroundProgram::ForegroundProgram(const std::vector<std::string>& command,
                                     const std::map<std::string, std::string>& environment) {
  if (command.empty()) throw UsageError("A program to run is missing.");
  std::vector<std::string> words = command;
  std::vector<std::string> variables = withAdditions(environment);
  const std::vector<char*> arguments = pointersTo(words);
  const std::vector<char*> entries = pointersTo(variables);
  const SpawnAttributes attributes;
  const int failure =
      posix_spawnp(&process_, command.front().c_str(), nullptr, &attributes.value, arguments.data(), entries.data());
  if (failure == 0) return;
  process_ = -1;
  throw UsageError(fmt::format("{} cannot be run: {}. Name a program, or the path of one.", command.front(),
                               std::generic_category().message(failure)));
}

ForegroundProgram::~ForegroundProgram() {
  if (process_ < 0 || poll()) return;
  ::kill(process_, SIGKILL);
  static_cast<void>(wait());
}

std::optional<int> ForegroundProgram::poll() {
  int status = 0;
  if (status_) return status_;
  const pid_t ended = ::waitpid(process_, &status, WNOHANG);
  // If SIGCHLD is ignored, the exit status is lost.
  if (ended == process_ || (ended < 0 && errno == ECHILD)) status_ = status;
  return status_;
}

int ForegroundProgram::wait() {
  int status = 0;
  while (!status_) {
    const pid_t ended = ::waitpid(process_, &status, 0);
    if (ended == process_ || (ended < 0 && errno != EINTR)) status_ = status;
  }
  return *status_;
}

}  // namespace headroom
