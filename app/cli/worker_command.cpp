// Commands that Headroom starts as separate processes.
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <string>
#include <utility>
#include <vector>

#include "commands.hpp"
#include "headroom/codecs.hpp"
#include "headroom/runner.hpp"

namespace headroom::cli {
namespace {

/// Drivers and codecs may print to stdout: it is reserved for the protocol, and their output goes to stderr.
int takeOutput() {
  const int output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 16);
  dup2(STDERR_FILENO, STDOUT_FILENO);
  return output;
}

/// A kernel that crashes its driver, or a picture its decoder, is no reason to leave a core in the user's folder.
void leaveNoCores() {
  rlimit limit{};
  if (getrlimit(RLIMIT_CORE, &limit) != 0) return;
  limit.rlim_cur = 0;
  setrlimit(RLIMIT_CORE, &limit);
}

}  // namespace

int work(const WorkerOptions& options) {
  leaveNoCores();
  if (options.pixels < 0 && !options.isAlone) {
    std::vector<std::string> arguments{"headroom-cli", "worker", "--alone"};
    if (options.leavesPrinted) arguments.emplace_back("--leave-printed");
    superviseWorker(std::move(arguments));
  }
  return serveWorker(STDIN_FILENO, takeOutput(), options.pixels, !options.leavesPrinted);
}

int serveImageCodecs(const CodecsOptions& options) {
  leaveNoCores();
  return serveCodecs(STDIN_FILENO, takeOutput(), options.memory);
}

}  // namespace headroom::cli
