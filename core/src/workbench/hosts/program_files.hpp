// A program and the libraries that it loads when it starts.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace headroom {

struct ProgramFile {
  std::string name;  ///< of a library as programs need it: "libfmt.so.9"
  std::filesystem::path path;
};

/// Returns the libraries of a line that the dynamic loader writes under LD_TRACE_LOADED_OBJECTS, e.g. "\tlibfmt.so.9 =>
/// /usr/lib/libfmt.so.9 (0x7f)": one, or none for the loader itself and for the C library's, which belong to a system.
/// Throws Error(Stage::Runner) for a library that is missing.
[[nodiscard]] std::vector<ProgramFile> librariesInLine(const std::string& line);

/// Returns all libraries, as the dynamic loader finds them. Throws Error(Stage::Runner) if the program cannot be
/// loaded.
[[nodiscard]] std::vector<ProgramFile> librariesOf(const std::filesystem::path& program);

}  // namespace headroom
