#include "workbench/hosts/far_command.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "headroom/system/error.hpp"
#include "workbench/hosts/stop_wake.hpp"

namespace headroom {
namespace {

using FarClock = std::chrono::steady_clock;

constexpr std::size_t kMostFarLines = 200;
constexpr std::size_t kMostBytesOfFarLine = 4096;
constexpr std::chrono::milliseconds kMomentToEndThere{200};
// A killed srun would leave its job in the queue; SIGTERM cancels it.
constexpr std::chrono::milliseconds kMomentToCancelThere{800};

std::chrono::milliseconds leftUntil(FarClock::time_point end) {
  return std::max(std::chrono::duration_cast<std::chrono::milliseconds>(end - FarClock::now()),
                  std::chrono::milliseconds(0));
}

/// An endless line arrives in pieces, and all of the output has one deadline.
Wait collectLines(ChildProcess& process, FarClock::time_point end, int wake, std::vector<std::string>& lines) {
  std::string line;
  for (;;) {
    const std::chrono::milliseconds left = leftUntil(end);
    if (left.count() == 0) return Wait::TimedOut;
    const Wait how = process.receiveLine(line, {left, wake}, kMostBytesOfFarLine);
    if (how != Wait::Done) return how;
    line.resize(std::min(line.size(), kMostBytesOfFarLine));
    if (lines.size() < kMostFarLines) lines.push_back(line);
  }
}

}  // namespace

FarOutput runThere(const NamedHost& host, const std::vector<std::string>& words, std::chrono::milliseconds deadline,
                   const FeedInput& feed, const std::stop_token& stop) {
  ChildCommand command{commandThere(host, words)};
  command.grace = kMomentToEndThere;
  command.termination = kMomentToCancelThere;
  const FarClock::time_point end = FarClock::now() + deadline;
  FarOutput output;
  const StopWake wake(stop);
  try {
    ChildProcess process(command);
    // A command that ends before it has read everything says why.
    if (feed && feed(process) == Wait::TimedOut) {
      output.how = Wait::TimedOut;
    } else {
      process.endInput();
      output.how = collectLines(process, end, wake.descriptor(), output.lines);
    }
    output.end = process.end();
    output.exitCode = process.exitCode();
  } catch (const Error& error) {
    throw Error(Stage::Runner,
                fmt::format("Host {} cannot be reached: {}. Install that program here, or correct the host's command.",
                            host.name, error.what()));
  }
  return output;
}

std::vector<std::string> shellThere(const std::string& script, const std::vector<std::string>& arguments) {
  std::vector<std::string> words{"sh", "-c", script, "sh"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return words;
}

std::string typedThere(const NamedHost& host, const std::vector<std::string>& words) {
  return commandLineOf({host.name, commandThere(host, words)});
}

}  // namespace headroom
