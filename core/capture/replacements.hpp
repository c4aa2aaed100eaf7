// Sources built in place of the program's own: a captured and changed kernel, put back into its program.
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

/// Reads a replacement written by the workbench as a folder: `hash`, `kernel` and `local` with a line each, and
/// `source.cl`. An unreadable one replaces nothing.
void addReplacement(const std::string& folder);

/// Returns nullptr if the program's own source stays. Valid as long as the process.
const Replacement* replacementOf(const std::string& hash);

/// Sends a line to the workbench, each once per process: the result of the replacement.
void reportReplacement(const std::string& line);

}  // namespace headroom::capture
