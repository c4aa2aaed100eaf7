// How many runs are kept; see also removeRun in headroom/history.hpp.
#pragma once

#include <filesystem>

namespace headroom {

/// Removes the oldest completed journals, so that with one more there are at most kMostRunsKept. Those that could be
/// taken up again stay, however many they are. What can't be removed stays too.
void makeRoomForARun(const std::filesystem::path& folder);

}  // namespace headroom
