// Private folders for files that are loaded as code: no other user may write to them.
#pragma once

#include <filesystem>
#include <string>

namespace headroom {

/// Creates the folder, and those above it, for this user only (0700) whatever the umask, and removes other users'
/// permissions from an existing one. Returns an empty text, or a phrase on why nothing may be loaded from it, e.g. "it
/// belongs to another user".
std::string makePrivate(const std::filesystem::path& folder);

/// Makes the same check without changing anything: for folders that the user chose.
std::string whyNotPrivate(const std::filesystem::path& folder);

}  // namespace headroom
