// Commands that Headroom starts as processes of its own.
#include <fcntl.h>
#include <unistd.h>

#include "commands.hpp"
#include "headroom/codecs.hpp"
#include "headroom/runner.hpp"

namespace headroom::cli {
namespace {

/// Drivers and codecs print to stdout as they please: the protocol keeps it for itself, and their words go to stderr.
int takeOutput() {
  const int output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 16);
  dup2(STDERR_FILENO, STDOUT_FILENO);
  return output;
}

}  // namespace

int work(const WorkerOptions& options) {
  return serveWorker(STDIN_FILENO, takeOutput(), options.pixels);
}

int serveImageCodecs(const CodecsOptions& options) {
  return serveCodecs(STDIN_FILENO, takeOutput(), options.memory);
}

}  // namespace headroom::cli
