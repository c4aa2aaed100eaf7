// The journals in a folder.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "headroom/run/run_document.hpp"

namespace headroom {

/// Returns journals newest first, by their names, which begin with the start of the run. None if there is no such
/// folder.
std::vector<std::filesystem::path> journalsIn(const std::filesystem::path& folder);

/// Returns a journal's context and plans, without its rows; nothing if they cannot be read, and for
/// tunings and splits.
std::optional<RunDocument> headOf(const std::filesystem::path& journal);

}  // namespace headroom
