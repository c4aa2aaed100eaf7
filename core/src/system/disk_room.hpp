// Free disk space for a compiler's output.
#pragma once

#include <filesystem>
#include <string>

namespace headroom {

/// Returns true if the folder's disk, or this user's quota on it, has no space for a compiled kernel.
[[nodiscard]] bool isDiskFull(const std::filesystem::path& folder);

/// Returns a sentence if the disk of the folder in POCL_CACHE_DIR is full, else an empty string.
[[nodiscard]] std::string fullPoclCacheSentence();

}  // namespace headroom
