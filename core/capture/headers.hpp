// Files that an OpenCL C source includes, copied so that it builds elsewhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "objects.hpp"

namespace headroom::capture {

/// What a source is built with: reads what it includes from the -I folders of its options, and what those files
/// include. `embedded`: headers that came with clCompileProgram.
Build buildOf(std::string_view source, std::string options, std::vector<Header> embedded = {});

/// False for a name that leads out of a folder.
bool isNameBelow(std::string_view name);

}  // namespace headroom::capture
