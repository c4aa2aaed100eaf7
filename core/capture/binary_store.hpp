// Sources of binaries that a program got from the driver, kept across processes and runs: many programs build once and
// come back with the binary.
#pragma once

#include <string>

#include "objects.hpp"

namespace headroom::capture {

/// Stores source and options of the program under its binary's hash. Of a program that was linked of
/// several there is nothing to store.
void rememberSource(const std::string& hash, const Program& program);

/// Sets source, options, headers and hash of a program that came as this binary. False where the store has none.
bool recallSource(const std::string& hash, Program& program);

}  // namespace headroom::capture
