#include "workbench/ab/git_files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>
#include <vector>

#include "headroom/ab.hpp"
#include "headroom/system/error.hpp"

extern char** environ;

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Limit for the list of a revision's files, or for one of them.
constexpr std::size_t kMostBytes = std::size_t{64} << 20;
constexpr std::size_t kMostFiles = 2000;

struct Answer {
  bool isGood = false;
  std::string text;
};

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

/// What a question needs of git's output.
enum class Heard { Answer, AnswerAndErrors };

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

/// Runs git in that folder.
Answer askGit(const fs::path& folder, const std::vector<std::string>& question, Heard heard = Heard::Answer) {
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
  if (heard == Heard::AnswerAndErrors) {
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
  Answer answer{false, readAll(ends[0])};
  close(ends[0]);  // a process with more output ends
  int status = 0;
  while (waitpid(git, &status, 0) < 0 && errno == EINTR) {
  }
  answer.isGood = WIFEXITED(status) && WEXITSTATUS(status) == 0 && answer.text.size() < kMostBytes;
  return answer;
}

struct TreeEntry {
  std::string object;
  std::string path;  ///< relative to the tree
};

bool isKernelFile(const fs::path& path) {
  return path.extension() == ".cl" || path.extension() == ".clh" || path.extension() == ".toml";
}

/// A crafted tree may contain any name.
bool staysInside(const fs::path& path) {
  if (path.empty() || path.is_absolute()) return false;
  for (const fs::path& part : path)
    if (part == ".." || part == ".") return false;
  return true;
}

/// "100644 blob OBJECT<tab>PATH", each terminated by a zero: only regular files.
std::optional<TreeEntry> entryOf(std::string_view line) {
  const std::size_t tab = line.find('\t');
  if (!line.starts_with("100") || tab == std::string_view::npos) return {};
  const std::string_view facts = line.substr(0, tab);
  TreeEntry entry{std::string(facts.substr(facts.rfind(' ') + 1)), std::string(line.substr(tab + 1))};
  if (!isKernelFile(entry.path) || !staysInside(entry.path)) return {};
  return entry;
}

/// Returns kernel files in `wanted` and its subfolders, and all shared pieces, because files anywhere may include them.
std::vector<TreeEntry> entriesOf(const fs::path& where, const std::string& revision, const std::string& wanted) {
  const Answer answer = askGit(where, {"ls-tree", "-r", "-z", "--full-tree", revision});
  std::vector<TreeEntry> entries;
  std::string_view rest = answer.text;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\0'), rest.size() - 1);
    std::optional<TreeEntry> entry = entryOf(rest.substr(0, end));
    rest.remove_prefix(end + 1);
    if (!entry) continue;
    const bool isBelow = wanted.empty() || entry->path == wanted || entry->path.starts_with(wanted + '/');
    if (isBelow || fs::path(entry->path).extension() == ".clh") entries.push_back(std::move(*entry));
  }
  if (!answer.isGood || entries.size() > kMostFiles) {
    throw Error(Stage::KernelFile, fmt::format("git's list of the files of \"{}\" cannot be read, or names over {} "
                                               "kernel files. Name the folder of the kernels.",
                                               revision, kMostFiles));
  }
  return entries;
}

void writeObject(const fs::path& where, const TreeEntry& entry, const fs::path& file) {
  const Answer content = askGit(where, {"cat-file", "blob", entry.object});
  if (!content.isGood) {
    throw Error(
        Stage::KernelFile,
        fmt::format("git does not have {}, or it is too large. Check the repository with `git fsck`.", entry.path));
  }
  std::error_code failure;
  fs::create_directories(file.parent_path(), failure);
  std::ofstream out(file, std::ios::binary);
  out << content.text;
  out.close();
  if (!out) throw Error(Stage::KernelFile, fmt::format("{} could not be written. Make room there.", file.string()));
}

/// Returns the folder itself, or its nearest existing ancestor, because the revision's folder may be gone.
fs::path existingFolder(fs::path folder) {
  std::error_code ignored;
  while (!fs::is_directory(folder, ignored) && folder != folder.parent_path()) folder = folder.parent_path();
  return folder;
}

std::string firstLineOf(const Answer& answer) {
  return answer.isGood ? answer.text.substr(0, answer.text.find('\n')) : std::string();
}

