// The machine that this program runs on, as Linux describes it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace headroom {

/// The numbers of the processors that the calling thread may run on, in ascending order, as Linux counts them; empty
/// where it does not tell (machines of more than CPU_SETSIZE processors).
std::vector<int> usableProcessors();
/// How many these are; where Linux does not say, as many as the machine has.
unsigned countProcessors();

/// The kernel's name, release and machine, and the distribution.
std::string operatingSystem();
/// The machine's name in the network; empty where there is none.
std::string hostName();

/// The processor's name, for rows of host peers.
std::string hostProcessorName();

/// The last level caches of these processors together, in bytes: a machine has one for each socket, or for each few
/// cores of one. `folder` is laid out as /sys/devices/system/cpu is; 0 when it does not tell. A cache that does not say
/// which processors share it counts once for all that have one like it.
std::uint64_t lastLevelCacheBytes(const std::filesystem::path& folder, std::span<const int> processors);

/// Those of the processors that this process may use, as Linux tells them.
std::uint64_t hostLastLevelCacheBytes();

}  // namespace headroom
