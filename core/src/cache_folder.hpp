// Where what can be made again is kept.
#pragma once

#include <filesystem>
#include <optional>

namespace headroom {

/// $XDG_CACHE_HOME/headroom, or ~/.cache/headroom; a relative path in either variable counts as unset, as the XDG Base
/// Directory Specification asks. Nothing when both are unset. The folder need not exist.
std::optional<std::filesystem::path> cacheFolder();

}  // namespace headroom
