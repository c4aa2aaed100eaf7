// headroom-cli hosts: machines, containers and queues where runners can be started.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "console.hpp"

namespace headroom::cli {

struct HostsOptions {
  std::string name;
  // How it is reached; exactly one.
  std::string ssh;
  std::string docker;
  std::string podman;
  std::string kubectl;
  bool isSrun = false;
  std::vector<std::string> words;  ///< the command itself, after --

  std::vector<std::string> extra;  ///< words for the reaching program
  std::string program;             ///< there; empty: the default
  bool replaces = false;
  bool installs = false;
  bool isUnchecked = false;
};

/// Adds the command, with commands of its own.
void addHosts(CLI::App& app, const CommonOptions& common, HostsOptions& options, int& exitCode);

}  // namespace headroom::cli
