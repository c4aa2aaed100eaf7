// The machine that this program runs on, as reported by Linux.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace headroom {

/// Returns the numbers of the processors available to the calling thread, in ascending order; empty if Linux does not
/// report them (machines with more than CPU_SETSIZE processors).
std::vector<int> usableProcessors();
/// Returns their number; if Linux does not report it, that of the machine.
unsigned countProcessors();

/// Returns the kernel's name, release and machine, and the distribution.
std::string operatingSystem();
/// Returns the machine's network name; empty if there is none.
std::string hostName();

/// Returns the id that Linux gives each of its starts, which is the same in all containers; empty if it is not
/// reported.
std::string bootId();

/// Returns the CPU's name, for rows of host implementations.
std::string hostProcessorName();

/// Returns the total size of these processors' last-level caches, in bytes: a machine has one for each socket, or for
/// each group of cores. `folder` has the layout of /sys/devices/system/cpu; 0 if the size is not reported. A cache
/// without a list of its processors is counted once for all with an equal one.
std::uint64_t lastLevelCacheBytes(const std::filesystem::path& folder, std::span<const int> processors);

/// Returns that of the processors available to this process.
std::uint64_t hostLastLevelCacheBytes();

}  // namespace headroom
