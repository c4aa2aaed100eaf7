// The folders of the XDG Base Directory Specification.
#pragma once

#include <filesystem>
#include <optional>

namespace headroom {

/// What can be made again: $XDG_CACHE_HOME/headroom, or ~/.cache/headroom; a relative path in either variable counts as unset, as the XDG Base
/// Directory Specification asks. Nothing when both are unset. The folder need not exist.
std::optional<std::filesystem::path> cacheFolder();

/// Likewise what is the user's own: $XDG_DATA_HOME/headroom, or ~/.local/share/headroom.
std::optional<std::filesystem::path> dataFolder();

}  // namespace headroom
