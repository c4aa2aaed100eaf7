// Where Headroom keeps what is the user's, by the XDG Base Directory Specification: a relative path in a variable
// counts as unset. A folder need not exist; there is none when HOME is unset as well.
#pragma once

#include <filesystem>
#include <optional>

namespace headroom {

/// What can be made again: $XDG_CACHE_HOME/headroom, or ~/.cache/headroom.
std::optional<std::filesystem::path> cacheFolder();

/// What can't: $XDG_DATA_HOME/headroom, or ~/.local/share/headroom.
std::optional<std::filesystem::path> dataFolder();

}  // namespace headroom
