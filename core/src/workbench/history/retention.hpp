// How many runs are kept; see also removeRun in headroom/history.hpp.
#pragma once

#include <filesystem>

namespace headroom {

/// Removes the oldest completed journals, so that with one more there are at most mostRunsKept(). Those that could be
/// resumed and those with names stay, however many they are. What can't be removed stays too. Returns how many it
/// removed.
std::size_t makeRoomForARun(const std::filesystem::path& folder);

}  // namespace headroom
