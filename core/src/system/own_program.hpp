// Where this program stands, and what stands beside it.
#pragma once

#include <filesystem>

namespace headroom {

/// The folder of this program's file; empty where /proc is not mounted.
std::filesystem::path ownFolder();

/// headroom-cli beside this program: its hidden commands are what Headroom starts as processes of its own.
std::filesystem::path commandLineBesideThisProgram();

}  // namespace headroom
