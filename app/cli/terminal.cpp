#include "terminal.hpp"

#include <algorithm>
#include <array>
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

/// The locale of the environment, which this program does not use for anything else.
bool isUtf8Wanted() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* const value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale = value;
    return std::ranges::any_of(std::array{"UTF-8", "utf-8", "UTF8", "utf8"},
                               [&](const char* codeset) { return locale.find(codeset) != std::string_view::npos; });
  }
  return false;
}

/// "5 us" for "5 µs", as wide: the only sign in Headroom's own texts that is not ASCII.
std::string inAscii(std::string text) {
  constexpr std::string_view kMicro = "\u00b5s";
  for (std::size_t at = text.find(kMicro); at != std::string::npos; at = text.find(kMicro, at))
    text.replace(at, kMicro.size(), "us");
  return text;
}

}  // namespace

void printText(std::FILE* stream, std::string_view text) {
  static const bool isUtf8 = isUtf8Wanted();
  const std::string shown = isUtf8 ? terminalText(text) : inAscii(terminalText(text));
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
