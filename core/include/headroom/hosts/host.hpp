// Hosts: the places where runners can be started.
#pragma once

#include <string>
#include <vector>

namespace headroom {

/// A machine, or a part of one, on which points are measured. By default this machine, with its own runner.
struct Host {
  std::string name;  ///< for people: "gpu7"; empty: this machine
  /// Command that starts a runner there, with the runner's input and output as its own: {"ssh", "gpu7", "headroom-cli",
  /// "worker"}. The first word is searched in PATH; no shell interprets the words. Empty: this machine's own runner.
  std::vector<std::string> command;

  bool operator==(const Host&) const = default;
};

/// Returns a host whose command is a shell command line.
[[nodiscard]] Host hostOfShellCommand(std::string name, std::string line);

/// Returns its command as typed in a shell; empty if it has none.
[[nodiscard]] std::string commandLineOf(const Host& host);

}  // namespace headroom
