// Paths of this program and the files beside it.
#pragma once

#include <filesystem>

namespace headroom {

/// Returns the folder of this program's file; empty if /proc is not mounted.
std::filesystem::path ownFolder();

/// Returns headroom-cli beside this program: its hidden commands are the processes that Headroom starts.
std::filesystem::path commandLineBesideThisProgram();

}  // namespace headroom
