// Sources that are built in place of the program's own: a kernel that was captured and changed, back in its program.
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace headroom::capture {

struct Replacement {
  std::string hash;                    ///< of the program's own source
  std::string source;                  ///< the text in its place
  std::string kernel;                  ///< the one that was changed
  std::array<std::size_t, 3> local{};  ///< its groups; 0 in all: as the program launches it
};

/// Reads one that the workbench wrote as a folder: `hash`, `kernel` and `local` with a line each, and `source.cl`.
/// What can't be read replaces nothing.
void addReplacement(const std::string& folder);

/// nullptr where the program's own source stays. It lives as long as the process.
const Replacement* replacementOf(const std::string& hash);

/// A line for the workbench, each once in a process: what became of the replacement.
void reportReplacement(const std::string& line);

}  // namespace headroom::capture
