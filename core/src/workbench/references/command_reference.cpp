#include "workbench/references/command_reference.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "workloads/buffer_data.hpp"
#include "workloads/npy.hpp"

extern char** environ;  // NOLINT: POSIX declares it nowhere

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::minutes kLongestCommand{10};
constexpr std::chrono::milliseconds kBetweenLooks{10};
constexpr std::size_t kMostSaid = 64 << 10;
/// For all files of a point, which are created in this process's memory.
constexpr std::size_t kMostBytes = std::size_t{4} << 30;

/// Replaces {dir} by the folder, {EXPRESSION} by its value, and a word that is a number's name by that number.
std::string wordFor(const std::string& word, const fs::path& folder, const Symbols& symbols) {
  constexpr std::string_view kFolder = "{dir}";
  if (const auto named = symbols.find(word); named != symbols.end()) return fmt::format("{}", named->second);
  std::string made;
  std::size_t at = 0;
  for (std::size_t next = 0; (next = word.find(kFolder, at)) != std::string::npos; at = next + kFolder.size())
    made += withValues(word.substr(at, next - at), symbols) + folder.string();
  return made + withValues(word.substr(at), symbols);
}

std::string lastLineOf(std::string text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
  const std::size_t start = text.rfind('\n');
  return start == std::string::npos ? text : text.substr(start + 1);
}

/// Returns the command's output, if useful.
std::string saidIn(const fs::path& log) {
  try {
    const std::string line = lastLineOf(readFile(log, kMostSaid));
    return line.empty() ? "" : fmt::format(" It said: {}", line);
  } catch (const Error&) {
    return {};
  }
}

/// Starts it in its own process group, without a terminal on its standard streams. Throws Error.
pid_t started(std::vector<std::string> words, const std::string& folder, const fs::path& log) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                   S_IRUSR | S_IWUSR);
  posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
  pid_t process = -1;
  const int code = posix_spawnp(&process, words.front().c_str(), &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (code == 0) return process;
  throw Error(Stage::ReportFile, fmt::format("{} cannot be started: {}.", words.front(), std::strerror(code)));
}

/// Waits for its end; ends it after the time limit, or at a stop. Throws Error unless it succeeded.
void await(pid_t process, const fs::path& log, const std::stop_token& stop) {
  const auto deadline = std::chrono::steady_clock::now() + kLongestCommand;
  int status = 0;
  while (true) {
    const pid_t ended = waitpid(process, &status, WNOHANG);
    if (ended == process) break;
    if (ended < 0 && errno != EINTR) throw Error(Stage::ReportFile, "It cannot be waited for.");
    if (stop.stop_requested() || std::chrono::steady_clock::now() > deadline) {
      kill(-process, SIGKILL);
      waitpid(process, &status, 0);
      throw Error(Stage::ReportFile, stop.stop_requested()
                                         ? "It was stopped."
                                         : fmt::format("It did not end within {} minutes.", kLongestCommand.count()));
    }
    std::this_thread::sleep_for(kBetweenLooks);
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return;
  throw Error(Stage::ReportFile, WIFSIGNALED(status)
                                     ? fmt::format("It was ended by signal {}.{}", WTERMSIG(status), saidIn(log))
                                     : fmt::format("It ended with {}.{}", WEXITSTATUS(status), saidIn(log)));
}

void writeInputs(const Workload& workload, BufferData& data, const fs::path& folder) {
  for (const Buffer* input : inputsOf(workload)) {
    const std::vector<std::int64_t> extents = extentsOf(input->shape, data.symbols());
    const std::vector<std::uint8_t> file = npyOf(*input->type, extents, data.initial(*input));
    writeFile(folder / (input->name + ".npy"), std::string(file.begin(), file.end()));
  }
}

/// Moves outputs to their own folder, under the outputs' names. Throws Error.
void takeOutputs(const Workload& workload, const fs::path& from, const fs::path& to) {
  fs::create_directories(to);
  for (const Buffer* output : outputsOf(workload)) {
    std::error_code failure;
    fs::path written = from / (output->name + ".expected.npy");
    const bool isPlain = !fs::exists(written, failure);
    if (isPlain) written = from / (output->name + ".npy");
    // A buffer that is read and written exists there from the beginning.
    const bool isInput = isPlain && output->use == BufferUse::InOut;
    if (!fs::exists(written, failure) || isInput) {
      // An output that is not compared may be missing: only those that the tolerance or the reference names are
      // required.
      if (output->tolerance || outputsOf(workload).size() == 1 || isInput)
        throw Error(Stage::ReportFile, fmt::format("It wrote no {}.expected.npy.", output->name));
      continue;
    }
    fs::rename(written, to / (output->name + ".npy"));
  }
}

std::string commandText(const Workload& workload) {
  std::string text;
  for (const std::string& word : workload.expected.command) text += (text.empty() ? "" : " ") + word;
  return text;
}

}  // namespace

ExpectedOutputs runReferenceCommand(const Workload& workload, const MeasureJob& job, const fs::path& scratch,
                                    const std::stop_token& stop) {
  try {
    if (compulsoryBytes(workload, job.size) > static_cast<double>(kMostBytes)) {
      throw Error(Stage::Memory,
                  fmt::format("At {} its inputs and outputs take more than {} GiB. Choose a smaller size.",
                              toText(job.size), kMostBytes >> 30U));
    }
    fs::create_directories(scratch);
    BufferData data(workload, job.variant, symbolsFor(workload, job.variant, job.size, job.parameters), job.seed);
    writeInputs(workload, data, scratch);
    std::vector<std::string> words;
    for (const std::string& word : workload.expected.command) words.push_back(wordFor(word, scratch, data.symbols()));
    const fs::path log = scratch / "said.txt";
    await(started(std::move(words), workload.folder, log), log, stop);
    takeOutputs(workload, scratch, scratch / "expected");
    return {(scratch / "expected").string(), {}};
  } catch (const std::exception& failure) {
    return {{},
            fmt::format("The result is not checked: its reference, `{}` in {}, failed. {}", commandText(workload),
                        workload.folder, failure.what())};
  }
}

}  // namespace headroom
