// Oclgrind, a simulator of OpenCL devices that watches what kernels do: where it is, how a runner is started in it.
#pragma once

#include <filesystem>
#include <string>

#include "headroom/hosts/host.hpp"

namespace headroom {

/// The program as PATH finds it. Throws Error(Stage::Runner) that says how to install it.
[[nodiscard]] std::filesystem::path findOclgrind();

/// What Oclgrind looks for beside accesses out of bounds and divergence, which it always sees.
struct Watched {
  bool races = true;
  bool uninitialised = true;
  bool counts = true;  ///< of instructions
};

/// What a runner in Oclgrind writes beside the protocol, and how it is watched.
struct OclgrindRun {
  std::filesystem::path oclgrind;
  std::filesystem::path runner;  ///< the program whose `worker` command is started
  std::filesystem::path log;     ///< gets messages
  std::filesystem::path output;  ///< gets what is printed: histograms of instructions, a kernel's printf, last words
  Watched watched = {};
};

[[nodiscard]] Host hostInOclgrind(const OclgrindRun& run);

}  // namespace headroom
