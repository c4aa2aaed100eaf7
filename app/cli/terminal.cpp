#include "terminal.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>

#include "headroom/text/terminal_text.hpp"

namespace headroom::cli {
namespace {

OutputFailure outputSoFar = OutputFailure::None;

/// The first failure counts: what follows it fails for any reason.
void recordFailure(int code) {
  if (outputSoFar == OutputFailure::None)
    outputSoFar = code == EPIPE ? OutputFailure::ReaderGone : OutputFailure::Other;
}

}  // namespace

void printText(std::FILE* stream, std::string_view text) {
  const std::string shown = terminalText(text);
  errno = 0;
  if (std::fwrite(shown.data(), 1, shown.size(), stream) != shown.size() && stream == stdout) recordFailure(errno);
}

void flushOutput() {
  errno = 0;
  if (std::fflush(stdout) != 0) recordFailure(errno);
}

OutputFailure outputFailure() {
  if (outputSoFar == OutputFailure::None && std::ferror(stdout) != 0) return OutputFailure::Other;
  return outputSoFar;
}

void ignoreBrokenPipes() {
  std::signal(SIGPIPE, SIG_IGN);
}

void endByBrokenPipe() {
  std::signal(SIGPIPE, SIG_DFL);
  sigset_t pipeSignal;
  sigemptyset(&pipeSignal);
  sigaddset(&pipeSignal, SIGPIPE);
  sigprocmask(SIG_UNBLOCK, &pipeSignal, nullptr);
  std::raise(SIGPIPE);
  std::_Exit(128 + SIGPIPE);
}

}  // namespace headroom::cli
