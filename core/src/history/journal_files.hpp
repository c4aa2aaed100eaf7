// The journals in a folder.
#pragma once

#include <filesystem>
#include <vector>

namespace headroom {

/// Newest first, by their names, which begin with the start of the run. None when there is no such folder.
std::vector<std::filesystem::path> journalsIn(const std::filesystem::path& folder);

}  // namespace headroom
