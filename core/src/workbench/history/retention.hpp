// Limit of stored runs.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace headroom {

/// Removes the oldest completed journals, so that with a new one there are at most mostRunsKept(). Resumable,
/// labelled and renamed ones stay, whatever their number, as do those that cannot be removed. Returns the number of
/// removed journals.
std::size_t makeRoomForARun(const std::filesystem::path& folder);

/// Returns the sentence about removed journals; empty if there are none.
std::string removalNote(std::size_t removed, const std::filesystem::path& folder);

}  // namespace headroom
