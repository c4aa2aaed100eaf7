// Places in the user's files, where a compiler names its own.
#pragma once

#include <cstddef>
#include <string>

namespace headroom {

/// Nobody reads more of a compiler's output, and no more of it goes to the workbench.
inline constexpr std::size_t kMostBytesOfLog = std::size_t{4} << 20;

/// A compiler's output, for which the source was a file of the compiler's own making: with the user's files and lines
/// instead. NVIDIA's calls it "<kernel>" and ignores #line, PoCL's "/...tempfile_x5FfRz.cl", Intel's "1", AMD's
/// ".../CompileSource". `source`: what was built. `file`: whose text it begins with, until a #line names another.
std::string withUsersLines(const std::string& log, const std::string& source, const std::string& file);

}  // namespace headroom
