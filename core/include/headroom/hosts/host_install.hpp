// A copy of this program on a host.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

#include "headroom/hosts/host_check.hpp"

namespace headroom {

struct HostInstallation {
  std::string program;      ///< its path there
  bool wasThere = false;    ///< the same files had been copied before
  std::size_t files = 0;    ///< copied ones: the program and its libraries
  std::uint64_t bytes = 0;  ///< of them
};

/// Returns a sentence on why a program of this system, with its libraries, does not run on that one; empty if it
/// should. `machine` and `libc` are this system's, as in FarSystem.
[[nodiscard]] std::string whyNotCopied(const FarSystem& there, const std::string& machine, const std::string& libc);

/// Copies `program`, and the libraries that it needs and that are not the C library's, to a folder in the user's data
/// folder there. The folder's name has the version and a checksum of the files, so that versions stay side by side.
/// Libraries of the system there are preferred where they fit, because its drivers need them. Throws Error with a
/// remedy if the systems differ too much, a tool is missing there, or the copy does not start; nothing is left there
/// then. By default `program` is headroom-cli beside this program. Each question to the host has the deadline, and the
/// copy twenty minutes.
[[nodiscard]] HostInstallation installOn(const NamedHost& host, const std::filesystem::path& program = {},
                                         std::chrono::milliseconds deadline = kHostCheckDeadline);

}  // namespace headroom
