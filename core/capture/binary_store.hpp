// Sources of a program's binaries from the driver, stored across processes and runs, because many programs build once
// and later load the binary.
#pragma once

#include <string>

#include "objects.hpp"

namespace headroom::capture {

/// Stores source and options of the program under its binary's hash. Stores nothing for a program linked from several.
void rememberSource(const std::string& hash, const Program& program);

/// Sets source, options, headers and hash of a program that was loaded from this binary. Returns false if the store has
/// none.
bool recallSource(const std::string& hash, Program& program);

}  // namespace headroom::capture
