#include <fcntl.h>
#include <unistd.h>

#include "commands.hpp"
#include "headroom/runner.hpp"

namespace headroom::cli {

int work(const WorkerOptions& options) {
  // Drivers print to stdout as they please: the protocol keeps it for itself, and their words go to stderr.
  const int events = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 16);
  dup2(STDERR_FILENO, STDOUT_FILENO);
  return serveWorker(STDIN_FILENO, events, options.pixels);
}

}  // namespace headroom::cli
