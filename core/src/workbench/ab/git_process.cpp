#include "workbench/ab/git_process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <string_view>

#include "headroom/system/error.hpp"

extern char** environ;

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Limit for the list of a revision's files, or for one of them.
constexpr std::size_t kMostBytes = std::size_t{64} << 20;

Error cannotRun(int code) {
  return {Stage::KernelFile,
          fmt::format("git could not be run: {}. Install git, or name a folder.", std::strerror(code))};
}

/// Reads to the end, or up to kMostBytes.
std::string readAll(int descriptor) {
  std::string text;
  std::array<char, 65536> part{};
  while (text.size() < kMostBytes) {
    const ssize_t count = read(descriptor, part.data(), part.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    text.append(part.data(), static_cast<std::size_t>(count));
  }
  return text;
}

/// Without variables that would redirect git from the given folder, as in a hook. Without lazy fetching in a partial
/// clone, which would run commands from the repository's settings. Git's messages are read in English.
std::vector<std::string> gitEnvironment() {
  constexpr std::array<std::string_view, 4> kKept{
      "GIT_EXEC_PATH=", "GIT_CONFIG_GLOBAL=", "GIT_CONFIG_SYSTEM=", "GIT_CONFIG_NOSYSTEM="};
  constexpr std::array<std::string_view, 3> kReplaced{"GIT_", "LC_ALL=", "LANGUAGE="};
  std::vector<std::string> variables{"GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0",
                                     "LC_ALL=C"};
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view variable = *entry;
    const auto isStart = [variable](std::string_view start) { return variable.starts_with(start); };
    const bool isKept = std::any_of(kKept.begin(), kKept.end(), isStart);
    if (isKept || std::none_of(kReplaced.begin(), kReplaced.end(), isStart)) variables.emplace_back(variable);
  }
  return variables;
}

/// Settings of the command line override those of the repository, which may be a stranger's: no program of its own, no
/// repository inside a folder of files, no replaced objects.
std::vector<std::string> gitWords(const fs::path& folder) {
  return {"git",
          "-C",
          folder.string(),
          "--no-pager",
          "--no-replace-objects",
          "--no-optional-locks",
          "-c",
          "core.fsmonitor=false",
          "-c",
          "core.hooksPath=/dev/null",
          "-c",
          "safe.bareRepository=explicit"};
}

std::vector<char*> pointersTo(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace

GitAnswer askGit(const fs::path& folder, const std::vector<std::string>& question, GitHeard heard) {
  std::vector<std::string> words = gitWords(folder);
  words.insert(words.end(), question.begin(), question.end());
  std::vector<std::string> variables = gitEnvironment();
  const std::vector<char*> arguments = pointersTo(words);
  const std::vector<char*> environment = pointersTo(variables);
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw cannotRun(errno);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  if (heard == GitHeard::AnswerAndErrors) {
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  } else {
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  }
  pid_t git = -1;
  const int code = posix_spawnp(&git, "git", &actions, nullptr, arguments.data(), environment.data());
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (code != 0) {
    close(ends[0]);
    throw cannotRun(code);
  }
  GitAnswer answer{false, readAll(ends[0])};
  close(ends[0]);  // a process with more output ends
  int status = 0;
  while (waitpid(git, &status, 0) < 0 && errno == EINTR) {
  }
  answer.isGood = WIFEXITED(status) && WEXITSTATUS(status) == 0 && answer.text.size() < kMostBytes;
  return answer;
}

}  // namespace headroom
