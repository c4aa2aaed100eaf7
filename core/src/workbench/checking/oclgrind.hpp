// Oclgrind, a simulator of OpenCL devices that checks kernels: its path, and the start of a runner in it.
#pragma once

#include <filesystem>
#include <string>

#include "headroom/hosts/host.hpp"

namespace headroom {

/// Returns the program from PATH. Throws Error(Stage::Runner) that states how to install it.
[[nodiscard]] std::filesystem::path findOclgrind();

/// Checks of Oclgrind beside out-of-bounds accesses and divergence, which are always checked.
struct Watched {
  bool races = true;
  bool uninitialised = true;
  bool counts = true;  ///< counts instructions
};

/// Files and checks of a runner in Oclgrind.
struct OclgrindRun {
  std::filesystem::path oclgrind;
  std::filesystem::path runner;  ///< the program whose `worker` command is started
  std::filesystem::path log;     ///< receives messages
  std::filesystem::path output;  ///< receives stdout: histograms of instructions, a kernel's printf, last words
  Watched watched = {};
};

[[nodiscard]] Host hostInOclgrind(const OclgrindRun& run);

}  // namespace headroom
