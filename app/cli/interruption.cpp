#include "interruption.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <ctime>

namespace headroom::cli {
namespace {

volatile std::sig_atomic_t interrupted = 0;

volatile std::sig_atomic_t interruptedAt = 0;

/// In between signals are passed over: `timeout` sends each of them twice.
void onInterrupt(int signal) {
  const auto now = static_cast<std::sig_atomic_t>(std::time(nullptr));
  if (interrupted == 0) {
    interrupted = 1;
    interruptedAt = now;
  } else if (now - interruptedAt >= 2) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
}

/// /dev/null, and whether each stream was a terminal, which is unknown after a hang-up.
int nowhere = -1;
bool outIsTerminal = false;
bool errIsTerminal = false;

/// Redirects further output to /dev/null, because writing to a closed terminal would be an error.
void onHangUp(int signal) {
  if (outIsTerminal) ::dup2(nowhere, STDOUT_FILENO);
  if (errIsTerminal) ::dup2(nowhere, STDERR_FILENO);
  onInterrupt(signal);
}

void listen(int signal, void (*handler)(int)) {
  if (std::signal(signal, handler) == SIG_IGN) std::signal(signal, SIG_IGN);
}

}  // namespace

void listenForInterruption() {
  if (nowhere < 0) {
    nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    outIsTerminal = nowhere >= 0 && ::isatty(STDOUT_FILENO) != 0;
    errIsTerminal = nowhere >= 0 && ::isatty(STDERR_FILENO) != 0;
  }
  listen(SIGINT, onInterrupt);
  listen(SIGTERM, onInterrupt);
  listen(SIGHUP, onHangUp);
}

bool isInterrupted() {
  return interrupted != 0;
}

}  // namespace headroom::cli
