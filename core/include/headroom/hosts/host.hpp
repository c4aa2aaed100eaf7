// Where runners can be started.
#pragma once

#include <string>
#include <vector>

namespace headroom {

/// A machine, or a part of one, on which things are measured. By default this machine, by its own runner.
struct Host {
  std::string name;  ///< for people: "gpu7"; empty: this machine
  /// Starts a runner there that has its input and output through the command's: {"ssh", "gpu7", "headroom-cli",
  /// "worker"}. The first is looked for in PATH, no shell reads them. Empty: this machine's own runner.
  std::vector<std::string> command;

  bool operator==(const Host&) const = default;
};

/// One whose command is a line for the shell.
[[nodiscard]] Host hostOfShellCommand(std::string name, std::string line);

/// Its command as a person would type it; empty where it has none.
[[nodiscard]] std::string commandLineOf(const Host& host);

}  // namespace headroom
