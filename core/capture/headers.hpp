// Files that an OpenCL C source includes, copied so that it builds elsewhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "objects.hpp"

namespace headroom::capture {

/// Returns the build of a source: reads its includes from the -I folders of its options, and theirs in turn.
/// `embedded`: headers passed to clCompileProgram.
Build buildOf(std::string_view source, std::string options, std::vector<Header> embedded = {});

/// Returns false for a path that leads out of a folder.
bool isNameBelow(std::string_view name);

}  // namespace headroom::capture
