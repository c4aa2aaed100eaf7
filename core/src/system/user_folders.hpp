// Folders for the user's data, by the XDG Base Directory Specification: a relative path in a variable is treated as
// unset. A folder need not exist; there is none if HOME is unset as well.
#pragma once

#include <filesystem>
#include <optional>

namespace headroom {

/// Reproducible data: $XDG_CACHE_HOME/headroom, or ~/.cache/headroom.
std::optional<std::filesystem::path> cacheFolder();

/// Other data: $XDG_DATA_HOME/headroom, or ~/.local/share/headroom.
std::optional<std::filesystem::path> dataFolder();

/// Files that the user may edit: $XDG_CONFIG_HOME/headroom, or ~/.config/headroom.
std::optional<std::filesystem::path> configFolder();
/// What a restart restores, of this machine alone: $XDG_STATE_HOME/headroom, or ~/.local/state/headroom.
std::optional<std::filesystem::path> stateFolder();

}  // namespace headroom
