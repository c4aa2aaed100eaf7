// Folders whose files are loaded as code: nobody else may write to them.
#pragma once

#include <filesystem>
#include <string>

namespace headroom {

/// Makes the folder, and those above it, for this user alone (0700) whatever the umask, and takes the permissions of
/// others from one that is there. Returns an empty text, or a phrase: why nothing should be loaded from it, e.g. "it
/// belongs to another user".
std::string makePrivate(const std::filesystem::path& folder);

/// The same without changing anything: for folders that the user chose.
std::string whyNotPrivate(const std::filesystem::path& folder);

}  // namespace headroom
