#include "system/own_program.hpp"

#include <system_error>

namespace headroom {

std::filesystem::path ownFolder() {
  std::error_code failure;
  return std::filesystem::read_symlink("/proc/self/exe", failure).parent_path();
}

std::filesystem::path commandLineBesideThisProgram() {
  return ownFolder() / "headroom-cli";
}

}  // namespace headroom
