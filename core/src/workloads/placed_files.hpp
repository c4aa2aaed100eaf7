// Files of another machine that this process was sent: where they are here.
#pragma once

#include <filesystem>
#include <string>

namespace headroom {

/// From now on, that file of the folder is read from `place`. The folder need not exist here. From any thread.
void placeFile(const std::string& folder, const std::string& name, const std::filesystem::path& place);

/// Returns where the file can be opened: its place, or in the folder itself if it was not placed. From any thread.
[[nodiscard]] std::filesystem::path placeOfFile(const std::string& folder, const std::string& name);

}  // namespace headroom
