// Whether a disk has room for what a compiler is going to write.
#pragma once

#include <filesystem>
#include <string>

namespace headroom {

/// True when the folder's disk, or this user's share of it, has no room for a compiled kernel.
[[nodiscard]] bool isDiskFull(const std::filesystem::path& folder);

/// A sentence when the disk of the folder that POCL_CACHE_DIR names is full, else empty.
[[nodiscard]] std::string fullPoclCacheSentence();

}  // namespace headroom
