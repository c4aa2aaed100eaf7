#include "system/program_in_path.hpp"

#include <unistd.h>

#include <cstdlib>
#include <sstream>
#include <string>
#include <system_error>

namespace headroom {

std::optional<std::filesystem::path> programInPath(std::string_view name) {
  const char* const path = std::getenv("PATH");  // NOLINT(concurrency-mt-unsafe): nobody sets it
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::filesystem::path program = std::filesystem::path(folder.empty() ? "." : folder) / name;
    std::error_code failure;
    if (std::filesystem::is_regular_file(program, failure) && access(program.c_str(), X_OK) == 0) return program;
  }
  return std::nullopt;
}

}  // namespace headroom
