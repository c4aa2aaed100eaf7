#include "workbench/hosts/far_system.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "headroom/system/error.hpp"
#include "headroom/text/terminal_text.hpp"
#include "text/first_lines.hpp"
#include "workbench/hosts/far_command.hpp"

namespace headroom {
namespace {

/// Begins every line of the script, so that lines of a shell's start files are recognised.
constexpr std::string_view kReported = "headroom: ";
constexpr std::string_view kGlibc = "glibc ";
constexpr std::size_t kMostQuotedOfHost = 100;
constexpr int kShellFoundNoProgram = 127;
constexpr int kSshFailed = 255;

constexpr const char* kReportScript =
    "echo \"headroom: begin\"; echo \"headroom: kernel $(uname -s)\"; echo \"headroom: machine $(uname -m)\"; "
    "echo \"headroom: libc $(getconf GNU_LIBC_VERSION 2>/dev/null)\"; "
    "echo \"headroom: program $(command -v \"$1\" 2>/dev/null)\"; "
    "echo \"headroom: version $(\"$1\" --version 2>&1 </dev/null)\"; echo \"headroom: end\"";

std::string quoteOf(const std::string& line) {
  const std::string shown = terminalText(line);
  return shown.substr(0, wholeCharacters(std::string_view(shown).substr(0, kMostQuotedOfHost)));
}

/// Returns the value that the script reported; empty if it did not.
std::string reportedValue(const FarOutput& output, std::string_view key) {
  const std::string begin = fmt::format("{}{} ", kReported, key);
  for (const std::string& line : output.lines) {
    if (line.starts_with(begin)) return terminalText(line.substr(begin.size()));
  }
  return {};
}

std::string failureRemedy(const FarOutput& output) {
  if (output.exitCode == kSshFailed)
    return "Make that command work in a terminal, without a question or a password, e.g. by a key in your agent.";
  if (output.exitCode == kShellFoundNoProgram)
    return "The host needs a POSIX shell, sh, for this check; correct the host's command if there is one.";
  return "Make that command work in a terminal first.";
}

[[noreturn]] void failToReach(const NamedHost& host, const std::string& command, const std::string& what,
                              const std::string& remedy) {
  throw Error(Stage::Runner, fmt::format("Host {} cannot be used: `{}` {}. {}", host.name, command, what, remedy));
}

}  // namespace

FarSystem farSystemOf(const NamedHost& host, std::chrono::milliseconds deadline, const std::stop_token& stop) {
  const FarOutput output = runThere(host, shellThere(kReportScript, {host.program}), deadline, {}, stop);
  if (output.how == Wait::WokenUp)
    throw Error(Stage::Runner, fmt::format("The check of host {} was stopped.", host.name));
  const std::string command = typedThere(host, {"true"});  // short, and for a user to try
  if (!output.lines.empty() && !output.lines.front().starts_with(kReported)) {
    failToReach(host, command, fmt::format("first writes \"{}\"", quoteOf(output.lines.front())),
                "Remove that from the shell's start files there, or print it only in a terminal: the runner's protocol "
                "uses that output.");
  }
  if (output.how == Wait::TimedOut) {
    failToReach(host, command,
                fmt::format("did not end within {:g} s", std::chrono::duration<double>(deadline).count()),
                "It may be waiting for a password, an answer or a place in a queue. Run it in a terminal.");
  }
  const bool isWhole = !output.lines.empty() && output.lines.back() == std::string(kReported) + "end";
  if (!output.succeeded() || !isWhole) failToReach(host, command, output.end, failureRemedy(output));
  FarSystem system;
  system.kernel = reportedValue(output, "kernel");
  system.machine = reportedValue(output, "machine");
  const std::string libc = reportedValue(output, "libc");
  if (libc.starts_with(kGlibc)) system.libc = libc.substr(kGlibc.size());
  system.program = reportedValue(output, "program");
  system.version = reportedValue(output, "version");
  return system;
}

}  // namespace headroom
