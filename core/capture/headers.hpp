// Files that an OpenCL C source includes, copied so that it builds elsewhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "objects.hpp"

namespace headroom::capture {

/// Reads what the program's source includes from the -I folders of its options, and what those files include: into
/// `headers`, with their names from there on. Others are named in `missingHeaders`. `embedded`: headers that came with
/// clCompileProgram.
void collectHeaders(Program& program, std::vector<Header> embedded = {});

/// False for a name that leads out of a folder.
bool isNameBelow(std::string_view name);

}  // namespace headroom::capture
