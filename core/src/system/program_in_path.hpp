// Programs of the user's PATH.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace headroom {

/// Returns the first executable file of that name; nothing if there is none.
[[nodiscard]] std::optional<std::filesystem::path> programInPath(std::string_view name);

}  // namespace headroom
