// Replaces a compiler's own file names in its output by the user's files.
#pragma once

#include <cstddef>
#include <string>

namespace headroom {

/// Limit of a compiler's output; the rest is not sent to the workbench.
inline constexpr std::size_t kMostBytesOfLog = std::size_t{4} << 20;

/// Returns a compiler's output with the user's files and lines in place of the compiler's temporary file. NVIDIA's
/// calls it "<kernel>" and ignores #line, PoCL's "/...tempfile_x5FfRz.cl", Intel's "1", AMD's ".../CompileSource".
/// `source`: the built source. `file`: the source's file until a #line names another.
std::string withUsersLines(const std::string& log, const std::string& source, const std::string& file);

}  // namespace headroom