/// In git's notation, for a path relative to its working folder.
std::string objectName(const std::string& revision, const fs::path& relative) {
  return revision + ":./" + (relative == "." ? "" : relative.string());
}

/// A path as the user wrote it, and the folder in which git is asked about it.
struct Place {
  fs::path wanted;    ///< absolute
  fs::path where;     ///< the nearest folder that exists
  fs::path relative;  ///< from there
};

Place placeOf(const std::string& revision, const fs::path& path) {
  // An option of git is not a revision.
  if (revision.empty() || revision.front() == '-') {
    throw UsageError(
        fmt::format("\"{}:{}\" names no revision. Write it like HEAD~1:./kernels.", revision, path.string()));
  }
  std::error_code failure;
  fs::path wanted = fs::absolute(path, failure).lexically_normal();
  if (failure) throw UsageError("The folder that you are in is gone. Change to another one.");
  if (!wanted.has_filename()) wanted = wanted.parent_path();
  const fs::path where = existingFolder(wanted);
  return {wanted, where, wanted.lexically_relative(where)};
}

/// Git does not read a repository of another user, whose settings could name programs, unless the user allows it.
void requireTrusted(const fs::path& where) {
  const Answer answer = askGit(where, {"rev-parse", "--git-dir"}, Heard::AnswerAndErrors);
  if (answer.isGood || answer.text.find("dubious ownership") == std::string::npos) return;
  throw UsageError(
      fmt::format("git does not read the repository of {}, because it belongs to another user. If you trust it, run "
                  "`git config --global --add safe.directory FOLDER` with the repository's folder.",
                  where.string()));
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
  std::error_code failure;
  const fs::path parent = fs::temp_directory_path(failure);
  std::string pattern = ((failure ? fs::path("/tmp") : parent) / "headroom-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) {
    throw Error(Stage::KernelFile, fmt::format("A temporary folder could not be made like {}: {}. Make room there.",
                                               pattern, std::strerror(errno)));
  }
  path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

bool hasRevision(const std::string& revision, const fs::path& path) {
  const Place place = placeOf(revision, path);
  if (askGit(place.where, {"cat-file", "-e", objectName(revision, place.relative)}).isGood) return true;
  requireTrusted(place.where);
  if (askGit(place.where, {"cat-file", "-e", revision + "^{commit}"}).isGood) return false;
  throw UsageError(fmt::format(
      "git has no revision \"{}\" in {}. Check it with `git log`; a shallow clone has only the latest ones, "
      "and `git fetch --unshallow` gets the others.",
      revision, place.where.string()));
}

ExtractedRevision extractRevision(const std::string& revision, const fs::path& path, const fs::path& folder) {
  const auto [wanted, where, relative] = placeOf(revision, path);
  const Answer type = askGit(where, {"cat-file", "-t", objectName(revision, relative)});
  const bool isFile = type.text == "blob\n";
  const std::string name = revision + ":" + path.string();
  if (!type.isGood || !(isFile || type.text == "tree\n")) {
    requireTrusted(where);
    throw UsageError(
        fmt::format("git has no file or folder \"{}\" in {}. Check the revision with `git log`, and the "
                    "path, which starts from the folder that you are in.",
                    name, where.string()));
  }
  if (isFile && wanted.extension() != ".cl") {
    throw UsageError(fmt::format("\"{}\" is not a kernel file: its name does not end in .cl.", name));
  }
  const std::string prefix = firstLineOf(askGit(where, {"rev-parse", "--show-prefix"}));
  std::string inTree = (fs::path(prefix) / (relative == "." ? fs::path() : relative)).generic_string();
  if (!inTree.empty() && inTree.back() == '/') inTree.pop_back();
  const fs::path top = firstLineOf(askGit(where, {"rev-parse", "--show-toplevel"}));
  const fs::path root = top.has_filename() ? folder / top.filename() : folder;
  for (const TreeEntry& entry : entriesOf(where, revision, inTree)) writeObject(where, entry, root / entry.path);
  std::error_code failure;
  const fs::path extracted = inTree.empty() ? root : root / inTree;
  if (!isFile) fs::create_directories(extracted, failure);  // it may have no kernel
  if (isFile && !fs::is_regular_file(extracted, failure)) {
    throw UsageError(fmt::format("\"{}\" is not a regular file in that revision.", name));
  }
  return {extracted, root, firstLineOf(askGit(where, {"rev-parse", "--verify", revision + "^{commit}"}))};
}

}  // namespace headroom
