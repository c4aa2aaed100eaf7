// The process environment that OpenCL drivers read.
#pragma once

#include <filesystem>

namespace headroom {

/// Where PoCL keeps compiled kernels for Headroom alone: $XDG_CACHE_HOME/headroom/pocl (or ~/.cache/headroom/pocl).
std::filesystem::path poclCacheFolder();

/// True when the user chose a PoCL cache folder: it is used and never cleaned.
bool userChosePoclCache();

}  // namespace headroom
